/// The view, or one that contains it, has left its window: its touches end.
@MainActor
func touchSystemViewDidLeaveWindow(_ view: UIView) {
    TouchRouter.shared.viewStoppedTakingTouches(view, left: true)
}

/// The view, or one that contains it, was hidden or no longer takes interaction: its touches end.
@MainActor
func touchSystemViewStoppedTakingTouches(_ view: UIView) {
    TouchRouter.shared.viewStoppedTakingTouches(view, left: false)
}

/// All touches end: a controller was presented, or the application leaves the front.
@MainActor
func touchSystemCancelAllTouches() {
    TouchInjector.cancelAll()
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

extension UIWindow {
    /// Hands an event to recognisers and views.
    func dispatchEvent(_ event: UIEvent) {
        TouchRouter.shared.dispatch(event, in: self)
    }
}
