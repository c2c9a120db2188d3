@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) struct GeometryTests {
    @Test("A frame follows position, bounds and anchor point")
    func frame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
        layer.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        #expect(layer.position == CGPoint(x: 1, y: 12))
        #expect(layer.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("I7: a quarter turn swaps the frame's sides exactly, and setting the frame undoes it")
    func turned() {
        let layer = makeLayer(0, 0, 40, 20)
        layer.position = CGPoint(x: 50, y: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(layer.frame == CGRect(x: 40, y: 30, width: 20, height: 40))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 60)
        #expect(layer.bounds.size == CGSize(width: 60, height: 10))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 60))
    }

    @Test("Points convert through transforms, bounds origins and sublayer transforms")
    func convert() {
        let root = makeLayer(0, 0, 200, 200)
        let a = makeLayer(10, 20, 100, 100)
        let b = makeLayer(5, 5, 10, 10)
        root.addSublayer(a)
        a.addSublayer(b)
        a.bounds.origin = CGPoint(x: 3, y: 0)
        #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 26))
        #expect(b.convert(CGPoint(x: 13, y: 26), from: root) == CGPoint(x: 1, y: 1))
        a.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        let p = b.convert(CGPoint(x: 1, y: 1), to: a)
        // About the middle of a, which is (53, 50).
        #expect(near(p.x, 53 + (6 - 53) * 2) && near(p.y, 50 + (6 - 50) * 2))
        #expect(a.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: nil) == CGRect(x: 7, y: 20, width: 5, height: 5))
    }

    @Test("Hit testing goes front to back, and leaves out what is hidden or cut off")
    func hitTest() {
        let root = makeLayer(0, 0, 100, 100)
        let back = makeLayer(0, 0, 50, 50), front = makeLayer(0, 0, 50, 50), outside = makeLayer(40, 0, 40, 10)
        root.addSublayer(back)
        root.addSublayer(front)
        front.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
        #expect(root.hitTest(CGPoint(x: 70, y: 5)) === outside)
        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 70, y: 5)) === root)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
        back.zPosition = -1
        front.isHidden = false
        front.zPosition = -2
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
        #expect(root.hitTest(CGPoint(x: 500, y: 0)) == nil)
    }

    @Test("H2: numbers that are none leave a layer as it is")
    func badInput() {
        let layer = makeLayer(1, 2, 3, 4)
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        layer.frame = .null
        layer.opacity = .nan
        layer.cornerRadius = .infinity
        layer.transform = CATransform3DMakeScale(.nan, 1, 1)
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(layer.opacity == 1 && layer.cornerRadius == 0)
    }

    @Test("Matrices multiply, invert and come apart")
    func matrices() {
        var t = CATransform3DMakeTranslation(10, 20, 0)
        t = CATransform3DRotate(t, .pi / 3, 0, 0, 1)
        t = CATransform3DScale(t, 2, 3, 1)
        let undone = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(zip(undone.diagonal, [1, 1, 1, 1]).allSatisfy { near($0, $1) })
        let layer = CALayer()
        layer.transform = t
        #expect(near(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, .pi / 3))
        #expect(near(layer.value(forKeyPath: "transform.scale.y") as? CGFloat ?? 0, 3))
        #expect(layer.value(forKeyPath: "transform.translation.x") as? CGFloat == 10)
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
        #expect(near(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, .pi / 2))
        layer.setValue(4, forKeyPath: "transform.scale")
        #expect(near(layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0, 4))
        #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
    }

    @Test("Values go in and out by key and key path, and cast to Swift's types")
    func keys() {
        let layer = makeLayer(0, 0, 10, 20)
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
        #expect(layer.position == CGPoint(x: 3, y: 4))
        layer.setValue(9, forKeyPath: "position.x")
        layer.setValue(30.0, forKeyPath: "bounds.size.height")
        #expect(layer.position.x == 9 && layer.bounds.height == 30)
        #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
        layer.setValue("mine", forKey: "tag of mine")
        #expect(layer.value(forKey: "tag of mine") as? String == "mine")
        #expect(layer.value(forKey: "nothing") == nil)
        layer.opacity = 0.5
        layer.setValue(nil, forKey: "opacity")
        #expect(layer.opacity == 1)
    }
}

extension CATransform3D {
    var diagonal: [CGFloat] { [m11, m22, m33, m44] }
}
