extension UIViewController {
    /// Tells the children whose size changes along.
    func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.loadedView?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    func forwardTraits(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers { child.willTransition(to: traits, with: coordinator) }
    }

    /// A child that fills this controller's view keeps doing so; any other keeps its size.
    func sizeOfChild(_ container: any UIContentContainer, _ parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.loadedView, let own = loadedView else { return parentSize }
        let mask = view.autoresizingMask
        var size = view.bounds.size
        if view.bounds.width == own.bounds.width || mask.contains(.flexibleWidth) { size.width += parentSize.width - own.bounds.width }
        if view.bounds.height == own.bounds.height || mask.contains(.flexibleHeight) { size.height += parentSize.height - own.bounds.height }
        return size
    }

    /// The controller whose wishes about orientations count: the one in front.
    var frontmostForOrientation: UIViewController {
        var front = self
        while let next = front.presentedController, next.presentationPhase != .dismissing { front = next }
        return front
    }
}
