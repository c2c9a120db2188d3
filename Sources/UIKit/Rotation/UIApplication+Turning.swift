extension UIApplication {
    /// How long the interface takes to turn, in seconds.
    private static let turningDuration: TimeInterval = 0.3

    func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .standard
    }

    /// The device was turned; the interface turns along where what is shown supports it.
    @_spi(SliderKit)
    public func deviceTurned(to orientation: UIInterfaceOrientation) -> Bool {
        let held = orientation.device
        if held != DeviceTurning.orientation {
            DeviceTurning.orientation = held
            if DeviceTurning.listeners > 0 {
                NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
            }
        }
        return turnInterface(to: orientation, animated: true)
    }

    /// Turns the interface if it may be so.
    @discardableResult
    func turnInterface(to orientation: UIInterfaceOrientation, animated: Bool) -> Bool {
        guard orientation != presentHost.interfaceOrientation else { return true }
        let front = orientationWindow
        if let controller = front?.root?.frontmostForOrientation {
            guard controller.shouldAutorotate, allowed(in: front, controller).contains(orientation.mask) else { return false }
        }
        let before = UIScreen.main.bounds
        touchSystemCancelAllTouches()
        guard presentHost.turnInterface(to: orientation) else { return false }
        UIScreen.main.hostChanged()
        for window in allWindows { window.screenTurned(from: before, animated: animated, duration: Self.turningDuration) }
        commit()
        return true
    }

    /// Turns the interface where it is in an orientation that what is shown doesn't support, or could be as the device is held.
    func turnToSupported(animated: Bool) {
        guard let window = orientationWindow, let controller = window.root?.frontmostForOrientation else { return }
        let mask = allowed(in: window, controller)
        let present = presentHost.interfaceOrientation
        let held = UIInterfaceOrientation(rawValue: DeviceTurning.orientation.rawValue) ?? .portrait
        if held != present, held != .unknown, mask.contains(held.mask) {
            turnInterface(to: held, animated: animated)
        } else if !mask.contains(present.mask) {
            let others: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
            if let next = others.first(where: { mask.contains($0.mask) }) { turnInterface(to: next, animated: animated) }
        }
    }

    private func allowed(in window: UIWindow?, _ controller: UIViewController) -> UIInterfaceOrientationMask {
        orientations(for: window).intersection(controller.supportedInterfaceOrientations)
    }

    private var orientationWindow: UIWindow? {
        currentKeyWindow?.root != nil ? currentKeyWindow : allWindows.last { $0.root != nil && $0.level == .normal }
    }
}

extension UIWindow {
    /// Before the root controller is shown: an app that can't be upright starts on its side.
    func turnForRoot() {
        guard let root, !isHidden, level == .normal else { return }
        let host = UIApplication.shared.presentHost
        let mask = UIApplication.shared.orientations(for: self).intersection(root.supportedInterfaceOrientations)
        guard !mask.contains(host.interfaceOrientation.mask), !mask.isEmpty else { return }
        let others: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let next = others.first(where: { mask.contains($0.mask) }) else { return }
        let before = UIScreen.main.bounds
        guard host.turnInterface(to: next) else { return }
        DeviceTurning.orientation = next.device
        UIScreen.main.hostChanged()
        for window in UIApplication.shared.allWindows where window.frame == before { window.frame = UIScreen.main.bounds }
        for window in UIApplication.shared.allWindows { window.traitsMayHaveChanged() }
        if frame == before { frame = UIScreen.main.bounds }
    }

    /// The screen has another size: a window that filled it fills it again, and its controllers hear of it first.
    func screenTurned(from before: CGRect, animated: Bool, duration: TimeInterval) {
        let after = UIScreen.main.bounds
        let fills = frame == before
        let moves = animated && UIView.areAnimationsEnabled && !isHidden
        let coordinator = TransitionCoordinator(container: self, isAnimated: moves, duration: moves ? duration : 0, style: .none)
        let traits = UIScreen.main.traitCollection
        if let root {
            let chain = root.withPresented
            for controller in chain { controller.turningCoordinator = coordinator }
            if knownTraits.map({ $0.values != traits.values }) ?? true {
                for controller in chain { controller.willTransition(to: traits, with: coordinator) }
                for controller in chain { controller.activePresentation?.willTransition(to: traits, with: coordinator) }
            }
            if fills, before.size != after.size {
                root.viewWillTransition(to: after.size, with: coordinator)
                for controller in chain.dropFirst() {
                    guard let presentation = controller.activePresentation else { continue }
                    presentation.viewWillTransition(to: after.size, with: coordinator)
                }
            }
        }
        traitsMayHaveChanged()
        safeAreaMayHaveChanged()
        let chain = root?.withPresented ?? []
        coordinator.run(
            changes: {
                if fills { self.frame = after }
                self.layoutIfNeeded()
            },
            completion: {
                for controller in chain { controller.turningCoordinator = nil }
            })
    }
}

extension UIViewController {
    /// This controller and what is presented above it.
    var withPresented: [UIViewController] {
        var chain = [self]
        while let next = chain[chain.count - 1].presentedController { chain.append(next) }
        return chain
    }
}
