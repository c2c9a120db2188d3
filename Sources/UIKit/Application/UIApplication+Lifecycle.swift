extension UIApplication {
    /// The application comes to the front.
    @_spi(SliderKit)
    public func becomeActive() {
        guard state != .active else { return }
        if state == .background {
            let hasScenes = tellScenes(.foregroundInactive, UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
            if !hasScenes { delegate?.applicationWillEnterForeground(self) }
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        }
        state = .active
        // An app with scenes hears of them instead.
        let hasScenes = tellScenes(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
        if !hasScenes { delegate?.applicationDidBecomeActive(self) }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    /// The application leaves the front: touches end.
    @_spi(SliderKit)
    public func resignActive() {
        guard state == .active else { return }
        touchSystemCancelAllTouches()
        let hasScenes = tellScenes(.foregroundInactive, UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
        if !hasScenes { delegate?.applicationWillResignActive(self) }
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        state = .inactive
    }

    /// The application goes out of sight.
    @_spi(SliderKit)
    public func enterBackground() {
        resignActive()
        guard state != .background else { return }
        state = .background
        let hasScenes = tellScenes(.background, UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
        if !hasScenes { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    }

    /// The application ends.
    @_spi(SliderKit)
    public func terminate() {
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    }
}
