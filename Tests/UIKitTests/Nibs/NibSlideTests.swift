import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

/// The example's slider, loaded from its own xib by a class that stands in for the example's.
@MainActor @Suite(.serialized) struct NibSlideTests {
    private final class Slide: UIView {
        weak var pathView: UIView!
        weak var thumbView: UIView!
        weak var destinationView: UIView!
        weak var thumbTop: NSLayoutConstraint!
        var thumbPan: UIPanGestureRecognizer!
        var objects: [Any] = []
        var states: [UIGestureRecognizer.State] = []
        var positions: [CGFloat] = []
        var reachedCount = 0
        var awakeCount = 0
        var mayPan = true

        func load(_ bundle: Bundle) {
            objects = bundle.loadNibNamed("ApproveSlider", owner: self) ?? []
            guard let content = objects.first as? UIView else { return }
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(content)
        }

        override func awakeFromNib() { awakeCount += 1 }

        override func didMoveToWindow() { thumbTop?.constant = 0 }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayPan }

        func panThumb() {
            states.append(thumbPan.state)
            switch thumbPan.state {
            case .changed: follow()
            case .ended where destinationView.center.y - thumbView.center.y < 1: reachedCount += 1
            case .ended, .cancelled:
                thumbTop.constant = 0
                layOut(0.3)
            default: break
            }
        }

        private func follow() {
            let wanted = thumbTop.constant + thumbPan.translation(in: pathView).y
            thumbTop.constant = min(max(wanted, 0), pathView.bounds.height - thumbView.bounds.height)
            thumbPan.setTranslation(CGPoint(x: 0, y: wanted - thumbTop.constant), in: pathView)
            layOut(0.05)
        }

        private func layOut(_ duration: TimeInterval) {
            UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) {
                self.layoutIfNeeded()
                self.positions.append(self.thumbView.center.y)
            }
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        + "/../../../Examples/SlideToApprove/SlideToApprove"

    private let app = TestApp(size: CGSize(width: 200, height: 400))
    private let slide = Slide(frame: CGRect(x: 65, y: 50, width: 70, height: 250))
    private let messages: [String]

    init() throws {
        let registry = Registry.shared
        registry.outlet(Slide.self, "pathView", type: UIView.self) { $0.pathView = $1 }
        registry.outlet(Slide.self, "thumbView", type: UIView.self) { $0.thumbView = $1 }
        registry.outlet(Slide.self, "destinationView", type: UIView.self) { $0.destinationView = $1 }
        registry.outlet(Slide.self, "thumbTop", type: NSLayoutConstraint.self) { $0.thumbTop = $1 }
        registry.outlet(Slide.self, "thumbPan", type: UIPanGestureRecognizer.self) { $0.thumbPan = $1 }
        registry.action(Slide.self, "panThumb", Slide.panThumb)
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        slide.load(try #require(Bundle(path: Self.folder)))
        messages = NibLedger.messages
        app.show(slide)
    }

    private var shownThumb: CGFloat { slide.thumbView.layer.presentation()?.position.y ?? slide.thumbView.center.y }

    /// A finger on the thumb, where the pan has just begun.
    private func begin() -> TestFinger {
        let finger = app.touchDown(at: slide.convert(CGPoint(x: 35, y: 35), to: nil))
        finger.move(by: 0, 10)
        return finger
    }

    @Test("C1: objects come in the file's order without placeholders, outlets are connected, and an owner that is no delegate is accepted silently")
    func loading() {
        #expect(messages.isEmpty, "\(messages)")
        #expect(slide.objects.count == 2 && slide.objects[0] is UIView && slide.objects[1] as AnyObject === slide.thumbPan)
        #expect(slide.thumbPan.view === slide.thumbView && slide.thumbPan.delegate == nil)
        #expect(slide.thumbPan.minimumNumberOfTouches == 1 && slide.thumbPan.maximumNumberOfTouches == 1)
        #expect(slide.destinationView.alpha == 0 && !slide.destinationView.isHidden)
        #expect(slide.thumbTop.firstItem === slide.thumbView && slide.thumbTop.constant == 0)
        #expect(slide.awakeCount == 0, "a placeholder never wakes")
        #expect(slide.thumbView.center == CGPoint(x: 35, y: 35) && slide.destinationView.center == CGPoint(x: 35, y: 215))
    }

    @Test("C1: the content follows the slider's size, and the destination its lower end")
    func resized() {
        slide.frame.size = CGSize(width: 90, height: 300)
        slide.layoutIfNeeded()
        #expect(slide.subviews[0].frame == slide.bounds && slide.pathView.frame == slide.bounds)
        #expect(slide.destinationView.center == CGPoint(x: 45, y: 265))
    }

    @Test("C1: the slider is the pan's delegate in the nib: its own gestureRecognizerShouldBegin is asked, although it adopts no protocol")
    func own() {
        slide.mayPan = false
        let finger = begin()
        finger.move(by: 0, 50)
        finger.lift()
        #expect(slide.states.isEmpty && slide.thumbTop.constant == 0)
        slide.mayPan = true
        begin().lift()
        #expect(slide.states == [.began, .ended])
    }

    @Test("C2: what the pan moves beyond an end is kept: the thumb waits there until the finger comes back to it")
    func leftOver() {
        let finger = begin()
        finger.move(by: 0, 100)
        #expect(slide.thumbTop.constant == 100)
        finger.move(by: 0, 110)
        #expect(slide.thumbTop.constant == 180 && slide.thumbPan.translation(in: slide.pathView).y == 30)
        finger.move(by: 0, -25)
        #expect(slide.thumbTop.constant == 180 && slide.thumbPan.translation(in: slide.pathView).y == 5)
        finger.move(by: 0, -25)
        #expect(slide.thumbTop.constant == 160 && slide.thumbPan.translation(in: slide.pathView).y == 0)
        finger.move(by: 0, -200)
        #expect(slide.thumbTop.constant == 0 && slide.thumbPan.translation(in: slide.pathView).y == -40)
        finger.move(by: 0, 41)
        #expect(slide.thumbTop.constant == 1)
        #expect(slide.positions == [135, 215, 215, 195, 35, 36])
        finger.lift()
    }

    @Test("C2: layout follows in animations of 0.05 seconds that add up, so that a steady drag is trailed by two frames' way")
    func trailing() {
        let finger = begin()
        for _ in 0..<12 {
            finger.move(by: 0, 6)
            app.wait(1.0 / 60)
        }
        // What the last three moves have left to go: 4/5, 1/5 and nothing, as ease-in-ease-out runs, when the last of them is one frame old.
        #expect(abs(shownThumb - (35 + 72 - 6)) < 0.1)
        app.wait(0.06)
        #expect(abs(shownThumb - (35 + 72)) < 1e-6)
        finger.lift()
    }

    @Test("C3: the destination is reached when less than a point is left, or less than nothing", arguments: [(178.5, 0), (179.5, 1), (180, 1), (250, 1)])
    func reached(way: Double, count: Int) {
        let finger = begin()
        finger.move(by: 0, CGFloat(way))
        finger.lift()
        #expect(slide.reachedCount == count && slide.states == [.began, .changed, .ended])
        #expect(slide.thumbTop.constant == (count == 0 ? 0 : min(CGFloat(way), 180)))
    }

    @Test("C3: let go or cancelled before the end, the thumb is back after 0.3 seconds, and the position is heard at once", arguments: [false, true])
    func goesBack(isCancelled: Bool) {
        let finger = begin()
        finger.move(by: 0, 90)
        app.wait(0.1)
        if isCancelled { finger.cancel() } else { finger.lift() }
        #expect(slide.positions == [125, 35] && slide.thumbView.center.y == 35 && slide.reachedCount == 0)
        app.wait(0.15)
        #expect(abs(shownThumb - 80) < 0.5)
        app.wait(0.14)
        #expect(shownThumb > 35)
        app.wait(0.02)
        #expect(shownThumb == 35)
    }

    @Test("C4: in another window, the thumb is at its start")
    func start() {
        let finger = begin()
        finger.move(by: 0, 180)
        finger.lift()
        #expect(slide.thumbTop.constant == 180)
        let superview = slide.superview
        slide.removeFromSuperview()
        superview?.addSubview(slide)
        slide.layoutIfNeeded()
        #expect(slide.thumbTop.constant == 0 && slide.thumbView.center.y == 35)
    }
}
