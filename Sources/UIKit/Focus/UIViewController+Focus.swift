extension UIViewController {
    /// What the controller prefers by default: what it presents, else its view.
    var defaultFocusEnvironments: [any UIFocusEnvironment] {
        if let presented = presentedController, presented.presentationPhase != .dismissing { return [presented] }
        return loadedView.map { [$0] } ?? []
    }
}
