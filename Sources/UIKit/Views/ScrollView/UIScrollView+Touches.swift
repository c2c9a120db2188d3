@_spi(SliderKit) import CoreGraphics

extension UIScrollView {
    // MARK: Which drags scroll

    /// Whether a drag along that way is this view's: along the axis that it has more of the view scrolls, and no view around should do so instead.
    func wantsDrag(_ moved: CGPoint) -> Bool {
        let isHorizontal = abs(moved.x) > abs(moved.y)
        guard (isHorizontal ? horizontalLimits : verticalLimits).moves else { return false }
        // At its end it gives a drag away to a view around that scrolls that way.
        if hasRoom(for: moved, horizontally: isHorizontal) || !isInsideLimits { return true }
        return !outerScrollViews.contains { $0.hasRoom(for: moved, horizontally: isHorizontal) }
    }

    /// Whether content is hidden where a drag leads: one to the right shows what is on the left.
    private func hasRoom(for moved: CGPoint, horizontally: Bool) -> Bool {
        let limits = horizontally ? horizontalLimits : verticalLimits
        guard limits.moves else { return false }
        let offset = horizontally ? contentOffset.x : contentOffset.y, way = horizontally ? moved.x : moved.y
        return way > 0 ? offset > limits.low : offset < limits.high
    }

    private var outerScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    /// Whether a step of a wheel would move the content.
    func canScroll(by step: CGPoint) -> Bool {
        (step.x != 0 && hasRoom(for: step, horizontally: true)) || (step.y != 0 && hasRoom(for: step, horizontally: false))
    }

    // MARK: Fingers of the content

    /// Whether the pan may take its fingers from views that follow them.
    func mayTakeTouches() -> Bool {
        for touch in pan.tracked {
            guard let view = touch.ownView, view !== self, TouchRouter.shared.isFollowed(touch) else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    func delaysTouches(_ touches: Set<UITouch>) -> Bool {
        guard delaysContentTouches, horizontalLimits.moves || verticalLimits.moves else { return false }
        return touches.contains { $0.ownView !== self }
    }

    /// Whether the finger went a way that the view does not scroll, or may not: then the content need not wait.
    func leavesDragToContent() -> Bool {
        if pan.state != .possible { return true }
        let moved = pan.translation(in: superview)
        return hypot(moved.x, moved.y) >= UIPanGestureRecognizer.hysteresis && !wantsDrag(moved)
    }
}

extension TouchRouter {
    /// Whether a view follows a finger.
    func isFollowed(_ touch: UITouch) -> Bool {
        deliveries.contains { $0.touch === touch && ($0.stage == .live || $0.stage == .endDelayed) }
    }

    /// Whether the scroll views around a view let it hear of a finger.
    func letsContentHear(_ delivery: TouchDelivery) -> Bool {
        guard let touched = delivery.touch.ownView else { return false }
        var view = touched.superview
        while let current = view {
            if let scrollView = current as? UIScrollView,
                scrollView.caughtMotion || !scrollView.touchesShouldBegin(delivery.set, with: delivery.event, in: touched)
            {
                return false
            }
            view = current.superview
        }
        return true
    }
}
