/// The pan of a scroll view: it begins only along an axis in which the view scrolls, and leaves to the view around what that should scroll.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    @ViewReference var scrollView: UIScrollView?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedScrollTypesMask = .all
    }

    override init?(coder: NSCoder) { nil }

    override var isReadyToBegin: Bool {
        guard super.isReadyToBegin, let scrollView else { return false }
        return scrollView.wantsDrag(translation(in: scrollView.superview))
    }

    override var leavesOutSlop: Bool { false }

    override func takesScroll(by step: CGPoint) -> Bool { scrollView?.canScroll(by: step) ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerLanded()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersLifted()
    }
}
