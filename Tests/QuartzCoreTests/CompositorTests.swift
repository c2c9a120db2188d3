@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) struct CompositorTests {
    @Test("Colours, borders and corners land on their pixels")
    func style() {
        let stage = Stage()
        let layer = makeLayer(10, 10, 40, 40, Colors.red)
        layer.borderWidth = 2
        layer.borderColor = Colors.blue
        stage.root.addSublayer(layer)
        #expect(stage.render() == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(stage.pixel(9, 9) == [0, 0, 0, 0] && stage.pixel(10, 10) == [0, 0, 255, 255])
        #expect(stage.pixel(12, 12) == [255, 0, 0, 255] && stage.pixel(49, 30) == [0, 0, 255, 255])
        layer.cornerRadius = 20
        #expect(stage.render() == [CGRect(x: 10, y: 10, width: 40, height: 40)])
        #expect(stage.render().isEmpty)
        stage.advance(1)
        stage.render()
        #expect(stage.pixel(11, 11)[3] == 0 && stage.pixel(30, 30) == [255, 0, 0, 255] && stage.pixel(30, 11) == [0, 0, 255, 255])
        stage.isQuiet = true
        layer.maskedCorners = [.layerMinXMinYCorner]
        stage.render()
        #expect(stage.pixel(11, 11)[3] == 0 && stage.pixel(48, 48)[3] == 255)
        layer.cornerCurve = .continuous
        layer.cornerRadius = 10
        stage.render()
        #expect(stage.pixel(10, 10)[3] == 0 && stage.pixel(30, 11)[3] == 255)
    }

    @Test("Masks to bounds cut sublayers at the rounded corners")
    func masksToBounds() {
        let stage = Stage()
        let layer = makeLayer(10, 10, 40, 40), inner = makeLayer(-10, -10, 100, 100, Colors.green)
        layer.addSublayer(inner)
        layer.masksToBounds = true
        layer.cornerRadius = 20
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(11, 11)[3] == 0 && stage.pixel(30, 30) == [0, 255, 0, 255] && stage.pixel(60, 30)[3] == 0)
        stage.isQuiet = true
        inner.position.x += 3
        #expect(stage.render() == [CGRect(x: 10, y: 10, width: 40, height: 40)])
    }

    @Test("A group with opacity is blended as one; without group opacity each piece for itself")
    func opacity() {
        let stage = Stage()
        let group = makeLayer(0, 0, 50, 50, Colors.red), inner = makeLayer(0, 0, 50, 50, Colors.blue)
        group.addSublayer(inner)
        group.opacity = 0.5
        stage.root.addSublayer(group)
        stage.render()
        #expect(stage.pixel(5, 5) == [0, 0, 128, 128])
        group.allowsGroupOpacity = false
        stage.render()
        let mixed = stage.pixel(5, 5)
        #expect(mixed[0] > 50 && mixed[2] > 100 && mixed[3] > 180)
    }

    @Test("A mask keeps what its alpha covers; an empty one hides all; a mask that moves repaints")
    func mask() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 50, 50, Colors.red), mask = makeLayer(10, 10, 10, 10, Colors.black)
        layer.mask = mask
        #expect(mask.superlayer == nil && layer.mask === mask)
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(5, 5)[3] == 0 && stage.pixel(15, 15) == [255, 0, 0, 255])
        stage.isQuiet = true
        mask.position.x += 20
        stage.render()
        #expect(stage.pixel(15, 15)[3] == 0 && stage.pixel(35, 15) == [255, 0, 0, 255])
        mask.backgroundColor = nil
        stage.render()
        #expect(stage.pixel(35, 15)[3] == 0)
        layer.mask = nil
        stage.render()
        #expect(stage.pixel(5, 5)[3] == 255)
    }

    @Test("A shadow falls below its layer, blurred, from its path or from what is drawn")
    func shadow() {
        let stage = Stage()
        let layer = makeLayer(30, 30, 20, 20, Colors.white)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 10, height: 0)
        layer.shadowRadius = 0
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(55, 40) == [0, 0, 0, 255] && stage.pixel(45, 40) == [255, 255, 255, 255] && stage.pixel(61, 40)[3] == 0)
        stage.isQuiet = true
        layer.shadowRadius = 4
        stage.render()
        let edge = stage.pixel(60, 40)[3]
        #expect(edge > 90 && edge < 160 && stage.pixel(66, 40)[3] > 0)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20), transform: nil)
        stage.render()
        #expect(stage.pixel(90, 40)[3] > 200)
        layer.masksToBounds = true
        stage.render()
        #expect(stage.pixel(90, 40)[3] == 0)
    }

    @Test("Shapes fill and stroke; the stroke's ends cut it; dashes leave gaps")
    func shape() {
        let stage = Stage()
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addLine(to: CGPoint(x: 90, y: 50))
        layer.path = path
        layer.strokeColor = Colors.red
        layer.lineWidth = 10
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(11, 50) == [255, 0, 0, 255] && stage.pixel(89, 54)[3] == 255 && stage.pixel(50, 56)[3] == 0)
        stage.isQuiet = true
        layer.strokeEnd = 0.5
        layer.strokeStart = 0.25
        stage.render()
        #expect(stage.pixel(29, 50)[3] == 0 && stage.pixel(31, 50)[3] == 255 && stage.pixel(51, 50)[3] == 0)
        (layer.strokeStart, layer.strokeEnd) = (0, 1)
        layer.lineDashPattern = [10, 10]
        layer.lineCap = .butt
        stage.render()
        #expect(stage.pixel(15, 50)[3] == 255 && stage.pixel(25, 50)[3] == 0)
        layer.strokeColor = nil
        let box = CGMutablePath()
        box.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        box.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        layer.path = box
        layer.fillColor = Colors.green
        layer.fillRule = .evenOdd
        stage.render()
        #expect(stage.pixel(10, 10) == [0, 255, 0, 255] && stage.pixel(30, 30)[3] == 0)
    }

    @Test("Gradients run along, outwards and around")
    func gradients() {
        let stage = Stage()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [Colors.black, Colors.red, Colors.black]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(0, 50)[0] < 8 && stage.pixel(50, 50)[0] > 247 && near(CGFloat(stage.pixel(25, 10)[0]), 128, 6))
        stage.isQuiet = true
        layer.locations = [0, 0.1, 0.2]
        stage.render()
        #expect(stage.pixel(10, 50)[0] > 230 && stage.pixel(30, 50)[0] == 0)
        layer.locations = nil
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        stage.render()
        #expect(stage.pixel(50, 50)[0] < 12 && stage.pixel(75, 50)[0] > 240 && stage.pixel(50, 25)[0] > 240 && stage.pixel(1, 1)[0] == 0)
        layer.type = .conic
        layer.colors = [Colors.red, Colors.blue]
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        stage.render()
        #expect(stage.pixel(99, 52)[0] > 240 && stage.pixel(99, 47)[2] > 240 && near(CGFloat(stage.pixel(0, 50)[0]), 128, 6))
    }

    @Test("Contents stand by their gravity, and stretch in the middle only")
    func contents() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 40, 40)
        let context = CGContext(bitmapPointSize: CGSize(width: 6, height: 6), scale: 1, opaque: false)!
        context.setFillColor(Colors.red)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.setFillColor(Colors.blue)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        layer.contents = context.makeImage()
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(3, 3)[2] > 200 && stage.pixel(39, 39) == [255, 0, 0, 255])
        layer.contentsGravity = .center
        stage.render()
        #expect(stage.pixel(16, 17)[3] == 0 && stage.pixel(17, 17) == [0, 0, 255, 255] && stage.pixel(22, 22) == [255, 0, 0, 255])
        layer.contentsGravity = .bottomRight
        stage.render()
        #expect(stage.pixel(34, 34) == [0, 0, 255, 255] && stage.pixel(17, 17)[3] == 0)
        stage.isQuiet = true
        layer.contentsGravity = .resize
        layer.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
        stage.render()
        #expect(stage.pixel(1, 1) == [0, 0, 255, 255] && stage.pixel(4, 4) == [255, 0, 0, 255] && stage.pixel(39, 0)[0] == 255)
        // A centre without a size means the pixel there.
        layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        stage.render()
        #expect(stage.pixel(1, 1) == [0, 0, 255, 255] && stage.pixel(20, 20) == [255, 0, 0, 255] && stage.pixel(39, 20) == [255, 0, 0, 255])
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1 / 3.0, height: 1 / 3.0)
        stage.render()
        #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
    }

    @Test("I7: a picture turned by a right angle is not blurred")
    func rightAngle() {
        let stage = Stage()
        let layer = makeLayer(20, 20, 40, 20, Colors.red)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        stage.root.addSublayer(layer)
        stage.render()
        // 40 × 20 about (40, 30) becomes 20 × 40.
        for (x, y, inside) in [(30, 10, true), (29, 30, false), (49, 49, true), (50, 30, false), (40, 9, false), (40, 50, false)] {
            #expect(stage.pixel(x, y)[3] == (inside ? 255 : 0), "\(x) \(y)")
        }
    }

    @Test("Painters draw straight into the picture, beyond the bounds as far as they say, and repaint the part they name")
    func painter() {
        let stage = Stage(scale: 2)
        let layer = makeLayer(20, 20, 20, 20)
        let painter = DotPainter()
        layer.painter = painter
        layer.painterBleed = (5, 0, 0, 0)
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(60, 32) == [0, 255, 0, 255] && stage.pixel(60, 29)[3] == 0)
        layer.setNeedsRepaint()
        #expect(stage.render() == [CGRect(x: 40, y: 30, width: 40, height: 50)])
        layer.setNeedsRepaint(in: CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(stage.render() == [CGRect(x: 40, y: 40, width: 6, height: 8)])
        #expect(stage.render().isEmpty)
    }

    @Test("Text layers draw their string in their colour, within their bounds")
    func text() {
        let stage = Stage()
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.string = "MMMM"
        layer.fontSize = 30
        layer.alignmentMode = .center
        layer.foregroundColor = Colors.red
        stage.root.addSublayer(layer)
        stage.render()
        var inked = 0
        let image = stage.compositor.image
        for y in 0..<40 { for x in 0..<100 where image.pixel(x, y) == [255, 0, 0, 255] { inked += 1 } }
        #expect(inked > 100)
        #expect((0..<100).allSatisfy { image.pixel($0, 45)[3] == 0 })
        #expect(layer.preferredFrameSize().width > 50)
    }

    @Test("render(in:) draws the model in the layer's coordinates")
    func renderIn() {
        let layer = makeLayer(50, 50, 20, 20, Colors.red)
        layer.addSublayer(makeLayer(10, 10, 10, 10, Colors.blue))
        let context = CGContext(bitmapPointSize: CGSize(width: 20, height: 20), scale: 1, opaque: false)!
        layer.render(in: context)
        let image = context.makeImage()!
        #expect(image.pixel(0, 0) == [255, 0, 0, 255] && image.pixel(15, 15) == [0, 0, 255, 255])
    }
}

final class DotPainter: LayerPainter {
    func paint(_ layer: CALayer, in context: CGContext) {
        context.setFillColor(Colors.green)
        context.fill(CGRect(x: 0, y: -5, width: layer.bounds.width, height: 25))
    }
}
