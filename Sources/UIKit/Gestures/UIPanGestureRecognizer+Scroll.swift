@_spi(SliderKit) import QuartzCore

extension UIPanGestureRecognizer {
    /// Takes one step of scrolling as a drag without fingers: it begins at once, since a wheel has no slop.
    /// - Returns: whether the recogniser takes such steps.
    func scroll(by step: CGPoint, at point: CGPoint, in window: UIWindow, type: UIScrollTypeMask, with event: UIEvent) -> Bool {
        guard isEnabled, !allowedScrollTypesMask.isDisjoint(with: type), numberOfTouches == 0, takesScroll(by: step),
            shouldReceive(event)
        else { return false }
        lastWindow = window
        lastWindowLocation = point
        isFollowingScroll = true
        addScroll(step)
        state = state == .possible ? .began : .changed
        return true
    }

    /// The scrolling came to rest.
    func endScroll() {
        guard isFollowingScroll else { return }
        isFollowingScroll = false
        state = .ended
    }
}
