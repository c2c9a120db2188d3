import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewAnimationTests {
    @Test("The model is at its end at once; the presentation moves on the host's clock") @MainActor
    func movement() {
        let (stage, view) = ViewStage.withView()
        var finished: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 }, completion: { finished = $0 })
        stage.host.commit()
        #expect(view.center.x == 110)
        #expect(abs(view.shownX - 10) < 0.5)
        stage.host.advance(by: 0.5)
        #expect(abs(view.shownX - 60) < 2)
        #expect(finished == nil)
        stage.host.advance(by: 0.6)
        #expect(view.shownX == 110)
        #expect(finished == true)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("A delay holds the start, and the completion comes after delay and duration") @MainActor
    func delay() {
        let (stage, view) = ViewStage.withView()
        var isDone = false
        UIView.animate(
            withDuration: 0.5, delay: 1, options: .curveLinear, animations: { view.center.x = 110 }, completion: { _ in isDone = true })
        stage.host.advance(by: 0.9)
        #expect(abs(view.shownX - 10) < 0.5)
        stage.host.advance(by: 0.35)
        #expect(abs(view.shownX - 60) < 4)
        #expect(!isDone)
        stage.host.advance(by: 0.4)
        #expect(isDone)
    }

    @Test("C2: an animation that interrupts another is added to it: both go on to their ends, whether asked to begin from the current state or not",
        arguments: [UIView.AnimationOptions.beginFromCurrentState, []]) @MainActor
    func interrupted(options: UIView.AnimationOptions) {
        let (stage, view) = ViewStage.withView()
        var first: Bool?, second: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 }, completion: { first = $0 })
        stage.host.advance(by: 0.5)
        let options = options.union(.curveLinear)
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 10 }, completion: { second = $0 })
        stage.host.commit()
        #expect(abs(view.shownX - 60) < 3 && view.center.x == 10)
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        // One takes it to the right as fast as the other to the left.
        stage.host.advance(by: 0.25)
        #expect(abs(view.shownX - 60) < 3 && first == nil)
        stage.host.advance(by: 0.3)
        #expect(first == true && second == nil)
        stage.host.advance(by: 0.2)
        #expect(abs(view.shownX - 35) < 3)
        stage.host.advance(by: 0.3)
        #expect(view.shownX == 10 && second == true)
    }

    @Test("C2: sizes are added too, also where the difference is negative, and three at once come to the last one's end") @MainActor
    func interruptedSizes() {
        let (stage, view) = ViewStage.withView()
        let start = view.bounds.width
        let shown = { view.layer.presentation()?.bounds.width ?? view.bounds.width }
        for width in [start + 100, start + 20, start + 60] {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.width = width }
            stage.host.advance(by: 0.25)
        }
        // What is left of +100, -80 and +40 after 0.75, 0.5 and 0.25 seconds.
        #expect(abs(shown() - (start + 60 - 100 * 0.25 + 80 * 0.5 - 40 * 0.75)) < 3)
        stage.host.advance(by: 1)
        #expect(shown() == start + 60 && view.layer.animationKeys() == nil)
    }

    @Test("What repeats is replaced by the next animation, from where the view is seen") @MainActor
    func interruptedRepetition() {
        let (stage, view) = ViewStage.withView()
        var first: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse], animations: { view.center.x = 110 }, completion: { first = $0 })
        stage.host.advance(by: 1.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 10 }
        stage.host.commit()
        #expect(abs(view.shownX - 60) < 3 && first == false)
        stage.host.advance(by: 1.1)
        #expect(view.shownX == 10 && view.layer.animationKeys() == nil)
    }

    @Test("Outside of blocks, in performWithoutAnimation and with animations off nothing is animated") @MainActor
    func switches() {
        let (_, view) = ViewStage.withView()
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.3 } }
        #expect(view.layer.animation(forKey: "opacity") == nil)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.alpha = 0.4 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animation(forKey: "opacity") == nil)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(view.layer.animation(forKey: "opacity") != nil)
    }

    @Test("Duration 0 changes at once; the completion comes in the clock's next turn") @MainActor
    func zeroDuration() {
        let (stage, view) = ViewStage.withView()
        var isDone = false
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { _ in isDone = true })
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        #expect(!isDone)
        stage.host.advance(by: 1 / 60)
        #expect(isDone)
    }

    @Test("An inner block takes the outer duration, unless it overrides it") @MainActor
    func nesting() {
        let (_, view) = ViewStage.withView()
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
            UIView.animate(
                withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: { view.center.x = 50 })
        }
        #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(view.layer.animation(forKey: "position")?.duration == 0.1)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("A spring overshoots when its damping is low and ends where it should") @MainActor
    func spring() {
        let (stage, view) = ViewStage.withView()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, animations: { view.center.x = 110 })
        var furthest: CGFloat = 0
        for _ in 0..<60 {
            stage.host.advance(by: 1 / 60)
            furthest = max(furthest, view.shownX)
        }
        #expect(furthest > 125)
        stage.host.advance(by: 0.1)
        #expect(view.shownX == 110)
    }

    @Test("Layout inside a block animates what layout moves") @MainActor
    func layoutInBlock() {
        final class Half: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
        }
        let stage = ViewStage()
        let view = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.addSubview(view.inner)
        stage.window.addSubview(view)
        stage.host.commit()
        UIView.animate(withDuration: 1) {
            view.frame.size.width = 200
            view.layoutIfNeeded()
        }
        #expect(view.inner.layer.animation(forKey: "bounds") != nil)
    }

    @Test("A cross dissolve shows the old content and fades to the new") @MainActor
    func crossDissolve() {
        let (stage, view) = ViewStage.withView()
        view.backgroundColor = .red
        stage.host.commit()
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.backgroundColor = .blue })
        #expect(stage.pixel(10, 10).red > 240)
        stage.host.advance(by: 0.5)
        let middle = stage.pixel(10, 10)
        #expect(middle.red > 50 && middle.blue > 50)
        stage.host.advance(by: 0.6)
        #expect(stage.pixel(10, 10) == .blue)
        #expect(view.layer.sublayers?.isEmpty ?? true)
    }
}
