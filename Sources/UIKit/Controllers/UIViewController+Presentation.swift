extension UIViewController {
    /// How long covering and uncovering take, in seconds (choice: of the system's order).
    private static let transitionDuration: TimeInterval = 0.4

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if presentedController != nil || controller.presenter != nil {
            print("UIKit: \(type(of: self)) cannot present \(type(of: controller)): one of them already takes part in a presentation.")
            return
        }
        let presenter = presentationContext(for: controller)
        guard let window = presenter.loadedView?.window, let coveredView = presenter.loadedView else {
            print("UIKit: \(type(of: self)) cannot present \(type(of: controller)): its view is not in a window.")
            return
        }
        // What is covered loses its touches as what is removed does: controls hear of no event.
        touchSystemViewStoppedTakingTouches(window)
        touchSystemCancelAllTouches()
        presenter.presentedController = controller
        controller.presenter = presenter
        controller.presentationPhase = .presenting
        let removesCovered = controller.coversCompletely
        if removesCovered { presenter.beginAppearance(false, animated: animated) }
        guard let view = controller.view else { return }
        controller.beginAppearance(true, animated: animated)
        let host = coveredView.superview ?? window
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.insertSubview(view, aboveSubview: coveredView)
        controller.announceAppearing(animated)
        let done = {
            if removesCovered {
                presenter.loadedView?.layer.isHidden = true
                presenter.endAppearance()
            }
            controller.endAppearance()
            controller.presentationPhase = .idle
            completion?()
        }
        controller.move(view, in: host, entering: true, animated: animated, done: done)
    }

    func hidePresented(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedController else {
            if let above = presentingViewController { above.hidePresented(animated: animated, completion: completion) }
            return
        }
        // What the presented one presents itself goes without a word of its own.
        controller.presentedController?.dropPresentation()
        controller.presentationPhase = .dismissing
        let showsCovered = controller.coversCompletely
        if showsCovered {
            loadedView?.layer.isHidden = false
            beginAppearance(true, animated: animated)
        }
        controller.beginAppearance(false, animated: animated)
        guard let view = controller.loadedView, let host = view.superview else { return controller.dropPresentation() }
        let done = { [self] in
            view.removeFromSuperview()
            controller.endAppearance()
            controller.presentationPhase = .idle
            controller.presenter = nil
            presentedController = nil
            if showsCovered { endAppearance() }
            completion?()
        }
        controller.move(view, in: host, entering: false, animated: animated, done: done)
    }

    /// Ends a presentation at once, with all above it.
    func dropPresentation() {
        presentedController?.dropPresentation()
        if appearance == .appeared || appearance == .appearing {
            beginAppearance(false, animated: false)
            loadedView?.removeFromSuperview()
            endAppearance()
        } else {
            loadedView?.removeFromSuperview()
        }
        if coversCompletely { presenter?.loadedView?.layer.isHidden = false }
        presenter?.presentedController = nil
        presenter = nil
        presentationPhase = .idle
    }

    private var coversCompletely: Bool {
        switch modalPresentationStyle {
        case .automatic, .fullScreen, .currentContext: true
        case .overFullScreen, .overCurrentContext: false
        }
    }

    /// Who is covered: for the context styles the nearest controller above that defines a context, else the window's root.
    private func presentationContext(for controller: UIViewController) -> UIViewController {
        let usesContext = controller.modalPresentationStyle == .overCurrentContext || controller.modalPresentationStyle == .currentContext
        var top = self
        while true {
            if usesContext, top.definesPresentationContext { return top }
            guard let above = top.container else { return top }
            top = above
        }
    }

    private func move(_ view: UIView, in host: UIView, entering: Bool, animated: Bool, done: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled else {
            UIApplication.shared.performAfterCommit(done)
            return
        }
        let fades = modalTransitionStyle == .crossDissolve
        let away = { if fades { view.alpha = 0 } else { view.frame = host.bounds.offsetBy(dx: 0, dy: host.bounds.height) } }
        let home = { if fades { view.alpha = 1 } else { view.frame = host.bounds } }
        if entering { UIView.performWithoutAnimation(away) }
        UIView.animate(withDuration: Self.transitionDuration, animations: entering ? home : away) { _ in
            if !entering { UIView.performWithoutAnimation(home) }
            done()
        }
    }
}
