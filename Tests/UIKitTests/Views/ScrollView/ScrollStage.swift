@_spi(SliderKit) import QuartzCore
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

/// A scroll view of 300 × 400 points at 50, 40 in a window, with a log of what its delegate hears.
@MainActor final class ScrollStage: NSObject, UIScrollViewDelegate {
    let app: TestApp
    let view: UIScrollView
    var heard: [String] = []
    var offsets: [CGPoint] = []
    var target: CGPoint?
    var proposed: CGPoint?
    var velocity: CGPoint?
    var onScroll: (() -> Void)?
    static let middle = CGPoint(x: 200, y: 240)

    init(content: CGSize = CGSize(width: 300, height: 2000), view: UIScrollView = UIScrollView(), safeArea: UIEdgeInsets = .zero) {
        app = TestApp(size: CGSize(width: 400, height: 500), safeAreaInsets: safeArea)
        self.view = view
        super.init()
        view.frame = CGRect(x: 50, y: 40, width: 300, height: 400)
        view.contentSize = content
        view.delegate = self
        app.show(view)
    }

    /// What was heard without the scrolling.
    var events: [String] { heard.filter { $0 != "scroll" } }

    /// Drags by points within `duration` and lifts.
    func flick(_ x: CGFloat, _ y: CGFloat, from point: CGPoint = middle, duration: TimeInterval = 0.1) {
        let finger = app.touchDown(at: point)
        finger.drag(to: CGPoint(x: point.x + x, y: point.y + y), duration: duration)
        finger.lift()
    }

    /// Drags by points, waits until the finger stands still, and lifts.
    func drag(_ x: CGFloat, _ y: CGFloat, from point: CGPoint = middle) {
        let finger = app.touchDown(at: point)
        finger.drag(to: CGPoint(x: point.x + x, y: point.y + y), duration: 0.3)
        app.wait(0.2)
        finger.lift()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard.append("scroll")
        offsets.append(scrollView.contentOffset)
        onScroll?()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append("inset") }
}
