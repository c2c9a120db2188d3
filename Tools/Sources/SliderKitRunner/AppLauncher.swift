@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// Starts an application as the system does: its delegate, or, without one, a view controller in a window.
@MainActor struct AppLauncher {
    let host: HeadlessHost

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
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidBecomeActive(application)
        host.commit()
        if let window = application.keyWindow ?? application.windows.last ?? delegate.window { return window }
        throw RunnerError("\(name) showed no window; make one in application(_:didFinishLaunchingWithOptions:)")
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = host.makeWindow()
        window.backgroundColor = host.style == .dark ? .black : .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        host.commit()
        return window
    }

    private func show(_ view: UIView) -> UIWindow {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let window = show(controller)
        let size = view.bounds.size
        controller.view.addSubview(view)
        view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        view.bounds.size = size
        host.commit()
        return window
    }
}
