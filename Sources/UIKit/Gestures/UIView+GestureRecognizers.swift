extension UIView {
    /// The view's recognisers; nil when it has none. Setting replaces them.
    var attachedRecognizers: [UIGestureRecognizer]? {
        get { extras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set {
            for recognizer in extras?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// A recogniser belongs to one view: it leaves the one that it has.
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        extrasStore.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        extras?.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.abandonNow()
        recognizer.view = nil
    }
}
