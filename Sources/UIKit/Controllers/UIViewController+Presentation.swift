extension UIViewController {
    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationContext(for: controller)
        if presenter.presentedController != nil || controller.presenter != nil || controller === presenter {
            print("UIKit: \(type(of: presenter)) cannot present \(type(of: controller)): one of them already takes part in a presentation.")
            return
        }
        guard let window = presenter.loadedView?.window else {
            print("UIKit: \(type(of: self)) cannot present \(type(of: controller)): its view is not in a window.")
            return
        }
        // What is covered loses its touches as what is removed does: controls hear of no event.
        touchSystemViewStoppedTakingTouches(window)
        touchSystemCancelAllTouches()
        presenter.presentedController = controller
        controller.presenter = presenter
        controller.presentationSource = self
        let presentation = controller.presentationToRun(presenter: presenter, source: self)
        presentation.presenting = presenter
        controller.activePresentation = presentation
        presentation.present(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    func hidePresented(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedController, let presentation = controller.activePresentation else {
            if let above = presentingViewController { above.hidePresented(animated: animated, completion: completion) }
            return
        }
        if controller.presentationPhase == .presenting {
            controller.pendingDismissal = (animated, completion)
            return
        }
        guard controller.presentationPhase == .idle else { return }
        // The topmost goes in its own way; what stands between goes at once, beneath it.
        var top = controller
        while let next = top.presentedController { top = next }
        if top !== controller, animated, let picture = top.activePresentation?.container?.snapshotView(afterScreenUpdates: false) {
            let duration = StandardTransition.duration
            controller.presentedController?.dropPresentation()
            presentation.dismiss(animated: false, completion: nil)
            guard let window = loadedView?.window else { return }
            window.addSubview(picture)
            UIView.animate(
                withDuration: duration, animations: { picture.frame.origin.y = window.bounds.height },
                completion: { _ in
                    picture.removeFromSuperview()
                    completion?()
                })
            return
        }
        controller.presentedController?.dropPresentation()
        presentation.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// Ends a presentation at once, with all above it.
    func dropPresentation() {
        presentedController?.dropPresentation()
        if let activePresentation { return activePresentation.drop() }
        presenter?.presentedController = nil
        presenter = nil
        presentationPhase = .idle
    }

    /// The presentation is over: the next one begins afresh.
    func presentationEnded() {
        activePresentation = nil
        ownPresentation = nil
        presentationSource = nil
    }

    /// Who is covered: for the context styles the nearest controller above that defines a context, else the window's root.
    private func presentationContext(for controller: UIViewController) -> UIViewController {
        let usesContext = controller.modalPresentationStyle == .overCurrentContext || controller.modalPresentationStyle == .currentContext
        var top = self
        while true {
            if usesContext, top.definesPresentationContext {
                if top.providesPresentationContextTransitionStyle { controller.modalTransitionStyle = top.modalTransitionStyle }
                return top
            }
            guard let above = top.container else { return top }
            top = above
        }
    }

    // MARK: Presentation controllers

    /// The presentation that runs, or would run, for this controller or the one it is in.
    var presentationControllerMakingIfNeeded: UIPresentationController? {
        if let activePresentation { return ownPresentation ?? activePresentation }
        if let container { return container.presentationController }
        if let ownPresentation, ownPresentation.style == modalPresentationStyle { return ownPresentation }
        let made = makePresentation(modalPresentationStyle, presenting: presenter, source: presenter ?? self)
        ownPresentation = made
        return made
    }

    private func makePresentation(
        _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let own = ownKindOfPresentation(presenting: presenting) { return own }
        let made: UIPresentationController
        switch style {
        case .custom:
            made =
                transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default:
            made = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        made.style = style
        return made
    }

    /// The presentation for showing it now: its own, or another one if the style adapts to the traits.
    fileprivate func presentationToRun(presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        var own: UIPresentationController
        if let ownPresentation, ownPresentation.style == modalPresentationStyle {
            own = ownPresentation
        } else {
            own = makePresentation(modalPresentationStyle, presenting: presenter, source: source)
            ownPresentation = own
        }
        own.presenting = presenter
        let adapted = own.adaptivePresentationStyle(for: presenter.traitCollection)
        own.delegate?.presentationController(own, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: nil)
        guard adapted != .none, adapted != own.style else { return own }
        let other = makePresentation(adapted, presenting: presenter, source: source)
        other.delegate = own.delegate
        return other
    }

    // MARK: Appearing around a presentation

    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let turningCoordinator { return turningCoordinator }
        if let running = activePresentation?.transition?.coordinator { return running }
        if let running = presentedController?.activePresentation?.transition?.coordinator { return running }
        return container?.currentCoordinator
    }

    func preferredSizeChanged() {
        guard let parent = container else {
            activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            return
        }
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
