/// The view, or one that contains it, has left its window: its touches end.
@MainActor
func touchSystemViewDidLeaveWindow(_ view: UIView) {
    TouchRouter.shared.viewStoppedTakingTouches(view, left: true)
    KeyInjector.viewLeftWindow(view)
    view.focusMayBeLost()
}

/// The view, or one that contains it, was hidden or no longer takes interaction: its touches end.
@MainActor
func touchSystemViewStoppedTakingTouches(_ view: UIView) {
    TouchRouter.shared.viewStoppedTakingTouches(view, left: false)
    view.focusMayBeLost()
}

/// All touches and presses end: a controller was presented, or the application leaves the front.
@MainActor
func touchSystemCancelAllTouches() {
    TouchInjector.cancelAll()
    KeyInjector.cancelAll()
}

extension TouchRouter {
    func viewStoppedTakingTouches(_ view: UIView, left: Bool) {
        guard !deliveries.isEmpty || !engaged.isEmpty else { return }
        for delivery in deliveries {
            guard let touched = delivery.touch.ownView, touched.isDescendant(of: view) else { continue }
            delivery.cancelledByRemoval()
        }
        for recognizer in engaged {
            guard let own = recognizer.view, own.isDescendant(of: view) else { continue }
            recognizer.abandon()
        }
        settle()
    }
}

extension TouchRouter {
    /// The control in a window that follows a finger; nil: none does.
    func trackingControl(in window: UIWindow) -> UIControl? {
        for delivery in deliveries where delivery.touch.ownWindow === window {
            if let control = delivery.touch.ownView as? UIControl, control.trackedTouch === delivery.touch, control.isTracking { return control }
        }
        return nil
    }
}

extension UIWindow {
    /// Hands an event to recognisers and views.
    func dispatchEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            event.deliver(in: self)
        } else {
            TouchRouter.shared.dispatch(event, in: self)
        }
    }
}
