@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) struct AnimationTests {
    private func shownX(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

    private func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ duration: Double) -> CABasicAnimation {
        let a = CABasicAnimation(keyPath: path)
        (a.fromValue, a.toValue, a.byValue, a.duration) = (from, to, by, duration)
        return a
    }

    @Test("Basic animations go through all combinations of from, to and by")
    func combinations() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 0, 0)
        layer.position.x = 50
        let cases: [(Any?, Any?, Any?, CGFloat)] = [
            (10, 20, nil, 12.5), (10, nil, 20, 15), (nil, 20, 10, 12.5), (10, nil, nil, 20), (nil, 90, nil, 60), (nil, nil, 40, 60),
        ]
        for (from, to, by, expected) in cases {
            layer.add(basic("position.x", from: from, to: to, by: by, 4), forKey: "a")
            stage.advance(1)
            #expect(near(shownX(layer), expected), "\(String(describing: (from, to, by)))")
        }
        #expect(layer.position.x == 50)
        stage.advance(4)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Repeats, reverses, offsets, speeds and fill modes follow the timing protocol")
    func timing() {
        let stage = Stage()
        let layer = CALayer()
        let a = basic("position.x", from: 0, to: 100, 1)
        a.autoreverses = true
        a.repeatCount = 2
        layer.add(a, forKey: "a")
        var seen: [CGFloat] = []
        for _ in 0..<7 {
            stage.advance(0.5)
            seen.append(shownX(layer))
        }
        #expect(zip(seen, [50, 100, 50, 0, 50, 100, 50]).allSatisfy { near($0, $1) })
        stage.advance(0.5)
        #expect(layer.animationKeys() == nil)

        let b = basic("position.x", from: 0, to: 100, 1)
        b.speed = 2
        b.beginTime = stage.clock.now + 1
        b.fillMode = .both
        b.isRemovedOnCompletion = false
        b.fromValue = 10
        layer.add(b, forKey: "b")
        #expect(near(shownX(layer), 10))
        stage.advance(1.25)
        #expect(near(shownX(layer), 55))
        stage.advance(5)
        #expect(near(shownX(layer), 100) && layer.animationKeys() == ["b"])
        layer.removeAllAnimations()

        let c = basic("position.x", from: 0, to: 100, 1)
        c.beginTime = stage.clock.now + 1
        layer.position.x = -7
        layer.add(c, forKey: "c")
        // Not yet begun, and nothing fills: the model shows.
        #expect(near(layer.presentation()?.position.x ?? 0, -7))
        layer.removeAllAnimations()

        let d = basic("position.x", from: 0, to: 100, 1)
        d.speed = 0
        d.timeOffset = 0.3
        layer.add(d, forKey: "d")
        stage.advance(10)
        #expect(near(shownX(layer), 30))
        layer.removeAllAnimations()

        let e = basic("position.x", from: 0, to: 100, 1)
        e.speed = -1
        layer.add(e, forKey: "e")
        stage.advance(0.25)
        #expect(near(shownX(layer), 75))
    }

    @Test("Additive animations add up, cumulative ones go on from where they were")
    func additive() {
        let stage = Stage()
        let layer = CALayer()
        layer.position.x = 100
        for key in ["a", "b"] {
            let a = basic("position", from: NSValue(point: CGPoint(x: -40, y: 0)), to: NSValue(point: .zero), 1)
            a.isAdditive = true
            layer.add(a, forKey: key)
        }
        #expect(near(shownX(layer), 20))
        stage.advance(0.5)
        #expect(near(shownX(layer), 60))
        layer.removeAllAnimations()
        let c = basic("position.x", from: 0, to: 10, 1)
        c.isCumulative = true
        c.repeatCount = 3
        layer.add(c, forKey: nil)
        stage.advance(2.5)
        #expect(near(shownX(layer), 25))
    }

    @Test("A linear quarter turn turns; the key path of a rotation goes whole rounds")
    func rotation() {
        let stage = Stage()
        let layer = CALayer()
        let a = basic(
            "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
            to: NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), 1)
        layer.add(a, forKey: "a")
        stage.advance(0.5)
        let t = layer.presentation()?.affineTransform() ?? .identity
        #expect(near(t.a, 0.5.squareRoot()) && near(t.b, 0.5.squareRoot()))
        layer.removeAllAnimations()
        layer.add(basic("transform.rotation.z", from: 0, to: CGFloat.pi * 2, 1), forKey: "b")
        stage.advance(0.25)
        #expect(near(layer.presentation()?.affineTransform().b ?? 0, 1))
    }

    @Test("Keyframes: linear with key times and pacings, discrete, paced, along a path")
    func keyframes() {
        let stage = Stage()
        let layer = CALayer()
        func at(_ times: [Double], _ configure: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
            let a = CAKeyframeAnimation(keyPath: "position.x")
            a.duration = 1
            a.values = [0, 10, 40]
            configure(a)
            layer.add(a, forKey: "k")
            var now = 0.0
            return times.map {
                stage.advance($0 - now)
                now = $0
                return a.keyPath == "position" ? layer.presentation()?.position.y ?? .nan : shownX(layer)
            }
        }
        #expect(at([0.25, 0.75]) { _ in } == [5, 25])
        #expect(at([0.4, 0.9]) { $0.keyTimes = [0, 0.8, 1] }.elementsEqual([5, 25]) { near($0, $1) })
        #expect(at([0.1, 0.4, 0.9]) { $0.calculationMode = .discrete } == [0, 10, 40])
        #expect(at([0.125, 0.5]) { $0.calculationMode = .paced }.elementsEqual([5, 20]) { near($0, $1) })
        let eased = at([0.25]) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)] }
        #expect(eased[0] < 4)
        let along = at([0.25, 0.75]) {
            $0.keyPath = "position"
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 0, y: 110))
            $0.path = path
        }
        #expect(along.elementsEqual([5, 60]) { near($0, $1) })
    }

    @Test("A spring overshoots, settles when it says, and ends at its end")
    func spring() {
        let a = CASpringAnimation(keyPath: "position.x")
        #expect(near(a.settlingDuration, 1.4727, 1e-4))
        (a.fromValue, a.toValue, a.duration) = (0, 100, 3)
        a.fillMode = .forwards
        let stage = Stage()
        let layer = CALayer()
        layer.add(a, forKey: "a")
        var largest: CGFloat = 0
        for step in 1...170 {
            stage.advance(1.0 / 60)
            let x = shownX(layer)
            largest = max(largest, x)
            if Double(step) / 60 > a.settlingDuration { #expect(near(x, 100, 0.1)) }
        }
        // exp(-π ζ / √(1-ζ²)) with ζ = 1/2: 16.3 % beyond.
        #expect(near(largest, 116.3, 0.2))
        let stiff = CASpringAnimation()
        stiff.damping = 20
        #expect(stiff.settlingDuration > 0.8 && stiff.settlingDuration < 1)
    }

    @Test("A group runs its members in its own time and cuts them off")
    func group() {
        let stage = Stage()
        let layer = CALayer()
        let first = basic("position.x", from: 0, to: 100, 0)
        let second = basic("opacity", from: 0, to: 1, 1)
        second.beginTime = 0.5
        let group = CAAnimationGroup()
        group.animations = [first, second]
        group.duration = 1
        layer.add(group, forKey: "g")
        stage.advance(0.25)
        #expect(near(shownX(layer), 25) && layer.presentation()?.opacity == 1)
        stage.advance(0.5)
        #expect(near(shownX(layer), 75) && near(CGFloat(layer.presentation()?.opacity ?? 0), 0.25))
        stage.advance(0.25)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Delegates hear begin and end; removal and replacement end unfinished")
    func delegates() {
        let stage = Stage()
        let layer = CALayer()
        let heard = Listener()
        let a = basic("opacity", from: 0, to: 1, 1)
        a.delegate = heard
        layer.add(a, forKey: "a")
        #expect(heard.log.isEmpty)
        stage.advance(0.5)
        layer.add(a, forKey: "a")
        #expect(heard.log == ["start", "stop false"])
        stage.advance(1)
        #expect(heard.log == ["start", "stop false", "start", "stop true"])
    }

    @Test("Stopping a layer's time holds its animations; letting it run goes on from there")
    func pause() {
        let stage = Stage()
        let layer = CALayer()
        var ended = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended = true }
        layer.add(basic("position.x", from: 0, to: 100, 1), forKey: "a")
        CATransaction.commit()
        stage.advance(0.25)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.advance(10)
        #expect(near(shownX(layer), 25) && !ended)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        stage.advance(0.25)
        #expect(near(shownX(layer), 50))
        stage.advance(0.6)
        #expect(ended)
    }

    @Test("A custom property animates: the copy is made by the class and draws at each frame")
    func custom() {
        let stage = Stage()
        let gauge = Gauge()
        gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        gauge.ink = Colors.blue
        stage.root.addSublayer(gauge)
        gauge.level = 0.2
        stage.render()
        #expect(stage.pixel(15, 5) == [0, 0, 255, 255] && stage.pixel(25, 5)[3] == 0)
        gauge.add(basic("level", from: 0, to: 1, 1), forKey: "level")
        stage.advance(0.5)
        stage.render()
        #expect(stage.pixel(45, 5) == [0, 0, 255, 255] && stage.pixel(55, 5)[3] == 0)
        #expect(gauge.presentation()?.level == 0.5 && gauge.level == 0.2)
        #expect(gauge.presentation()?.model() === gauge)
        stage.advance(0.6)
        stage.render()
        #expect(stage.pixel(15, 5) == [0, 0, 255, 255] && stage.pixel(25, 5)[3] == 0)
    }

    @Test("Presentation trees answer with presentations, and hit testing follows them")
    func presentationTree() {
        let stage = Stage()
        let child = makeLayer(0, 0, 10, 10)
        stage.root.addSublayer(child)
        stage.render()
        child.add(basic("position.x", from: 5, to: 85, 1), forKey: nil)
        stage.advance(0.5)
        let shown = stage.root.presentation()
        #expect(shown?.sublayers?.first?.frame == CGRect(x: 40, y: 0, width: 10, height: 10))
        #expect(shown?.hitTest(CGPoint(x: 45, y: 5))?.model() === child)
        #expect(child.presentation()?.superlayer?.model() === stage.root)
    }
}

/// A layer with a property of its own, as the rewriter makes of `@NSManaged var level`.
final class Gauge: CALayer {
    var ink: CGColor?
    var level: CGFloat {
        get { managedValue(forKey: "level") as? CGFloat ?? 0 }
        set { setManagedValue(newValue, forKey: "level") }
    }
    override init() { super.init() }
    override init(layer: Any) {
        ink = (layer as? Gauge)?.ink
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    override func draw(in ctx: CGContext) {
        guard let ink else { return }
        ctx.setFillColor(ink)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }
}
