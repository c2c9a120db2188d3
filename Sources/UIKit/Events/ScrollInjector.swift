@_spi(SliderKit) import QuartzCore

/// The door through which a host scrolls, by a wheel or a trackpad.
@_spi(SliderKit) @MainActor public enum ScrollInjector {
    /// How far a notch of a wheel scrolls, in points (choice).
    public static let pointsPerNotch: CGFloat = 10

    /// Turns the wheel by notches at a point of a window. As on the Web, positive numbers scroll right and down, so that content (and what a
    /// pan drags) moves left and up. The innermost pan recogniser that allows discrete scrolling, or slider, takes it; answers whether one did.
    @discardableResult
    public static func turnWheel(by notches: CGVector, at point: CGPoint, in window: UIWindow) -> Bool {
        guard notches.dx.isFinite, notches.dy.isFinite, notches != .zero else { return false }
        let step = CGPoint(x: -notches.dx * pointsPerNotch, y: -notches.dy * pointsPerNotch)
        let event = UIEvent(type: .scroll, timestamp: HostClock.current.now)
        var view = window.hitTest(point, with: event)
        while let current = view {
            for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
            where pan.scroll(by: step, at: point, in: window, type: .discrete, with: event) {
                pan.endScroll()
                return true
            }
            if current.takeWheel(by: notches) { return true }
            view = current.superview
        }
        return false
    }
}
