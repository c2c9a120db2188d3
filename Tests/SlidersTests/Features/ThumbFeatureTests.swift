@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

/// The thumbs, and how they get along.
@MainActor struct ThumbFeatureTests {
    @Test("G, many thumbs: each has its value, in order")
    func many() {
        let stage = ValueSliderStage([80, 20, 50])
        #expect(stage.slider.values == [20, 50, 80] && stage.slider.thumbs.count == 3)
        let finger = stage.grab(1)
        finger.move(by: 20)
        finger.lift()
        #expect(stage.slider.values == [20, 60, 80])
    }

    @Test("G, least distance: thumbs stop so far from each other")
    func distance() {
        let stage = ValueSliderStage([20, 50]) { $0.minimumDistance = 15 }
        let finger = stage.grab(0)
        finger.move(by: 200)
        finger.lift()
        #expect(stage.slider.values == [35, 50])
    }

    @Test("G, steps apart: a least distance of two steps keeps a stop free between them, by finger and key")
    func stepsApart() {
        let stage = ValueSliderStage([20, 50]) {
            $0.step = 10
            $0.minimumDistance = 20
        }
        let finger = stage.grab(0)
        finger.move(by: 58)
        finger.lift()
        #expect(stage.slider.values == [30, 50])
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.typeKey("ArrowUp")
        #expect(stage.slider.values == [30, 50])
    }

    @Test("G, pushing thumbs: a thumb takes its neighbour along")
    func pushing() {
        let stage = ValueSliderStage([20, 50]) {
            $0.meeting = .pushes
            $0.minimumDistance = 10
        }
        let finger = stage.grab(0)
        finger.move(by: 120)
        finger.lift()
        #expect(stage.slider.values == [80, 90])
    }

    @Test("G, thumb off alone: a locked thumb hears nobody but the program, and says so")
    func locked() {
        let stage = ValueSliderStage([20, 80]) { $0.lockedThumbs = [0] }
        let finger = stage.grab(0)
        finger.move(by: 40)
        finger.lift()
        stage.slider.thumbs[0].accessibilityIncrement()
        #expect(stage.slider.values == [20, 80] && stage.changes.isEmpty)
        #expect(stage.slider.thumbs.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, false])
        stage.slider.values = [30, 80]
        #expect(stage.slider.values == [30, 80])
    }

    @Test("G, stacked thumbs: the way of the drag picks one", arguments: [false, true])
    func stacked(isRightToLeft: Bool) {
        for (way, expected) in [(CGFloat(20), [50.0, 60.0]), (-20, [40, 50])] {
            let stage = ValueSliderStage([50, 50], isRightToLeft: isRightToLeft)
            let finger = stage.grab()
            finger.move(by: isRightToLeft ? -way : way)
            finger.lift()
            #expect(stage.slider.values == expected)
        }
    }

    @Test("G, a finger each: two fingers move two thumbs at once")
    func fingers() {
        let stage = ValueSliderStage([20, 80])
        let one = stage.grab(0), other = stage.grab(1)
        one.move(by: 20)
        other.move(by: -20)
        #expect(stage.slider.values == [30, 70])
        one.lift()
        other.lift()
        #expect(ValueSliderStage.isGrammatical(stage.changes))
    }

    @Test("G, all thumbs together: a finger between them shifts the whole part, to the ends and no further", arguments: [false, true])
    func shifting(isRightToLeft: Bool) {
        let stage = ValueSliderStage([20, 60], isRightToLeft: isRightToLeft) { $0.trackTouch = ShiftingTrackTouch() }
        let way: CGFloat = isRightToLeft ? -1 : 1
        let finger = stage.app.touchDown(at: stage.point(of: 40))
        finger.move(by: 60 * way)
        #expect(stage.slider.values == [50, 90])
        finger.move(by: 190 * way)
        #expect(stage.slider.values == [60, 100])
        finger.move(by: -500 * way)
        #expect(stage.slider.values == [0, 40])
        finger.lift()
        #expect(ValueSliderStage.isGrammatical(stage.changes) && stage.changes.allSatisfy { $0.cause == .touch })
        stage.forget()
        stage.app.touchDown(at: stage.point(of: 80)).lift()
        #expect(stage.changes.isEmpty, "beside them it does nothing")
        let other = stage.app.touchDown(at: stage.point(of: 20))
        other.move(by: 40 * way)
        #expect(stage.slider.values == [20, 60])
        other.cancel()
        #expect(stage.slider.values == [0, 40] && ValueSliderStage.isGrammatical(stage.changes))
    }

    @Test("G, thumb pictures: one at rest, one while it is held")
    func pictures() {
        func picture(_ side: CGFloat) -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in } }
        let stage = ValueSliderStage([50]) {
            $0.thumbImage = picture(20)
            $0.heldThumbImage = picture(40)
        }
        func shown() -> CGFloat? { (stage.slider.thumbs[0].subviews.first as? UIImageView)?.image?.size.width }
        #expect(shown() == 20 && stage.slider.thumbs[0].backgroundColor == nil)
        let finger = stage.grab()
        #expect(shown() == 40)
        finger.lift()
        #expect(shown() == 20)
    }

    @Test("G, animated change: the value is there at once, the thumb over time")
    func animated() {
        let stage = ValueSliderStage([0])
        stage.slider.setValue(100, animated: true)
        func x() -> CGFloat { stage.slider.thumbs[0].layer.presentation()?.position.x ?? -1 }
        stage.app.wait(0.1)
        #expect(stage.slider.value == 100 && x() > 20 && x() < 210)
        stage.app.wait(0.2)
        #expect(x() == 214)
    }

    @Test("G, hit target: 44 points take hold of a thumb of any size")
    func target() {
        let stage = ValueSliderStage([50]) { $0.thumbSize = CGSize(width: 8, height: 8) }
        let finger = stage.grab(dx: 21, dy: 21)
        finger.move(by: 22)
        #expect(stage.slider.value == 60)
        finger.lift()
        stage.forget()
        stage.grab(dx: 23).lift()
        #expect(stage.changes.isEmpty)
    }
}
