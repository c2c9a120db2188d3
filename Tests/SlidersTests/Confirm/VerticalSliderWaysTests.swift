import Foundation
@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct VerticalSliderWaysTests {
    @Test("C7: with a xib of the user's own the thumb goes up, with its words and its number of fingers")
    func lift() {
        let stage = VerticalSliderStage(LiftSlider.self)
        #expect(stage.place == 204 && stage.slider.pan.maximumNumberOfTouches == 2)
        #expect(stage.slider.parts?.label?.text == "Pull" && stage.slider.parts?.label?.alpha == 1)
        let finger = stage.pull(-88)
        #expect(abs(stage.place - 116) < 1e-9 && abs(stage.slider.progress - 0.5) < 1e-9 && (stage.slider.parts?.label?.alpha ?? 1) < 1e-9)
        finger.move(by: 0, -100)
        #expect(stage.place == 28)
        finger.lift()
        #expect(stage.reachedCount == 1 && stage.words == ["began touch", "confirmed touch"])
        stage.slider.reset(animated: false)
        #expect(stage.place == 204)
    }

    @Test("H2: a xib that lacks a part shows what there is, and does not move")
    func aimless() {
        let stage = VerticalSliderStage(AimlessSlider.self)
        #expect(stage.slider.contentView != nil && stage.slider.parts == nil)
        let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 70))
        finger.move(by: 0, 100)
        finger.lift()
        #expect(stage.words.isEmpty && stage.positions.isEmpty && !stage.slider.accessibilityActivate() || stage.slider.phase == .armed)
    }

    @Test("H2: a path without room for the thumb leaves it where it is")
    func short() {
        let stage = VerticalSliderStage()
        for height: CGFloat in [0, 20, 64] {
            stage.slider.frame.size.height = height
            stage.app.wait(0.1)
            let finger = stage.app.touchDown(at: CGPoint(x: 160, y: 45))
            finger.move(by: 0, 100)
            finger.lift()
            #expect(stage.slider.phase == .idle && stage.slider.progress == 0 && stage.slider.thumbView?.frame.minY == 0)
        }
    }

    @Test("C7: a threshold and a flick confirm where they may")
    func threshold() {
        let stage = VerticalSliderStage()
        stage.slider.travel = ConfirmTravel(threshold: 0.5)
        stage.pull(90).lift()
        #expect(stage.words == ["began touch", "confirmed touch"])
        let other = VerticalSliderStage()
        other.slider.travel = ConfirmTravel(threshold: 1, flickVelocity: 400)
        let finger = other.grab()
        finger.drag(to: CGPoint(x: 160, y: 72 + 120), duration: 0.15)
        finger.lift()
        #expect(other.words == ["began touch", "confirmed touch"])
    }

    @Test("C7: two taps, a key twice, or an assistive tool's action confirm without a drag", arguments: ["tap", "key", "tool", "action"])
    func activation(how: String) {
        let stage = VerticalSliderStage()
        func activate() {
            switch how {
            case "tap": stage.grab().lift()
            case "key":
                stage.slider.becomeFirstResponder()
                stage.app.typeKey(" ")
            case "tool": _ = stage.slider.accessibilityActivate()
            default: _ = stage.slider.accessibilityCustomActions?.first?.actionHandler?(UIAccessibilityCustomAction(name: "") { _ in true })
            }
            stage.app.wait(0.4)
        }
        activate()
        if how != "action" {
            #expect(stage.slider.phase == .armed && stage.reachedCount == 0)
            activate()
        }
        #expect(stage.slider.phase == .confirmed && stage.reachedCount == 1 && stage.place == 204 && stage.positions.last == 204)
    }

    @Test("C7: a tap beside the thumb does nothing, a tap within the undo window takes it back")
    func undo() {
        let stage = VerticalSliderStage()
        stage.app.touchDown(at: CGPoint(x: 160, y: 220)).lift()
        #expect(stage.words.isEmpty && stage.slider.phase == .idle)
        stage.slider.undoWindow = 3
        stage.pull(200).lift()
        stage.app.wait(1)
        #expect(stage.slider.phase == .undoable && stage.reachedCount == 0)
        stage.app.touchDown(at: CGPoint(x: 160, y: 70)).lift()
        stage.app.wait(4)
        #expect(stage.words == ["began touch", "cancelled undone"] && stage.place == 28 && stage.reachedCount == 0)
    }

    @Test("C7: while the program is at work a wheel turns in place of the handle, and no finger moves the thumb")
    func loading() {
        let stage = VerticalSliderStage()
        stage.slider.confirm(animated: false)
        stage.slider.startLoading()
        #expect(stage.slider.parts?.activity?.isAnimating == true && stage.slider.parts?.handle?.isHidden == true)
        let finger = stage.pull(-100)
        finger.lift()
        #expect(stage.place == 204 && stage.slider.accessibilityValue == ConfirmWords.loading)
        stage.slider.stopLoading()
        #expect(stage.slider.parts?.activity?.isAnimating == false && stage.slider.parts?.handle?.isHidden == false)
    }

    @Test("C7: in a scroll view a drag along the path is the thumb's, one across or beside it the view's", arguments: ["along", "across", "beside"])
    func scrolling(way: String) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        scroll.contentSize = CGSize(width: 700, height: 700)
        let stage = VerticalSliderStage(within: scroll)
        let finger = way == "beside" ? stage.app.touchDown(at: CGPoint(x: 250, y: 200)) : stage.grab()
        stage.app.wait(0.2)
        for _ in 0..<10 { finger.move(by: way == "across" ? -10 : 0, way == "across" ? 0 : way == "beside" ? -10 : 10) }
        #expect((stage.place > 100) == (way == "along"))
        #expect((scroll.contentOffset != .zero) == (way != "along"))
        finger.lift()
    }

    @Test("C7: it is one element: a button with its words, and 44 points around the thumb take hold of it")
    func accessibility() {
        let stage = VerticalSliderStage()
        #expect(stage.slider.isAccessibilityElement && stage.slider.accessibilityLabel == "Pull" && stage.slider.accessibilityTraits.contains(.button))
        stage.slider.thumbView?.constraints.filter { $0.firstAttribute == .height }.first?.constant = 20
        stage.slider.layoutIfNeeded()
        #expect(stage.slider.takesHold(at: CGPoint(x: 32, y: 4 + 10 + 21)) && !stage.slider.takesHold(at: CGPoint(x: 32, y: 4 + 10 + 24)))
    }

    @Test("I19: a slider leaves nothing behind")
    func leaks() {
        weak var slider: VerticalSlider?
        do {
            let made = VerticalSlider(frame: CGRect(x: 0, y: 0, width: 64, height: 240))
            made.layoutIfNeeded()
            slider = made
        }
        #expect(slider == nil)
    }

    @Test("C7: pictures of the vertical slider", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 360, height: 260), style: style)
        let sliders = (0..<4).map { index -> VerticalSlider in
            let slider = VerticalSlider(frame: CGRect(x: 16 + CGFloat(index) * 88, y: 10, width: 64, height: 240))
            app.show(slider)
            return slider
        }
        sliders[2].confirm(animated: false)
        sliders[2].startLoading()
        sliders[3].isEnabled = false
        let finger = app.touchDown(at: CGPoint(x: 136, y: 42))
        for _ in 0..<10 { finger.move(by: 0, 9) }
        app.wait(0.2)
        try expectPicture(of: app, named: "vertical-\(style == .dark ? "dark" : "light")")
        finger.lift()
    }
}
