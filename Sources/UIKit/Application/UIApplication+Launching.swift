extension UIApplication {
    /// Launches an app as `UIApplicationMain` does. The main storyboard's first controller is the window's root before the delegate hears
    /// that the launch began; a scene's is before its delegate hears of the scene. Delegates are kept alive.
    @_spi(SliderKit)
    public func launch(_ delegate: any UIApplicationDelegate, interface: AppInterface = AppInterface()) {
        AppInterface.current = interface
        launchedDelegate = delegate
        self.delegate = delegate
        state = .inactive
        var window: UIWindow?
        if !interface.usesScenes, let name = interface.mainStoryboard, let root = initialController(of: name) {
            let shown = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
            shown.rootViewController = root
            delegate.window = shown
            window = shown
        }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        window?.makeKeyAndVisible()
        if interface.usesScenes { connectScene(delegate) }
        becomeActive()
    }

    func initialController(of storyboard: String) -> UIViewController? {
        let file = StoryboardFile.named(storyboard, in: AppInterface.bundle)
        guard file.isFound else {
            NibLedger.tell(file.problem)
            return nil
        }
        return UIStoryboard(file: file).instantiateInitialViewController()
    }

    private func connectScene(_ delegate: any UIApplicationDelegate) {
        let entry = AppInterface.current.scenes.first
        let session = UISceneSession(configuration: UISceneConfiguration(name: entry?.name, sessionRole: .windowApplication))
        let options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.connectedScene = scene
        allScenes.append(scene)
        scene.ownDelegate = makeSceneDelegate(session.configuration)
        scene.delegate = scene.ownDelegate
        var window: UIWindow?
        if let root = session.configuration.storyboard?.instantiateInitialViewController() {
            let shown = UIWindow(windowScene: scene)
            shown.rootViewController = root
            (scene.delegate as? any UIWindowSceneDelegate)?.window = shown
            window = shown
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        window?.makeKeyAndVisible()
        scene.state = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }

    private func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else { return nil }
        let made = Registry.shared.make(type)
        if let delegate = made as? any UISceneDelegate { return delegate }
        NibLedger.tell(
            NibProblem(
                message: "\(type) can't be made without arguments, or is no UISceneDelegate; correct UISceneDelegateClassName", file: "Info.plist", line: 0))
        return nil
    }

    /// Has every scene's delegate hear of a change; answers whether there are scenes.
    func tellScenes(_ state: UIScene.ActivationState, _ name: Notification.Name, _ tell: (any UISceneDelegate, UIScene) -> Void) -> Bool {
        for scene in allScenes {
            scene.state = state
            if let delegate = scene.delegate { tell(delegate, scene) }
            NotificationCenter.default.post(name: name, object: scene)
        }
        return !allScenes.isEmpty
    }
}

extension UIApplication {
    /// The scenes that the app shows.
    public var connectedScenes: Set<UIScene> { Set(allScenes) }
}
