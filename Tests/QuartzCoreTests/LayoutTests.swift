@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) struct LayoutTests {
    /// A layer that makes its sublayers anew in each layout.
    private final class Rebuilding: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            sublayers = nil
            addSublayer(makeLayer(0, 0, bounds.width, 5, Colors.red))
        }
    }

    @Test("A layer whose layout replaces its sublayers is laid out once, in a commit and at once")
    func rebuilding() {
        let stage = Stage()
        let layer = Rebuilding()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.root.addSublayer(layer)
        stage.render()
        #expect(layer.layouts == 1 && layer.sublayers?.count == 1 && !layer.needsLayout())
        stage.render()
        #expect(layer.layouts == 1)
        layer.bounds.size.width = 30
        layer.layoutIfNeeded()
        #expect(layer.layouts == 2 && layer.sublayers?.first?.bounds.width == 30)
        #expect(stage.pixel(10, 2) == [255, 0, 0, 255])
    }

    @Test("Sublayers that come from outside its layout mark a layer")
    func outside() {
        let stage = Stage()
        let layer = Rebuilding()
        stage.root.addSublayer(layer)
        stage.render()
        layer.addSublayer(CALayer())
        #expect(layer.needsLayout())
        stage.render()
        #expect(layer.layouts == 2 && layer.sublayers?.count == 1)
    }
}
