@_spi(SliderKit) import CoreGraphics

extension UINavigationController {
    /// How long a push or pop takes, in seconds (choice: of the system's order).
    static let transitionDuration: TimeInterval = 0.35

    func setUpNavigation() {
        bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    }

    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        let old = stack
        for gone in old where !controllers.contains(where: { $0 === gone }) { gone.willMove(toParent: nil) }
        for added in controllers where !old.contains(where: { $0 === added }) { addChild(added) }
        stack = controllers
        SystemBars.shared.setNeedsUpdate()
        let pushes = controllers.last.map { last in !old.contains { $0 === last } } ?? false
        showTop(animated: animated && !old.isEmpty, pushing: pushes) { [self] in
            for gone in old where !stack.contains(where: { $0 === gone }) { gone.removeFromParent() }
            for added in controllers where !old.contains(where: { $0 === added }) && added.parent === self { added.didMove(toParent: self) }
        }
        bar.setItems(controllers.map(\.navigationItem), animated: animated)
    }

    func push(_ controller: UIViewController, animated: Bool) {
        requireRule(!stack.contains { $0 === controller }, "\(controller) is already on the navigation stack")
        replaceStack(stack + [controller], animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(Array(stack.dropLast()), animated: animated)
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
        return gone
    }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        SystemBars.shared.setNeedsUpdate()
        let change = { [self] in
            bar.alpha = hidden ? 0 : 1
            layoutNavigation()
        }
        if animated, isViewLoaded { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
        bar.isHidden = hidden
    }

    func loadNavigationView() {
        let container = UIView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.backgroundColor = .systemBackground
        view = container
        container.addSubview(bar)
        showTop(animated: false, pushing: true) {}
    }

    /// Puts the top controller's view in place of the shown one's.
    private func showTop(animated: Bool, pushing: Bool, done: @escaping () -> Void) {
        guard let container = loadedView, shown !== stack.last else { return done() }
        let old = shown
        let new = stack.last
        shown = new
        let isVisible = appearance == .appeared || appearance == .appearing
        let animates = animated && isVisible && UIView.areAnimationsEnabled
        tabBarController?.updateBarHiding(animated: animates, pushing: pushing)
        old?.isMovingOut = !pushing
        new?.isMovingIn = pushing
        if isVisible {
            old?.beginAppearance(false, animated: animates)
            new?.beginAppearance(true, animated: animates)
        }
        if let view = new?.view {
            view.frame = contentFrame
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.insertSubview(view, at: 0)
            if !pushing, let oldView = old?.loadedView { container.insertSubview(oldView, aboveSubview: view) }
            if pushing { container.insertSubview(view, belowSubview: bar) }
            layoutNavigation()
            if isVisible { new?.announceAppearing(animates) }
        }
        let finish = {
            if old !== self.shown { old?.loadedView?.removeFromSuperview() }
            if isVisible {
                old?.endAppearance()
                new?.endAppearance()
            }
            old?.isMovingOut = false
            new?.isMovingIn = false
            done()
        }
        guard animates, let newView = new?.loadedView, let oldView = old?.loadedView else {
            if isVisible { UIApplication.shared.performAfterCommit(finish) } else { finish() }
            return
        }
        slide(newView, oldView, pushing: pushing, done: finish)
    }

    private func slide(_ new: UIView, _ old: UIView, pushing: Bool, done: @escaping () -> Void) {
        let width = view.bounds.width * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let home = contentFrame
        UIView.performWithoutAnimation { new.frame = home.offsetBy(dx: pushing ? width : -width * 0.3, dy: 0) }
        UIView.animate(
            withDuration: Self.transitionDuration,
            animations: {
                new.frame = home
                old.frame = home.offsetBy(dx: pushing ? -width * 0.3 : width, dy: 0)
            }, completion: { _ in done() })
    }

    /// Where the top controller's view goes: everywhere; the bar is part of its safe area.
    private var contentFrame: CGRect { loadedView?.bounds ?? .zero }

    func layoutNavigation() {
        guard let container = loadedView else { return }
        let top = container.safeAreaInsets.top
        let frame = CGRect(x: 0, y: top, width: container.bounds.width, height: UINavigationBar.height)
        if bar.frame != frame { bar.frame = frame }
        container.bringSubviewToFront(bar)
        let insets = UIEdgeInsets(top: barIsHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
        for controller in stack { controller.containerSafeAreaInsets = insets }
    }
}
