import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewPropertyAnimatorTests {
    @Test("An animator moves its views on the host's clock and tells where it ended") @MainActor
    func running() {
        let (stage, view) = ViewStage.withView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && view.center.x == 10)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
        stage.host.advance(by: 0.5)
        #expect(abs(view.shownX - 60) < 2)
        #expect(abs(animator.fractionComplete - 0.5) < 0.02)
        stage.host.advance(by: 0.6)
        #expect(view.shownX == 110 && ends == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("A paused animator stays where it is, follows its fraction, and goes on from there") @MainActor
    func scrubbing() {
        let (stage, view) = ViewStage.withView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
        animator.fractionComplete = 0.25
        stage.host.advance(by: 1)
        #expect(abs(view.shownX - 35) < 0.1)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        animator.fractionComplete = 0.75
        #expect(abs(view.shownX - 85) < 0.1)
        animator.startAnimation()
        #expect(abs(view.shownX - 85) < 0.5)
        stage.host.advance(by: 1)
        #expect(view.shownX == 110 && animator.state == .inactive)
    }

    @Test("A reversed animator goes back the way it came, and leaves the views as they were") @MainActor
    func reversing() {
        let (stage, view) = ViewStage.withView()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        stage.host.advance(by: 0.6)
        animator.isReversed = true
        stage.host.advance(by: 0.3)
        #expect(abs(view.shownX - 40) < 3)
        stage.host.advance(by: 0.4)
        #expect(end == .start && view.center.x == 10 && view.shownX == 10)
    }

    @Test("A stopped animator leaves the views where they are; finishing puts them where it is told") @MainActor
    func stopping() {
        let (stage, view) = ViewStage.withView()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && abs(view.center.x - 60) < 2 && end == nil)
        animator.finishAnimation(at: .start)
        #expect(end == .start && view.center.x == 10 && animator.state == .inactive)
        let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        other.addCompletion { _ in end = .current }
        other.startAnimation()
        stage.host.advance(by: 0.5)
        other.stopAnimation(true)
        #expect(other.state == .inactive && abs(view.center.x - 60) < 2 && end == .start)
    }

    @Test("Changes that are added on the way begin where the views are; with a factor, later") @MainActor
    func adding() {
        let (stage, view) = ViewStage.withView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        #expect((view.layer.presentation()?.opacity ?? 0) > 0.95)
        animator.addAnimations { view.center.x = 10 }
        stage.host.advance(by: 0.25)
        #expect(abs(view.shownX - 35) < 3)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        stage.host.advance(by: 0.5)
        #expect(view.center.x == 10 && view.alpha == 0 && animator.state == .inactive)
    }

    @Test("A continued animator takes another time and timing for the rest") @MainActor
    func continuing() {
        let (stage, view) = ViewStage.withView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        stage.host.advance(by: 1)
        #expect(abs(view.shownX - 85) < 3 && animator.isRunning)
        stage.host.advance(by: 1.1)
        #expect(view.shownX == 110 && animator.state == .inactive)
    }

    @Test("An animator that pauses at its end can be turned round") @MainActor
    func pausingOnCompletion() {
        let (stage, view) = ViewStage.withView()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) { view.center.x = 110 }
        animator.pausesOnCompletion = true
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        stage.host.advance(by: 0.6)
        #expect(animator.state == .active && !animator.isRunning && end == nil && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.host.advance(by: 0.6)
        #expect(end == .start && view.center.x == 10)
    }

    @Test("A running animator begins after its delay, and blocks touches only when asked to") @MainActor
    func factory() {
        let (stage, view) = ViewStage.withView()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 1, options: [.curveLinear], animations: { view.center.x = 110 }, completion: { end = $0 })
        #expect(animator.delay == 1 && animator.isRunning)
        stage.host.advance(by: 0.9)
        #expect(abs(view.shownX - 10) < 0.5)
        #expect(view.extras?.blockingAnimations == 1)
        stage.host.advance(by: 0.6)
        #expect(abs(view.shownX - 60) < 3)
        stage.host.advance(by: 0.6)
        #expect(end == .end && view.extras?.blockingAnimations == 0)
    }

    @Test("Keyframes move through their values at their times, and their completion comes once") @MainActor
    func keyframes() {
        let (stage, view) = ViewStage.withView()
        var ends: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 210 }
                view.alpha = 0
            }, completion: { ends.append($0) })
        #expect(view.center.x == 210)
        stage.host.advance(by: 0.125)
        #expect(abs(view.shownX - 60) < 5)
        stage.host.advance(by: 0.25)
        #expect(abs(view.shownX - 110) < 1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.625) < 0.03)
        stage.host.advance(by: 0.375)
        #expect(abs(view.shownX - 160) < 4)
        #expect(ends.isEmpty)
        stage.host.advance(by: 0.3)
        #expect(view.shownX == 210 && ends == [true])
    }

    @Test("Discrete keyframes jump at their beginnings, inside an animator too") @MainActor
    func discreteKeyframes() {
        let (stage, view) = ViewStage.withView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeDiscrete, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 210 }
            })
        }
        animator.fractionComplete = 0.2
        #expect(view.shownX == 10)
        animator.fractionComplete = 0.4
        #expect(view.shownX == 110)
        animator.fractionComplete = 0.6
        #expect(view.shownX == 210)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.center.x == 10)
        stage.host.advance(by: 0.1)
    }

    @Test("Changes between beginAnimations and commitAnimations move with what was set before them") @MainActor
    @available(*, deprecated)
    func openAnimations() {
        let (stage, view) = ViewStage.withView()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 110
        UIView.commitAnimations()
        view.alpha = 0.5
        stage.host.advance(by: 0.5)
        #expect(abs(view.shownX - 60) < 2)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }
}
