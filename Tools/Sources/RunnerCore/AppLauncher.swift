import RunnerProtocol
@_spi(SliderKit) import UIKit

/// Starts an application as the system does: its delegate, or, without one, a view controller in a window.
@MainActor struct AppLauncher {
    let host: any UIKitHost
    /// What the app's Info.plist says.
    var options = AppInterfaceOptions()

    /// Delegates are held weakly by the application, so someone must keep them.
    private static var kept: [AnyObject] = []

    /// - Returns: The window that shows it.
    func launch(_ name: String) throws -> UIWindow {
        guard let object = Registry.shared.make(name, frame: host.screenBounds) else {
            throw RunnerError("\(name) can't be made without arguments")
        }
        AppLauncher.kept.append(object)
        if let delegate = object as? any UIApplicationDelegate { return try launch(delegate, named: name) }
        if let controller = object as? UIViewController { return show(controller) }
        if let view = object as? UIView { return show(view) }
        throw RunnerError("\(name) is neither an application delegate nor a view controller")
    }

    private func launch(_ delegate: any UIApplicationDelegate, named name: String) throws -> UIWindow {
        let application = UIApplication.shared
        application.launch(delegate, interface: interface)
        application.commit()
        if let window = application.keyWindow ?? application.windows.last ?? delegate.window { return window }
        throw RunnerError("\(name) showed no window; make one in application(_:didFinishLaunchingWithOptions:), or name a main storyboard in Info.plist")
    }

    private var interface: AppInterface {
        var interface = AppInterface()
        interface.mainStoryboard = options.mainStoryboard
        interface.usesScenes = options.usesScenes
        interface.scenes = options.scenes.map { .init(name: $0.name, delegateClass: $0.delegateClass, storyboard: $0.storyboard) }
        return interface
    }

    func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: host.screenBounds)
        window.backgroundColor = host.traits.userInterfaceStyle == .dark ? .black : .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.commit()
        return window
    }

    private func show(_ view: UIView) -> UIWindow {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let window = show(controller)
        let size = view.bounds.size
        controller.view.addSubview(view)
        view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        view.bounds.size = size
        UIApplication.shared.commit()
        return window
    }
}
