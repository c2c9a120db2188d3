@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore
import Testing

/// Trees that are painted without a context: the same bytes as with one.
@MainActor
@Suite(.serialized) struct PixelPaintTests {
    /// Paints a bar, and tells what moved.
    private final class BarPainter: LayerPainter {
        var position: Int32 = 0
        var isAble = true
        private var shown: Int32?
        private(set) var painted = 0
        private(set) var backdrops = 0

        private func bar(_ position: Int32, _ scale: CGFloat = 1) -> CGRect {
            CGRect(x: CGFloat(position) * scale, y: 2 * scale, width: 4 * scale, height: 5 * scale)
        }

        func paint(_ layer: CALayer, in context: CGContext) {
            context.setFillColor(Colors.green)
            context.fill(bar(position))
        }

        func painted(_ layer: CALayer) { shown = position }

        func changes(of layer: CALayer, _ tell: (PixelRect) -> Void) -> Bool {
            guard let old = shown else { return false }
            tell(PixelRect(covering: bar(old, layer.contentsScale)))
            tell(PixelRect(covering: bar(position, layer.contentsScale)))
            shown = position
            return true
        }

        func pixelPaint(of layer: CALayer, at origin: PixelPoint, within area: PixelRect) -> PixelPaint { isAble ? .some : .unable }

        func paint(_ layer: CALayer, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32?) {
            painted += 1
            shown = position
            if let backdrop {
                backdrops += 1
                canvas.fill(canvas.clip, with: backdrop)
            }
            let scale = Int32(layer.contentsScale)
            canvas.fill(
                PixelRect(
                    x0: origin.x + position * scale, y0: origin.y + 2 * scale, x1: origin.x + (position + 4) * scale,
                    y1: origin.y + 7 * scale), with: 0xFF00_FF00)
        }
    }

    private func image(_ width: Int, _ height: Int, _ color: CGColor) -> CGImage {
        let context = CGContext(bitmapPointSize: CGSize(width: width, height: height), scale: 1, opaque: false)!
        context.setFillColor(color)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()!
    }

    /// A random tree of backgrounds, pictures, painters and cuts, some of them beside the pixels.
    private func edit(_ layers: inout [CALayer], _ painters: inout [BarPainter], _ random: inout Random, _ root: CALayer, _ scale: CGFloat) {
        let colors = [Colors.red, Colors.blue, Colors.white, CGColor(red: 0, green: 0, blue: 1, alpha: 0.4), nil]
        if layers.count < 3 || random.next(4) == 0 {
            let layer = makeLayer(
                CGFloat(random.next(60)), CGFloat(random.next(60)), CGFloat(4 + random.next(30)), CGFloat(4 + random.next(30)), colors[random.next(5)])
            layer.contentsScale = scale
            switch random.next(4) {
            case 0:
                layer.contents = image(Int(layer.bounds.width * scale), Int(layer.bounds.height * scale), Colors.green)
            case 1:
                let painter = BarPainter()
                layer.painter = painter
                layer.painterBleed = (3, 3, 3, 20)
                painters.append(painter)
            case 2: layer.masksToBounds = true
            default: break
            }
            (random.next(3) == 0 ? layers.last ?? root : root).addSublayer(layer)
            layers.append(layer)
            return
        }
        let layer = layers[random.next(layers.count)]
        switch random.next(8) {
        case 0: layer.position.x += CGFloat(random.next(9)) - 4
        case 1: layer.isHidden.toggle()
        case 2: layer.backgroundColor = colors[random.next(5)]
        case 3: layer.opacity = random.next(2) == 0 ? 1 : 0.5
        case 4: layer.zPosition = CGFloat(random.next(3))
        case 5: layer.position.y += 0.25
        default:
            guard let painter = painters.last(where: { _ in random.next(2) == 0 }),
                let owner = layers.first(where: { $0.painter === painter })
            else { return }
            painter.position = Int32(random.next(16))
            if random.next(6) == 0 { painter.isAble.toggle() }
            owner.setNeedsRepaintOfChanges()
        }
    }

    @Test("H1: what is painted onto pixels has the bytes of a repaint of all by contexts", arguments: 1...12)
    func random(seed: UInt64) {
        let scale: CGFloat = seed % 2 == 0 ? 2 : 1
        let stage = Stage(width: 90, height: 90, scale: scale)
        stage.isQuiet = true
        stage.root.backgroundColor = seed % 3 == 0 ? nil : Colors.white
        if seed % 4 == 0 { stage.compositor.background = Colors.black }
        var random = Random(state: seed &* 6151)
        var layers: [CALayer] = [], painters: [BarPainter] = []
        for step in 0..<80 {
            for _ in 0...random.next(2) { edit(&layers, &painters, &random, stage.root, scale) }
            stage.render()
            let partial = stage.compositor.image
            stage.compositor.paintsPixelsDirectly = false
            stage.compositor.invalidateAll()
            stage.render()
            stage.compositor.paintsPixelsDirectly = true
            let same = partial.isPixelEqual(to: stage.compositor.image)
            #expect(same, "seed \(seed), step \(step)")
            if !same { return }
        }
    }

    @Test("H1: a painter that can is given the colour behind it, and its changes are all that is repainted")
    func backdrop() {
        let stage = Stage(scale: 2)
        stage.root.backgroundColor = Colors.white
        let layer = makeLayer(20, 20, 40, 20)
        layer.contentsScale = 2
        layer.painterBleed = (0, 0, 0, 10)
        let painter = BarPainter()
        layer.painter = painter
        stage.root.addSublayer(layer)
        stage.render()
        #expect(painter.painted == 1 && painter.backdrops == 1)
        painter.position = 20
        layer.setNeedsRepaintOfChanges()
        #expect(stage.render() == [CGRect(x: 40, y: 44, width: 8, height: 10), CGRect(x: 80, y: 44, width: 8, height: 10)])
        #expect(stage.pixel(82, 46) == [0, 255, 0, 255] && stage.pixel(42, 46) == [255, 255, 255, 255])
        // Over an edge of what is behind there is no one colour.
        layer.removeFromSuperlayer()
        stage.root.addSublayer(makeLayer(0, 0, 45, 50, Colors.red))
        stage.root.addSublayer(layer)
        stage.render()
        let (painted, backdrops) = (painter.painted, painter.backdrops)
        painter.position = 24
        layer.setNeedsRepaintOfChanges()
        stage.render()
        #expect(painter.painted == painted + 1 && painter.backdrops == backdrops)
        #expect(stage.pixel(87, 46) == [255, 0, 0, 255] && stage.pixel(89, 46) == [0, 255, 0, 255] && stage.pixel(97, 46) == [255, 255, 255, 255])
        // Off the pixels, and under a transform, a context paints it.
        let count = painter.painted
        layer.position.x += 0.25
        stage.render()
        layer.position.x -= 0.25
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        stage.render()
        #expect(painter.painted == count)
    }

    @Test("H1: an answer of a rendering stays as it was after the next")
    func answers() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 10, 10, Colors.red)
        stage.root.addSublayer(layer)
        stage.render()
        layer.backgroundColor = Colors.blue
        CATransaction.setDisableActions(true)
        let first = stage.render()
        layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
        stage.render()
        #expect(first == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("H1: a fading layer is seen while it fades, though it is set to be invisible")
    func fading() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 10, 10, Colors.red)
        stage.root.addSublayer(layer)
        stage.render()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        layer.add(fade, forKey: nil)
        stage.render()
        #expect(stage.pixel(5, 5)[0] == 255)
        stage.advance(2)
        stage.render()
        #expect(stage.pixel(5, 5)[3] == 0)
    }
}
