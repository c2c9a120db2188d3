import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("What sliders leave behind") struct SliderMemoryTests {
    private struct Weak { weak var object: AnyObject? }

    @Test("I19: a thousand sliders with all that hangs on them are gone when dropped")
    func thousand() {
        var seen: [Weak] = []
        let app = TestApp(size: CGSize(width: 480, height: 480))
        for index in 0..<1000 {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            let action = UIAction { _ in }
            let tap = UITapGestureRecognizer(target: slider, action: nil)
            slider.addAction(action, for: .valueChanged)
            slider.addTarget(slider, action: Selector("layoutIfNeeded"), for: .touchUpInside)
            slider.addGestureRecognizer(tap)
            slider.setThumbImage(UIImage(), for: .normal)
            slider.minimumTrackTintColor = .systemPink
            if index % 10 == 0 {
                app.show(slider)
                slider.setValue(1, animated: true)
                UIView.animate(withDuration: 0.1) { slider.alpha = 0.5 }
                app.wait(0.02)
                slider.removeFromSuperview()
            }
            seen += [Weak(object: slider), Weak(object: slider.layer), Weak(object: action), Weak(object: tap)]
        }
        app.wait(2)
        _ = app.picture()
        #expect(seen.filter { $0.object != nil }.count == 0)
    }

    @Test("I19: a dragged slider, its recogniser and its touch are gone when dropped, in mid-drag too", arguments: [true, false])
    func dragged(lifts: Bool) {
        var seen: [Weak] = []
        let app = TestApp(size: CGSize(width: 480, height: 480))
        do {
            let slider = UISlider(frame: SliderStage.frame)
            let pan = UIPanGestureRecognizer()
            let press = UILongPressGestureRecognizer()
            slider.addGestureRecognizer(press)
            let parent = UIView(frame: app.window.bounds)
            parent.addGestureRecognizer(pan)
            parent.addSubview(slider)
            app.show(parent)
            slider.value = 0.5
            let finger = app.touchDown(at: CGPoint(x: 240, y: 217))
            finger.move(by: 30)
            if lifts { finger.lift() }
            parent.removeFromSuperview()
            if !lifts { finger.lift() }
            seen = [slider, pan, press, parent].map { Weak(object: $0) }
        }
        app.wait(3)
        _ = app.picture()
        app.touchDown(at: CGPoint(x: 5, y: 5)).lift()
        #expect(seen.map { $0.object == nil } == [true, true, true, true])
    }

    @Test("I19: a slider that had the focus, a pointer, the wheel and a held key is gone when dropped, and so is its ring")
    func keyboard() {
        var seen: [Weak] = []
        let app = TestApp(size: CGSize(width: 480, height: 480))
        let pointer = PointerInjector()
        do {
            let slider = UISlider(frame: SliderStage.frame)
            app.show(slider)
            app.touchDown(at: CGPoint(x: 118, y: 217)).lift()
            app.typeKey("Tab")
            app.holdKey("ArrowRight")
            app.turnWheel(by: CGVector(dx: 0, dy: -0.5), at: CGPoint(x: 240, y: 217))
            pointer.hover(at: CGPoint(x: 122, y: 217), in: app.window)
            let all: [AnyObject?] = [slider, slider.layer.sublayers?.first, slider.interactions.first]
            seen = all.map { Weak(object: $0) }
            #expect(slider.isFocused && slider.value > 0 && seen.allSatisfy { $0.object != nil })
            slider.removeFromSuperview()
        }
        pointer.leave()
        app.wait(1)
        _ = app.picture()
        #expect(seen.map { $0.object == nil } == [true, true, true])
    }

    @Test("I19: delayed performs keep their target until they are called or cancelled, and no longer")
    func performs() {
        @MainActor final class Target: NSObject {
            var calls = 0
            func act(_ argument: Any?) { calls += 1 }
        }
        let app = TestApp()
        let act = Selector("act:", Target.act)
        weak var kept: Target?
        weak var cancelled: Target?
        do {
            let first = Target(), second = Target()
            first.perform(act, with: nil, afterDelay: 1)
            second.perform(act, with: "a", afterDelay: 1)
            second.perform(act, with: "b", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: second, selector: act, object: "a")
            app.wait(0.5)
            #expect(second.calls == 0)
            NSObject.cancelPreviousPerformRequests(withTarget: second)
            kept = first
            cancelled = second
        }
        #expect(kept != nil && cancelled == nil)
        app.wait(1)
        #expect(kept == nil)
    }

    @Test("I21: a display link that ends itself in its own callback is called once and is gone")
    func displayLink() {
        @MainActor final class Target: NSObject {
            var calls = 0
            func tick(_ link: CADisplayLink) {
                calls += 1
                link.invalidate()
            }
        }
        let app = TestApp()
        weak var seenLink: CADisplayLink?
        weak var seen: Target?
        do {
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick))
            link.add(to: .main, forMode: .common)
            seenLink = link
            seen = target
            app.wait(0.1)
            #expect(target.calls == 1)
        }
        app.wait(0.1)
        #expect(seenLink == nil && seen == nil)
    }

    @Test("I19: the completion of an animation may remove the view; a removed view's completion is called")
    func completions() {
        let app = TestApp()
        weak var seen: UIView?
        var ends: [Bool] = []
        do {
            let view = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            app.show(view)
            seen = view
            UIView.animate(
                withDuration: 0.2, animations: { view.alpha = 0.3 },
                completion: {
                    ends.append($0)
                    view.removeFromSuperview()
                })
            let other = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 34))
            app.show(other)
            UIView.animate(withDuration: 0.2, animations: { other.center.x += 10 }, completion: { ends.append($0) })
            app.wait(0.1)
            other.removeFromSuperview()
        }
        app.wait(1)
        #expect(ends.count == 2 && seen == nil)
    }
}
