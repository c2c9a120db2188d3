@_spi(SliderKit) import QuartzCore
import Testing

@MainActor
@Suite(.serialized) struct TransactionTests {
    @Test("I17: a committed standalone layer animates its changes, with the transaction's duration and pacing")
    func implicit() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 10, 10, Colors.red)
        layer.opacity = 0.5
        stage.root.addSublayer(layer)
        #expect(layer.animationKeys() == nil)
        stage.render()
        layer.position.x = 105
        #expect(layer.animationKeys() == ["position"])
        #expect(layer.animation(forKey: "position")?.duration == 0.25)
        #expect(near(layer.presentation()?.position.x ?? 0, 5))
        stage.advance(0.25)
        #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 105)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 5
        CATransaction.commit()
        stage.advance(0.5)
        #expect(near(layer.presentation()?.position.x ?? 0, 80))
        // From where it is seen to be.
        layer.position.x = 180
        #expect(near(layer.presentation()?.position.x ?? 0, 80))
    }

    @Test("I17: no animation for disabled actions, NSNull, a layer of a view, or a change to the same value")
    func none() {
        let stage = Stage()
        let layer = makeLayer(0, 0, 10, 10, Colors.red)
        stage.root.addSublayer(layer)
        stage.render()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 1
        layer.cornerRadius = 0
        #expect(layer.animationKeys() == nil)
        let view = FakeView()
        layer.delegate = view
        layer.position.x = 50
        #expect(layer.animationKeys() == nil && view.asked == ["position"])
        view.answer = CABasicAnimation(keyPath: "position")
        layer.position.x = 60
        #expect(layer.animationKeys() == ["position"])
        #expect((layer.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint == CGPoint(x: 50, y: 5))
        view.answer = nil
        layer.delegate = view
        layer.opacity = 0.3
        #expect(layer.animationKeys()?.contains("opacity") == false)
        layer.actions = nil
        layer.opacity = 0.2
        #expect(layer.animationKeys()?.contains("opacity") == true)
    }

    @Test("Completion blocks wait for their animations, nested ones too, and run at once without any")
    func completion() {
        let stage = Stage()
        var log: [String] = []
        let layer = CALayer()
        func animate(_ key: String, _ duration: Double) {
            let a = CABasicAnimation(keyPath: "opacity")
            (a.fromValue, a.duration) = (0, duration)
            layer.add(a, forKey: key)
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("none") }
        #expect(log.isEmpty)
        CATransaction.commit()
        #expect(log == ["none"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        animate("a", 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        animate("b", 2)
        animate("c", 0.5)
        CATransaction.commit()
        CATransaction.commit()
        stage.advance(1.5)
        #expect(log == ["none"])
        stage.advance(0.6)
        #expect(log == ["none", "inner", "outer"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("removed") }
        animate("d", 5)
        CATransaction.commit()
        layer.removeAllAnimations()
        #expect(log.last == "removed")
    }

    @Test("Values belong to their transaction and are inherited inwards")
    func values() {
        CATransaction.begin()
        CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        CATransaction.setAnimationDuration(1)
        CATransaction.setValue("x", forKey: "mine")
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.value(forKey: "mine") == nil)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }

    @Test("Pacings go through their control points")
    func pacings() {
        let linear = CAMediaTimingFunction(name: .linear), both = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(linear.progress(at: 0.3) == 0.3)
        #expect(near(CGFloat(both.progress(at: 0.5)), 0.5))
        #expect(near(CGFloat(both.progress(at: 0.25)), 0.129161931, 1e-6))
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
        #expect(point == [0.25, 0.1])
    }

    @Test("Work runs in time order, first in first out, and cancelled work not at all")
    func clock() {
        let clock = VirtualClock()
        var log: [String] = []
        clock.schedule(at: 1002) { log.append("c \(clock.now)") }
        clock.schedule(at: 1001) {
            log.append("a \(clock.now)")
            clock.schedule(at: 1001) { log.append("a2") }
        }
        clock.schedule(at: 1001) { log.append("b") }
        let token = clock.schedule(at: 1001) { log.append("never") }
        clock.cancel(token)
        clock.advance(to: 1001.5)
        #expect(log == ["a 1001.0", "b", "a2"])
        #expect(clock.nextDueTime == 1002 && clock.now == 1001.5)
        clock.advance(to: 1003)
        #expect(log.last == "c 1002.0" && clock.nextDueTime == nil)
        #expect(clock.wallClock == Date(timeIntervalSince1970: 1_735_724_460 + 3))
        let fixed = VirtualClock.firstDate
        defer { VirtualClock.firstDate = fixed }
        VirtualClock.firstDate = { Date(timeIntervalSince1970: 5) }
        let dated = VirtualClock()
        dated.advance(by: 2)
        #expect(dated.wallClock == Date(timeIntervalSince1970: 7) && clock.wallClock == Date(timeIntervalSince1970: 1_735_724_460 + 3))
        weak var held: FakeView?
        do {
            let view = FakeView()
            held = view
            clock.cancel(clock.schedule(at: 2000) { view.asked = [] })
        }
        #expect(held == nil)
    }

    @Test("A display link ticks at each sixtieth of a second, pauses, slows down, and lets go of its target")
    func displayLink() {
        let stage = Stage()
        var times: [CFTimeInterval] = []
        weak var held: FakeView?
        let link: CADisplayLink
        do {
            let view = FakeView()
            held = view
            link = CADisplayLink { link in
                times.append(link.timestamp)
                view.asked.append("tick")
            }
        }
        link.add(to: .main, forMode: .common)
        stage.advance(1)
        #expect(times.count == 60)
        #expect(near(CGFloat(times[0] - 1000), 1 / 60) && near(CGFloat(times[59] - 1000), 1))
        #expect(near(CGFloat(link.targetTimestamp - link.timestamp), 1 / 60))
        link.isPaused = true
        stage.advance(1)
        #expect(times.count == 60)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        stage.advance(1)
        #expect(times.count == 90)
        link.invalidate()
        stage.advance(1)
        #expect(times.count == 90 && held == nil && stage.clock.nextDueTime == nil)
    }
}

final class FakeView: CALayerDelegate {
    var answer: (any CAAction)? = NSNull()
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
    }
}
