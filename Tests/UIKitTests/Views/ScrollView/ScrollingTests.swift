import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Scrolling") struct ScrollingTests {
    @Test("I3: the bounds' origin is the content offset, whichever is set")
    func origin() {
        let stage = ScrollStage()
        stage.view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(stage.view.bounds.origin == CGPoint(x: 0, y: 30))
        stage.view.bounds.origin.y = 50
        #expect(stage.view.contentOffset.y == 50 && stage.heard == ["scroll", "scroll"])
        stage.view.contentOffset.y = 50
        #expect(stage.heard.count == 2)
        let child = UIView(frame: CGRect(x: 10, y: 100, width: 10, height: 10))
        stage.view.addSubview(child)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 90))
    }

    @Test("I3: a drag scrolls once the finger moved 10 points, without a jump, and rests where a still finger lifts")
    func drag() {
        let stage = ScrollStage()
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        #expect(stage.view.isTracking && !stage.view.isDragging)
        finger.move(by: 0, -9)
        #expect(stage.heard.isEmpty)
        finger.move(by: 0, -1)
        #expect(stage.heard == ["willBeginDragging"] && stage.view.isDragging)
        finger.move(by: 0, -40)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 40))
        finger.move(by: 20, 15)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 25))
        stage.app.wait(0.3)
        finger.lift()
        #expect(stage.events == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(!stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.y == 25)
    }

    @Test("I3: a flick goes on to where the rate leads, and tells its delegate in order", arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func flick(rate: UIScrollView.DecelerationRate) throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.view.decelerationRate = rate
        stage.flick(0, -100)
        #expect(stage.events == ["willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating"])
        #expect(stage.view.isDecelerating && !stage.view.isTracking)
        let velocity = try #require(stage.velocity), proposed = try #require(stage.proposed)
        let from = stage.view.contentOffset.y
        #expect(abs(velocity.y - 1) < 0.05 && velocity.x == 0)
        let distance = velocity.y * rate.rawValue / (1 - rate.rawValue)
        #expect(abs(proposed.y - from - distance) <= 0.26)
        stage.offsets = []
        stage.app.wait(6)
        #expect(stage.view.contentOffset == proposed && stage.events.last == "didEndDecelerating" && !stage.view.isDecelerating)
        let steps = zip(stage.offsets, stage.offsets.dropFirst()).map { $1.y - $0.y }
        #expect(steps.allSatisfy { $0 >= 0 } && steps.first! > steps.last!)
    }

    @Test("I3: the delegate's target is where a flick ends")
    func chosenTarget() {
        let stage = ScrollStage()
        stage.target = CGPoint(x: 0, y: 320)
        stage.flick(0, -100)
        stage.app.wait(5)
        #expect(stage.view.contentOffset.y == 320)
        // Also when there was no speed.
        stage.target = CGPoint(x: 0, y: 200)
        stage.drag(0, -50)
        stage.app.wait(5)
        #expect(stage.view.contentOffset.y == 200 && stage.events.last == "didEndDecelerating")
    }

    @Test("I3: beyond its ends content follows less and less, and springs back")
    func rubberBand() {
        let stage = ScrollStage()
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        finger.move(by: 0, 10)
        finger.move(by: 0, 100)
        // (1 - 1 / (100 · 0.55 / 400 + 1)) · 400 = 48.35, on half points.
        #expect(stage.view.contentOffset.y == -48.5)
        finger.move(by: 0, 100)
        #expect(stage.view.contentOffset.y == -86.5)
        finger.move(by: 0, -200)
        #expect(stage.view.contentOffset.y == 0)
        finger.move(by: 0, 100)
        stage.app.wait(0.3)
        finger.lift()
        #expect(stage.events.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y == 0 && stage.events.last == "didEndDecelerating")
    }

    @Test("I3: a flick against an end passes it and springs back; without bouncing it stops there")
    func strike() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 500))
        stage.flick(0, -100, duration: 0.05)
        stage.app.wait(3)
        #expect(stage.view.contentOffset.y == 100 && stage.offsets.contains { $0.y > 105 })
        #expect(stage.proposed?.y == 100)
        stage.view.bounces = false
        stage.offsets = []
        stage.flick(0, 100, duration: 0.05)
        stage.app.wait(3)
        #expect(stage.view.contentOffset.y == 0 && stage.offsets.allSatisfy { $0.y >= 0 })
    }

    @Test("I3: content that fits does not scroll, unless it always bounces")
    func fitting() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 100))
        stage.drag(0, -80)
        #expect(stage.heard.isEmpty)
        stage.view.alwaysBounceVertical = true
        stage.drag(0, -80)
        #expect(stage.offsets.contains { $0.y > 10 })
        stage.app.wait(1)
        #expect(stage.view.contentOffset == .zero)
        stage.heard = []
        stage.view.isScrollEnabled = false
        stage.drag(0, -80)
        #expect(stage.heard.isEmpty)
    }

    @Test("I3: pages: a quick drag turns one, a slow one goes to the nearest, never more than one")
    func paging() {
        let stage = ScrollStage(content: CGSize(width: 1200, height: 400))
        stage.view.isPagingEnabled = true
        stage.flick(-120, 0, duration: 0.1)
        stage.app.wait(2)
        #expect(stage.view.contentOffset == CGPoint(x: 300, y: 0))
        #expect(stage.events == ["willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating"])
        stage.drag(-100, 0)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.x == 300)
        stage.drag(-180, 0)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.x == 600)
        stage.flick(190, 0, duration: 0.05)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.x == 300)
        stage.view.contentOffset.x = 900
        stage.flick(-120, 0)
        stage.app.wait(2)
        #expect(stage.view.contentOffset.x == 900)
    }

    @Test("I3: a directional lock keeps to the axis of the beginning")
    func lock() {
        let stage = ScrollStage(content: CGSize(width: 900, height: 900))
        stage.view.isDirectionalLockEnabled = true
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        finger.move(by: -2, -12)
        finger.move(by: -50, -50)
        #expect(stage.view.contentOffset.x == 0 && stage.view.contentOffset.y > 40)
        finger.lift()
        stage.app.wait(3)
        stage.view.contentOffset = .zero
        let diagonal = stage.app.touchDown(at: ScrollStage.middle)
        diagonal.move(by: -10, -11)
        diagonal.move(by: -50, -50)
        #expect(stage.view.contentOffset.x > 40 && stage.view.contentOffset.y > 40)
        diagonal.lift()
    }

    @Test("I3: a finger stops scrolling, and the content does not hear of it")
    func caught() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 9000))
        stage.view.addSubview(content)
        stage.flick(0, -100)
        stage.app.wait(0.1)
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        #expect(!stage.view.isDecelerating && stage.view.isTracking && stage.events.last == "didEndDecelerating")
        let place = stage.view.contentOffset
        stage.app.wait(0.3)
        finger.lift()
        #expect(stage.view.contentOffset == place && content.heard.isEmpty && !stage.view.isTracking)
        stage.app.touchDown(at: ScrollStage.middle).lift()
        #expect(content.heard == ["began", "ended"])
    }

    @Test("I3: content caught beyond its end springs back when the finger lifts")
    func caughtBeyond() {
        let stage = ScrollStage()
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        finger.drag(to: CGPoint(x: 200, y: 400))
        finger.lift()
        stage.app.wait(0.05)
        let second = stage.app.touchDown(at: ScrollStage.middle)
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y < -5)
        second.lift()
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("I3: setContentOffset and scrollRectToVisible, at once and animated")
    func byCode() {
        let stage = ScrollStage()
        stage.view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
        #expect(stage.heard == ["scroll"])
        stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(stage.view.contentOffset.y == 120)
        stage.app.wait(0.15)
        #expect(abs(stage.view.contentOffset.y - 260) < 3 && !stage.view.isDecelerating && !stage.view.isDragging)
        stage.app.wait(0.2)
        #expect(stage.view.contentOffset.y == 400 && stage.events == ["didEndScrollingAnimation"])
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
        #expect(stage.view.contentOffset.y == 400)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
        #expect(stage.view.contentOffset.y == 510)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: true)
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y == 300)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
        #expect(stage.view.contentOffset.y == 1600)
    }

    @Test("I3: code that sets the offset stops deceleration, from the delegate too")
    func stopping() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.flick(0, -100)
        stage.view.contentOffset.y = 10
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y == 10)
        stage.onScroll = { [view = stage.view] in
            if view.isDecelerating { view.setContentOffset(CGPoint(x: 0, y: 77), animated: false) }
        }
        stage.flick(0, -100)
        stage.app.wait(1)
        #expect(stage.view.contentOffset.y == 77)
    }

    @Test("E4: a wheel scrolls 10 points a notch, never beyond the ends, and an inner view that cannot leaves it to an outer one")
    func wheel() {
        let stage = ScrollStage()
        #expect(stage.app.turnWheel(by: CGVector(dx: 0, dy: 3), at: ScrollStage.middle))
        #expect(stage.view.contentOffset.y == 30)
        #expect(stage.events == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(stage.app.turnWheel(by: CGVector(dx: 0, dy: -9), at: ScrollStage.middle))
        #expect(stage.view.contentOffset.y == 0)
        #expect(!stage.app.turnWheel(by: CGVector(dx: 0, dy: -1), at: ScrollStage.middle))
        #expect(!stage.app.turnWheel(by: CGVector(dx: 1, dy: 0), at: ScrollStage.middle))
        let inner = UIScrollView(frame: CGRect(x: 100, y: 100, width: 100, height: 200))
        inner.contentSize = CGSize(width: 100, height: 220)
        stage.view.addSubview(inner)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 2), at: ScrollStage.middle)
        #expect(inner.contentOffset.y == 20 && stage.view.contentOffset.y == 0)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 2), at: ScrollStage.middle)
        #expect(inner.contentOffset.y == 20 && stage.view.contentOffset.y == 20)
    }

    @Test("H2: sizes, offsets and insets that are no numbers are harmless")
    func broken() {
        let stage = ScrollStage()
        stage.view.contentOffset = CGPoint(x: 0, y: 20)
        stage.view.contentOffset = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
        stage.view.setContentOffset(CGPoint(x: CGFloat.nan, y: -CGFloat.infinity), animated: true)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 20))
        stage.view.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: 3, right: 0)
        #expect(stage.view.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
        stage.view.contentSize = CGSize(width: CGFloat.infinity, height: CGFloat.nan)
        #expect(stage.view.contentSize == .zero)
        stage.view.contentSize = CGSize(width: -5, height: 1e18)
        stage.view.decelerationRate = .init(rawValue: .nan)
        stage.view.scrollRectToVisible(.null, animated: true)
        stage.view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
        stage.target = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        stage.flick(0, -100)
        stage.app.wait(5)
        #expect(stage.view.contentOffset.y.isFinite && stage.view.contentSize == CGSize(width: 0, height: 1e18))
        stage.view.frame = .zero
        stage.view.isPagingEnabled = true
        stage.app.wait(0.1)
    }

    @Test("I19: a scroll view that scrolls is freed")
    func freed() {
        weak var gone: UIScrollView?
        weak var goneGuide: UILayoutGuide?
        autoreleasepool {
            let stage = ScrollStage()
            gone = stage.view
            goneGuide = stage.view.contentLayoutGuide
            stage.flick(0, -100)
            stage.view.removeFromSuperview()
            stage.app.wait(1)
        }
        #expect(gone == nil && goneGuide == nil)
    }

    private func autoreleasepool(_ body: () -> Void) { body() }
}
