extension UIApplication {
    /// Launches an app with its delegate, as `UIApplicationMain` does: will, did, then active. The delegate is kept alive.
    @_spi(SliderKit)
    public func launch(_ delegate: any UIApplicationDelegate) {
        launchedDelegate = delegate
        self.delegate = delegate
        state = .inactive
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        becomeActive()
    }

    /// The application comes to the front.
    @_spi(SliderKit)
    public func becomeActive() {
        guard state != .active else { return }
        if state == .background {
            delegate?.applicationWillEnterForeground(self)
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        }
        state = .active
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    /// The application leaves the front: touches end.
    @_spi(SliderKit)
    public func resignActive() {
        guard state == .active else { return }
        touchSystemCancelAllTouches()
        delegate?.applicationWillResignActive(self)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        state = .inactive
    }

    /// The application goes out of sight.
    @_spi(SliderKit)
    public func enterBackground() {
        resignActive()
        guard state != .background else { return }
        state = .background
        delegate?.applicationDidEnterBackground(self)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    }

    /// The application ends.
    @_spi(SliderKit)
    public func terminate() {
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    }
}
