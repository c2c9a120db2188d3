extension UIGestureRecognizer {
    /// Whether a touch that has just landed is for this recogniser.
    func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
        guard isEnabled, !ownState.isTerminal, touch.buttons.isEmpty || touch.buttons.isSuperset(of: requiredButtons) else { return false }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), shouldReceive(event) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func receive(_ phase: UITouch.Phase, _ delivery: TouchDelivery) {
        let touch = delivery.touch
        guard isEnabled else { return }
        if phase == .began {
            isEngaged = true
            tracked.append(touch)
            seen.append(touch)
        }
        guard tracked.contains(where: { $0 === touch }), !ownState.isTerminal else { return }
        isReceiving = true
        switch phase {
        case .began: touchesBegan(delivery.set, with: delivery.event)
        case .moved: touchesMoved(delivery.set, with: delivery.event)
        case .ended: touchesEnded(delivery.set, with: delivery.event)
        case .cancelled: touchesCancelled(delivery.set, with: delivery.event)
        default: break
        }
        isReceiving = false
        if phase == .cancelled, liveTouches == 0 {
            // What a subclass forgot to end ends here.
            if ownState == .possible { fail() } else { transition(to: .cancelled) }
        }
    }

    /// A touch is over.
    func drop(_ touch: UITouch) {
        if tracked.count == 1 { rememberLocation() }
        tracked.removeAll { $0 === touch }
    }

    /// Lets go of a touch that goes on.
    func letGo(of touch: UITouch) {
        drop(touch)
        seen.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// How many of the touches are still on the screen.
    var liveTouches: Int {
        var count = 0
        for touch in tracked where touch.isLive { count += 1 }
        return count
    }

    /// The middle of the touches in the window's coordinates.
    var centroid: CGPoint {
        guard !tracked.isEmpty else { return lastWindowLocation }
        var sum = CGPoint.zero
        for touch in tracked {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
    }

    /// The window that the touches are in.
    var touchWindow: UIWindow? { tracked.first?.ownWindow ?? lastWindow ?? view?.window }

    func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = touchWindow, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// A distance in the window as one in a view, which may be turned or scaled.
    func placeVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        let origin = place(.zero, in: view), end = place(vector, in: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// A distance in a view as one in the window.
    func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = touchWindow, view !== window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window), end = view.convert(vector, to: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func rememberLocation() {
        lastWindowLocation = centroid
        lastWindow = tracked.first?.ownWindow
    }

    func decodeProperties(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        func flag(_ key: String, _ value: Bool) -> Bool { coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : value }
        isEnabled = flag("UIGestureRecognizer.enabled", isEnabled)
        cancelsTouchesInView = flag("UIGestureRecognizer.cancelsTouchesInView", cancelsTouchesInView)
        delaysTouchesBegan = flag("UIGestureRecognizer.delaysTouchesBegan", delaysTouchesBegan)
        delaysTouchesEnded = flag("UIGestureRecognizer.delaysTouchesEnded", delaysTouchesEnded)
    }
}
