@testable import Sliders
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Sliding to confirm.
@MainActor struct ConfirmFeatureTests {
    @MainActor private final class Stage {
        let app = TestApp(size: CGSize(width: 320, height: 120), scale: 1)
        let slider = ConfirmSlider(frame: CGRect(x: 32, y: 32, width: 256, height: 56))
        private(set) var words: [String] = []

        init(_ setUp: (ConfirmSlider) -> Void = { _ in }) {
            slider.text = "Slide to pay"
            setUp(slider)
            slider.onEvent { [weak self] event in
                switch event {
                case .began: self?.words.append("began")
                case .moved: break
                case .confirmed: self?.words.append("confirmed")
                case .cancelled(let reason): self?.words.append("cancelled \(reason.rawValue)")
                }
            }
            app.show(slider)
        }

        /// The way is 200 points.
        func drag(_ points: CGFloat, duration: Double = 0.5, hold: Double = 0.3) {
            let finger = app.touchDown(at: CGPoint(x: 60, y: 60))
            finger.drag(to: CGPoint(x: 60 + points, y: 60), duration: duration)
            app.wait(hold)
            finger.lift()
        }
    }

    @Test("G, confirm by threshold: a release past it confirms, one before does not")
    func threshold() {
        let stage = Stage { $0.travel = ConfirmTravel(threshold: 0.7) }
        stage.drag(130)
        stage.drag(145)
        #expect(stage.words == ["began", "cancelled released", "began", "confirmed"])
    }

    @Test("G, confirm by velocity: a flick confirms where it may")
    func velocity() {
        let stage = Stage { $0.travel = ConfirmTravel(flickVelocity: 500) }
        stage.drag(120, duration: 0.15, hold: 0)
        #expect(stage.words == ["began", "confirmed"])
    }

    @Test("G, cancel is an outcome: with its reason")
    func cancelled() {
        let stage = Stage()
        stage.drag(20)
        stage.app.wait(1)
        let finger = stage.app.touchDown(at: CGPoint(x: 60, y: 60))
        finger.move(by: 60)
        finger.cancel()
        #expect(stage.words == ["began", "cancelled released", "began", "cancelled interrupted"])
    }

    @Test("G, without dragging: key, double activation and a named action confirm")
    func withoutDragging() {
        let byKey = Stage()
        byKey.slider.becomeFirstResponder()
        byKey.app.typeKey(" ")
        byKey.app.typeKey(" ")
        let byTap = Stage()
        byTap.drag(0, duration: 0.05, hold: 0)
        byTap.drag(0, duration: 0.05, hold: 0)
        let byAction = Stage()
        _ = byAction.slider.accessibilityCustomActions?.first.map { $0.actionHandler?($0) }
        for stage in [byKey, byTap, byAction] { #expect(stage.words == ["began", "confirmed"]) }
    }

    @Test("G, undo window: it can be taken back before it counts")
    func undo() {
        let stage = Stage { $0.undoWindow = 2 }
        stage.drag(200)
        stage.app.wait(1)
        #expect(stage.words == ["began"] && stage.slider.label.text == "Undo")
        stage.app.touchDown(at: CGPoint(x: 160, y: 60)).lift()
        stage.app.wait(3)
        #expect(stage.words == ["began", "cancelled undone"])
    }

    @Test("G, loading: a wheel turns on the thumb until the program is done")
    func loading() {
        let stage = Stage()
        stage.slider.confirm(animated: false)
        stage.slider.startLoading()
        stage.app.wait(0.1)
        func turns() -> Bool { stage.slider.thumb.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }
        #expect(turns() && stage.slider.accessibilityValue == "In progress")
        stage.slider.stopLoading()
        stage.app.wait(0.1)
        #expect(!turns())
    }

    @Test("G, label fades: the words give way to the thumb")
    func fades() {
        let stage = Stage()
        let finger = stage.app.touchDown(at: CGPoint(x: 60, y: 60))
        var alphas: [CGFloat] = []
        for _ in 0..<5 {
            finger.move(by: 25)
            alphas.append(stage.slider.label.alpha)
        }
        finger.lift()
        #expect(alphas == [0.75, 0.5, 0.25, 0, 0] && stage.slider.label.alpha == 1)
    }

    @Test("G, shimmer: a gleam runs over the words in reading direction, and ends; less motion means none", arguments: [false, true])
    func shimmer(isRightToLeft: Bool) throws {
        let stage = Stage { if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft } }
        let label = stage.slider.label
        if isRightToLeft { label.semanticContentAttribute = .forceRightToLeft }
        let shimmer = Shimmer(on: label)
        shimmer.duration = 1
        shimmer.start()
        stage.app.wait(0.25)
        let early = try #require(label.layer.mask?.presentation()).position.x
        stage.app.wait(0.5)
        let late = try #require(label.layer.mask?.presentation()).position.x
        #expect((early < late) != isRightToLeft && shimmer.isRunning)
        stage.app.wait(0.5)
        #expect(abs(try #require(label.layer.mask?.presentation()).position.x - early) < 1, "again and again")
        shimmer.stop()
        #expect(label.layer.mask == nil && !shimmer.isRunning)
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        shimmer.start()
        #expect(!shimmer.isRunning && label.layer.mask == nil)
    }
}
