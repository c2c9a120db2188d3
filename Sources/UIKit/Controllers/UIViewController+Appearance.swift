@_spi(SliderKit) import CoreGraphics

extension UIViewController {
    /// Whether children are told along with this controller.
    private var forwards: Bool { shouldAutomaticallyForwardAppearanceMethods }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        appearanceIsAnimated = animated
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        guard forwards else { return }
        for child in appearanceChildren { child.beginAppearance(isAppearing, animated: animated) }
    }

    /// The view is in its window: tells the controller and, with it, its children.
    func announceAppearing(_ animated: Bool) {
        viewIsAppearing(animated)
        guard forwards else { return }
        for child in appearanceChildren where child.appearance == .appearing { child.announceAppearing(animated) }
    }

    func endAppearance() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearanceIsAnimated)
        default: return
        }
        guard forwards else { return }
        for child in appearanceChildren { child.endAppearance() }
    }

    /// The children whose views are inside this controller's view: only they appear along.
    private var appearanceChildren: [UIViewController] {
        childControllers.filter { child in
            guard let view = child.loadedView, let own = loadedView else { return false }
            return view.isDescendant(of: own)
        }
    }

    // MARK: Containment

    func adopt(_ child: UIViewController) {
        requireRule(child !== self, "A view controller cannot contain itself: \(self)")
        if child.container === self {
            childControllers.removeAll { $0 === child }
            childControllers.append(child)
            return
        }
        if child.container != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childControllers.append(child)
        child.container = self
        SystemBars.shared.setNeedsUpdate()
        child.loadedView?.traitsMayHaveChanged()
    }

    func leaveParent() {
        guard let container else { return }
        withExtendedLifetime(self) {
            container.childControllers.removeAll { $0 === self }
            self.container = nil
            didMove(toParent: nil)
        }
    }

    /// The view came into a window or left it because someone moved it by hand: the controller appears or disappears with it.
    func viewMoved(intoWindow: Bool) {
        if let container {
            guard container.forwards, container.appearance == .appeared || container.appearance == .appearing else { return }
        }
        if intoWindow, appearance == .disappeared {
            beginAppearance(true, animated: false)
            announceAppearing(false)
            UIApplication.shared.performAfterCommit { [weak self] in
                if self?.appearance == .appearing { self?.endAppearance() }
            }
        } else if !intoWindow, appearance == .appeared || appearance == .appearing {
            beginAppearance(false, animated: false)
            endAppearance()
        }
    }
}
