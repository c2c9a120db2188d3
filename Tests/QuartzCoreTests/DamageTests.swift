@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) final class DamageTests {
    private var log: [String] = []

    /// Where two pictures differ, and by how much at most.
    private func difference(_ a: CGImage, _ b: CGImage) -> String {
        var (box, most) = (CGRect.null, 0)
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (p, q) = (a.pixel(x, y), b.pixel(x, y))
                guard p != q else { continue }
                let point = CGRect(x: x, y: y, width: 1, height: 1)
                box = box.isNull ? point : box.union(point)
                most = max(most, zip(p, q).map { abs(Int($0) - Int($1)) }.max() ?? 0)
            }
        }
        return "up to \(most) in \(box)"
    }

    @Test("H1: repainting what changed gives the same bytes as repainting all", arguments: 1...12)
    func random(seed: UInt64) {
        let stage = Stage(width: 90, height: 90, scale: seed % 2 == 0 ? 2 : 1)
        CATransaction.begin()
        CATransaction.setDisableActions(seed % 3 != 0)
        var random = Random(state: seed &* 7919)
        var layers: [CALayer] = []
        log = []
        for _ in 0..<12 { layers.append(makeRandom(&random, in: layers, stage.root)) }
        CATransaction.commit()
        stage.render()
        for step in 0..<60 {
            CATransaction.begin()
            CATransaction.setDisableActions(seed % 3 != 0)
            for _ in 0...random.next(2) { edit(&layers, &random, stage.root) }
            CATransaction.commit()
            if seed % 3 == 0 { stage.advance(0.07) }
            stage.render()
            let partial = stage.compositor.image
            stage.compositor.invalidateAll()
            stage.render()
            let same = partial.isPixelEqual(to: stage.compositor.image)
            #expect(same, "seed \(seed), step \(step), last \(log.suffix(3)): \(difference(partial, stage.compositor.image))")
            if !same { return }
        }
    }

    @Test("H1: one layer of ten thousand repaints its own pixels only, wherever it is")
    func many() {
        let stage = Stage(width: 400, height: 400)
        var all: [CALayer] = []
        for k in 0..<10_000 {
            let layer = makeLayer(CGFloat(k % 100) * 4, CGFloat(k / 100) * 4, 3, 3, Colors.red)
            stage.root.addSublayer(layer)
            all.append(layer)
        }
        stage.render()
        stage.isQuiet = true
        all[5050].backgroundColor = Colors.blue
        #expect(stage.render() == [CGRect(x: 200, y: 200, width: 3, height: 3)])
        #expect(stage.pixel(201, 201) == [0, 0, 255, 255])
        all[5050].position.x += 2
        stage.render()
        #expect(stage.pixel(200, 201)[3] == 0 && stage.pixel(204, 201) == [255, 0, 0, 255] && stage.pixel(203, 201) == [0, 0, 255, 255])
    }

    private func makeRandom(_ r: inout Random, in layers: [CALayer], _ root: CALayer) -> CALayer {
        let layer: CALayer
        switch r.next(4) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: -3, y: 2, width: 20, height: 14), transform: nil)
            shape.strokeColor = r.color
            shape.lineWidth = 3
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [r.color, r.color, r.color]
            layer = gradient
        default: layer = CALayer()
        }
        layer.frame = CGRect(x: r.number(60), y: r.number(60), width: 5 + r.number(40), height: 5 + r.number(40))
        if r.next(3) > 0 { layer.backgroundColor = r.color }
        let parent = layers.isEmpty || r.next(2) == 0 ? root : layers[r.next(layers.count)]
        parent.addSublayer(layer)
        return layer
    }

    private func edit(_ layers: inout [CALayer], _ r: inout Random, _ root: CALayer) {
        let layer = layers[r.next(layers.count)]
        let kind = r.next(17)
        log.append("edit \(kind) of \(type(of: layer)) at \(layer.frame)")
        switch kind {
        case 0: layer.position = CGPoint(x: r.number(80), y: r.number(80))
        case 1: layer.bounds.size = CGSize(width: r.number(50), height: r.number(50))
        case 2: layer.backgroundColor = r.next(4) == 0 ? nil : r.color
        case 3: layer.opacity = [0, 0.3, 0.7, 1][r.next(4)]
        case 4: layer.isHidden.toggle()
        case 5: layer.cornerRadius = r.number(12)
        case 6: layer.masksToBounds.toggle()
        case 7: layer.transform = CATransform3DMakeRotation(r.number(6), 0, 0, 1)
        case 8: layer.transform = CATransform3DMakeScale(0.5 + r.number(1), 0.5 + r.number(1), 1)
        case 9: layer.borderWidth = r.number(4)
        case 10:
            layer.shadowOpacity = r.next(2) == 0 ? 0 : 0.8
            layer.shadowRadius = r.number(4)
        case 11: layer.zPosition = CGFloat(r.next(3))
        case 12:
            if layer.mask == nil {
                let mask = CAShapeLayer()
                mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
                layer.mask = mask
            } else {
                layer.mask = nil
            }
        case 13: layer.mask?.position.x += 3
        case 14:
            layer.removeFromSuperlayer()
            root.insertSublayer(layer, at: UInt32(r.next(5)))
        case 15: layer.sublayerTransform = CATransform3DMakeScale(0.8 + r.number(0.4), 1, 1)
        default:
            (layer as? CAShapeLayer)?.strokeEnd = r.number(1)
            (layer as? CAGradientLayer)?.endPoint = CGPoint(x: r.number(1), y: 1)
        }
    }
}

/// Numbers that are the same in every run.
struct Random {
    var state: UInt64

    mutating func bits() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func next(_ limit: Int) -> Int { Int(bits() % UInt64(max(limit, 1))) }

    mutating func number(_ limit: CGFloat) -> CGFloat { CGFloat(bits() % 10_000) / 10_000 * limit }

    var color: CGColor {
        mutating get { CGColor(red: number(1), green: number(1), blue: number(1), alpha: next(2) == 0 ? 1 : 0.6) }
    }
}
