@_spi(SliderKit) import QuartzCore

/// The door through which a host scrolls, by a wheel or a trackpad.
@_spi(SliderKit) @MainActor public enum ScrollInjector {
    /// How far a notch of a wheel scrolls, in points (choice).
    public static let pointsPerNotch: CGFloat = 10

    /// Turns the wheel by notches at a point of a window. As on the Web, positive numbers scroll right and down, so that content (and what a
    /// pan drags) moves left and up. The innermost pan recogniser that allows discrete scrolling takes it; answers whether one did.
    @discardableResult
    public static func turnWheel(by notches: CGVector, at point: CGPoint, in window: UIWindow) -> Bool {
        guard notches.dx.isFinite, notches.dy.isFinite, notches != .zero else { return false }
        let step = CGPoint(x: -notches.dx * pointsPerNotch, y: -notches.dy * pointsPerNotch)
        guard let pan = recognizer(for: step, at: point, in: window, type: .discrete) else { return false }
        pan.endScroll()
        return true
    }

    private static func recognizer(
        for step: CGPoint, at point: CGPoint, in window: UIWindow, type: UIScrollTypeMask
    ) -> UIPanGestureRecognizer? {
        let event = UIEvent(type: .scroll, timestamp: HostClock.current.now)
        var view = window.hitTest(point, with: event)
        while let current = view {
            for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
            where pan.scroll(by: step, at: point, in: window, type: type, with: event) { return pan }
            view = current.superview
        }
        return nil
    }
}
