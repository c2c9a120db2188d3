import Foundation
@testable import Sliders
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct VerticalSliderTests {
    @Test("C1: it loads its xib by its name from its bundle, as a content view that fills it, made by frame or from a nib", arguments: [false, true])
    func content(isFromNib: Bool) throws {
        let slider: VerticalSlider
        var page: UIView?
        defer { page = nil }
        if isFromNib {
            page = try #require(VerticalSliderStage.bundle.loadNibNamed("VerticalSliderPage", owner: nil)?.first as? UIView)
            slider = try #require(page?.subviews.first as? VerticalSlider)
        } else {
            slider = VerticalSlider(frame: CGRect(x: 0, y: 0, width: 64, height: 240))
        }
        let content = try #require(slider.contentView)
        #expect(content.superview === slider && slider.subviews.count == 1)
        #expect(content.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        slider.frame.size = CGSize(width: 80, height: 400)
        slider.layoutIfNeeded()
        #expect(content.frame == slider.bounds && slider.pathView?.frame == CGRect(x: 4, y: 4, width: 72, height: 392))
        #expect(slider.thumbView?.frame == CGRect(x: 8, y: 0, width: 56, height: 56))
        #expect(slider.destinationView?.alpha == 0 && slider.destinationView?.isHidden == false && slider.destinationView?.frame.maxY == 392)
        #expect(slider.thumbView?.gestureRecognizers?.count == 1)
    }

    @Test("C1: the xib says all that is in it in words that the engine knows")
    func ledger() {
        NibLedger.removeAll()
        var told: [String] = []
        NibLedger.listener = { told.append("\($0)") }
        _ = VerticalSlider(frame: .zero)
        #expect(told.isEmpty && NibLedger.messages.isEmpty, "\(NibLedger.messages)")
    }

    @Test("C2: the thumb follows the finger by its top constraint, to either end and not past it; what is left over is kept", arguments: [false, true])
    func follows(isRightToLeft: Bool) {
        let stage = VerticalSliderStage(isRightToLeft: isRightToLeft)
        #expect(stage.place == 28 && stage.slider.thumbView?.center.x == 28)
        let finger = stage.pull(100)
        #expect(stage.place == 128 && abs((stage.slider.parts?.thumbTop.constant ?? 0) - 100) < 1e-9)
        finger.move(by: 0, 150)
        #expect(stage.place == 204)
        finger.move(by: 0, -74)
        #expect(stage.place == 204, "it waits for the finger")
        finger.move(by: 0, -50)
        #expect(stage.place == 154)
        finger.move(by: 0, -250)
        finger.move(by: 0, 124)
        #expect(stage.place == 28)
        finger.move(by: 0, 10)
        #expect(stage.place == 38 && stage.slider.thumbView?.center.x == 28)
        finger.lift()
    }

    @Test("C2: layout follows in 0.05 s animations that begin where the last one is")
    func smooth() {
        let stage = VerticalSliderStage()
        let finger = stage.pull(40)
        stage.app.wait(0.1)
        finger.move(by: 0, 60)
        #expect(stage.place == 128 && stage.shownPlace < 100)
        stage.app.wait(0.025)
        let half = stage.shownPlace
        #expect(half > 80 && half < 125)
        finger.move(by: 0, 1)
        #expect(abs(stage.shownPlace - half) < 25, "no jump")
        stage.app.wait(0.06)
        #expect(stage.shownPlace == 129)
        finger.lift()
    }

    @Test("C3: the delegate hears each position once, and that the destination is reached when the finger lifts there")
    func reached() {
        let stage = VerticalSliderStage()
        #expect(stage.positions.isEmpty)
        let finger = stage.pull(175)
        #expect(stage.positions.last == 203 && stage.positions == stage.positions.sorted() && Set(stage.positions).count == stage.positions.count)
        finger.move(by: 0, 0.5)
        #expect(stage.reachedCount == 0)
        finger.lift()
        #expect(stage.reachedCount == 1 && stage.words == ["began touch", "confirmed touch"])
        stage.app.wait(1)
        #expect(stage.reachedCount == 1 && stage.positions.last == 204)
    }

    @Test("C3: let go of a point before, it returns in 0.3 s, and what the delegate moves goes along", arguments: ["released", "system", "off", "Escape", "reset"])
    func returns(how: String) {
        let stage = VerticalSliderStage()
        let finger = stage.pull(175)
        stage.app.wait(0.1)
        switch how {
        case "released": finger.lift()
        case "system": finger.cancel()
        case "off": stage.slider.isEnabled = false
        case "Escape":
            stage.slider.becomeFirstResponder()
            stage.app.typeKey("Escape")
        default: stage.slider.reset(animated: true)
        }
        #expect(stage.place == 28 && stage.positions.last == 28 && stage.slider.phase == .idle)
        stage.app.wait(0.15)
        #expect(stage.shownPlace > 60 && stage.shownPlace < 175 && abs(stage.shownPlace - stage.shownFollower) < 0.01)
        stage.app.wait(0.16)
        #expect(stage.shownPlace == 28 && stage.shownFollower == 28 && stage.reachedCount == 0)
        finger.move(by: 0, 20)
        finger.lift()
        #expect(stage.place == 28)
        let reason = how == "released" ? "released" : how == "Escape" ? "dismissed" : "interrupted"
        #expect(stage.words == ["began touch", "cancelled \(reason)"])
    }

    @Test("C4: in a new window the thumb is at its start")
    func window() {
        let stage = VerticalSliderStage()
        stage.slider.confirm(animated: false)
        stage.app.wait(0.1)
        #expect(stage.place == 204)
        stage.slider.removeFromSuperview()
        stage.app.show(stage.slider)
        stage.app.wait(0.1)
        #expect(stage.place == 28 && stage.slider.phase == .idle && stage.shownPlace == 28)
    }

    @Test("C5: a corner radius above zero masks the layer")
    func corners() {
        let slider = VerticalSlider(frame: CGRect(x: 0, y: 0, width: 64, height: 240))
        #expect(!slider.layer.masksToBounds)
        slider.cornerRadius = 20
        #expect(slider.layer.masksToBounds && slider.layer.cornerRadius == 20)
        slider.cornerRadius = 0
        #expect(!slider.layer.masksToBounds && slider.layer.cornerRadius == 0)
    }
}
