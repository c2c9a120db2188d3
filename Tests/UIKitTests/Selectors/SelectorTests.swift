import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

private class Base: NSObject {
    var calls: [String] = []
    func plain() { calls.append("base plain") }
    func named(_ name: String?) { calls.append("named \(name ?? "nil")") }
    func pair(_ a: NSObject, _ b: Any?) { calls.append("pair \(b == nil)") }
    func answer() -> NSObject { self }
    func note(_ note: Notification) { calls.append("note \(note.name.rawValue)") }
    var size = 3
}

private final class Derived: Base {
    override func plain() { calls.append("derived plain") }
}

@MainActor @Suite("Selectors") struct SelectorTests {
    private let base = Base(), derived = Derived()

    @Test("I21: selectors are equal by name")
    func equality() {
        #expect(Selector("plain", Base.plain) == Selector("plain") && Selector("a") != Selector("b"))
        #expect(NSSelectorFromString("a:") == "a:" as Selector && NSStringFromSelector(Selector("a:")) == "a:")
        #expect(Set([Selector("x"), Selector("x")]).count == 1 && "\(Selector("x:y:"))" == "x:y:")
    }

    @Test("I21: perform calls, overrides win, results come back")
    func perform() {
        derived.perform(Selector("plain", Base.plain))
        base.perform(Selector("named:", Base.named(_:)), with: "n")
        base.perform(Selector("named:", Base.named(_:)))
        base.perform(Selector("pair::", Base.pair(_:_:)), with: base, with: nil)
        #expect(derived.calls == ["derived plain"] && base.calls == ["named n", "named nil", "pair true"])
        #expect(base.perform(Selector("answer", Base.answer))?.takeUnretainedValue() === base)
        #expect(base.perform(Selector("plain", Base.plain)) == nil)
    }

    @Test("I21: a name alone is found in the registry, along the superclasses")
    func registry() {
        let registry = Registry.shared
        #expect(!derived.responds(to: Selector("registeredPlain")) && !derived.responds(to: nil))
        registry.action(Base.self, "registeredPlain", Base.plain)
        #expect(derived.responds(to: Selector("registeredPlain")) && !NSObject().responds(to: Selector("registeredPlain")))
        derived.perform(Selector("registeredPlain"))
        registry.action(Derived.self, "registeredPlain", { (d: Derived) in { d.calls.append("own") } })
        derived.perform(Selector("registeredPlain"))
        base.perform(Selector("registeredPlain"))
        #expect(derived.calls == ["derived plain", "own"] && base.calls == ["base plain"])
        #expect(derived.responds(to: Selector("plain", Base.plain)))
    }

    @Test("I21: getters and setters have selectors")
    func accessors() {
        base.perform(Selector(setter: "setSize:", \Base.size), with: 8)
        #expect(base.size == 8)
        #expect(Selector(getter: "size", \Base.size).selectorName == "size")
    }

    @Test("I21: delayed performs follow the host's clock, keep their target, and can be cancelled")
    func delayed() {
        let app = TestApp()
        weak var target: Base?
        do {
            let made = Base()
            target = made
            made.perform(Selector("named:", Base.named(_:)), with: "late", afterDelay: 0.5)
        }
        #expect(target != nil)
        app.wait(0.4)
        #expect(target?.calls == [])
        base.perform(Selector("named:", Base.named(_:)), with: "a", afterDelay: 1)
        base.perform(Selector("named:", Base.named(_:)), with: "b", afterDelay: 1)
        base.perform(Selector("plain", Base.plain), with: nil, afterDelay: 1, inModes: [.common])
        NSObject.cancelPreviousPerformRequests(withTarget: base, selector: Selector("named:"), object: "a")
        derived.perform(Selector("plain", Base.plain), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: derived)
        app.wait(2)
        #expect(base.calls == ["named b", "base plain"] && derived.calls.isEmpty && target == nil)
    }

    @Test("I21: notifications by selector; the observer is not kept")
    func notifications() {
        let center = NotificationCenter(), name = Notification.Name("test"), other = Notification.Name("other")
        center.addObserver(base, selector: Selector("note:", Base.note(_:)), name: name, object: nil)
        center.addObserver(base, selector: Selector("plain", Base.plain), name: other, object: derived)
        center.post(name: name, object: nil)
        center.post(name: other, object: base)
        center.post(name: other, object: derived)
        #expect(base.calls == ["note test", "base plain"])
        center.removeObserver(base, name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(base)
        center.post(name: other, object: derived)
        #expect(base.calls.count == 2)
        weak var gone: Base?
        do {
            let made = Base()
            gone = made
            center.addObserver(made, selector: Selector("note:", Base.note(_:)), name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test("I21: timers follow the host's clock")
    func timers() {
        let app = TestApp()
        final class Target: NSObject {
            var fired: [TimeInterval] = []
            func tick(_ timer: HostTimer) { fired.append(HostClock.current.now) }
        }
        let target = Target(), start = HostClock.current.now
        let timer = HostTimer.scheduledTimer(
            timeInterval: 0.25, target: target, selector: Selector("tick:", Target.tick(_:)), userInfo: "info", repeats: true)
        #expect(timer.userInfo as? String == "info" && timer.isValid && timer.timeInterval == 0.25)
        #expect(timer.fireDate == HostDate.now().addingTimeInterval(0.25))
        app.wait(1)
        #expect(target.fired.map { $0 - start } == [0.25, 0.5, 0.75, 1])
        timer.invalidate()
        app.wait(1)
        #expect(target.fired.count == 4 && !timer.isValid && timer.userInfo == nil)
        nonisolated(unsafe) var count = 0
        let once = HostTimer(timeInterval: 0.1, repeats: false) { _ in count += 1 }
        app.wait(1)
        #expect(count == 0)
        RunLoop.main.add(once, forMode: .common)
        app.wait(0.5)
        #expect(count == 1 && !once.isValid)
        let moved = HostTimer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in count += 1 }
        moved.fireDate = HostDate.now().addingTimeInterval(0.2)
        app.wait(0.3)
        #expect(count == 2)
    }

    @Test("I21: dispatched work follows the host's clock")
    func dispatch() {
        let app = TestApp()
        nonisolated(unsafe) var heard: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { heard.append("late \(Int(app.elapsed * 1000 + 0.5))") }
        DispatchQueue.main.async { heard.append("soon") }
        let item = DispatchWorkItem { heard.append("item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
        let dropped = DispatchWorkItem { heard.append("dropped") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: dropped)
        dropped.cancel()
        #expect(heard.isEmpty)
        app.wait(1)
        #expect(heard == ["soon", "item", "late 300"])
    }

    @Test("I21: display links with selectors; invalidating lets go of the target")
    func displayLinks() {
        let app = TestApp()
        final class Target: NSObject {
            var count = 0
            func tick(_ link: CADisplayLink) { count += 1 }
        }
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
            link.add(to: .main, forMode: .common)
            app.wait(0.5)
            #expect((29...31).contains(target.count))
            link.invalidate()
        }
        #expect(gone == nil)
    }

    #if compiler(>=6.2)
    @Test("I21: an unanswered selector stops with both names")
    func unanswered() async {
        await #expect(processExitsWith: .failure) {
            NSObject().perform(Selector("nobody:"))
        }
    }
    #endif
}
