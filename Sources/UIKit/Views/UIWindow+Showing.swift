extension UIWindow {
    func setUpWindow() {
        ownWindow = self
        ownLayer.isHidden = true
    }

    func takeKey() {
        let application = UIApplication.shared
        guard canBecomeKey, application.currentKeyWindow !== self else { return }
        application.currentKeyWindow?.resignKey()
        application.currentKeyWindow = self
        becomeKey()
    }

    func setRootViewController(_ controller: UIViewController?) {
        guard controller !== root else { return }
        let old = root
        let isVisible = !isHidden
        if let old {
            old.presentedController?.dropPresentation()
            if isVisible { old.beginAppearance(false, animated: false) }
            old.loadedView?.removeFromSuperview()
            if isVisible { old.endAppearance() }
        }
        root = controller
        SystemBars.shared.setNeedsUpdate()
        if isVisible { showRoot() }
    }

    func becameVisible() {
        traitsMayHaveChanged()
        showRoot()
        ownLayer.setNeedsLayout()
    }

    func becameInvisible() {
        guard let root, root.appearance == .appeared || root.appearance == .appearing else { return }
        root.beginAppearance(false, animated: false)
        root.endAppearance()
    }

    /// Loads the root controller's view, fills the window with it, and has it appear after the first layout.
    private func showRoot() {
        guard let root, let view = root.view, root.appearance == .disappeared || view.superview !== self else { return }
        turnForRoot()
        root.beginAppearance(true, animated: false)
        if view.superview !== self {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        root.announceAppearing(false)
        UIApplication.shared.performAfterCommit { [weak root] in
            if root?.appearance == .appearing { root?.endAppearance() }
        }
    }
}
