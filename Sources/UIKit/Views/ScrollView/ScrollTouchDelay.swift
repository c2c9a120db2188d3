@_spi(SliderKit) import QuartzCore

/// Keeps a finger from a scroll view's content while it may still scroll: it is never recognised, and views hear of the finger once it failed.
@MainActor
final class ScrollTouchDelay: UIGestureRecognizer {
    /// How long the content waits at most, in seconds.
    static let duration: CFTimeInterval = 0.15

    @ViewReference var scrollView: UIScrollView?
    private var token: HostClock.Token?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.delaysTouches(touches) else { return state = .failed }
        guard token == nil else { return }
        let clock = HostClock.current
        token = clock.schedule(at: clock.now + Self.duration) { [weak self] in
            MainActor.assumeIsolated {
                self?.token = nil
                self?.state = .failed
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let scrollView else { return }
        let isClaimed = touches.contains { $0.ownView?.keepsDrag(of: $0) ?? false }
        if isClaimed || scrollView.leavesDragToContent() { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func reset() {
        super.reset()
        if let token { HostClock.current.cancel(token) }
        token = nil
    }
}
