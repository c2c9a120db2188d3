/// Shows a stack of controllers under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    let bar: UINavigationBar
    var barIsHidden = false
    /// The controller whose view is shown.
    var shown: UIViewController?

    /// A navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setUpNavigation()
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpNavigation()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        super.init(coder: coder)
        setUpNavigation()
        if let nib = coder as? NibCoder { decodeNavigationNib(nib) }
    }

    /// A navigation controller with an empty stack.
    public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

    /// The bar.
    open var navigationBar: UINavigationBar { bar }
    /// The controllers, root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen: the presented one or the top one.
    open var visibleViewController: UIViewController? { presentedController ?? stack.last }
    /// Whether the bar is hidden. Default false.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// Replaces the stack; the last one is shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { replaceStack(viewControllers, animated: animated) }
    /// Puts a controller on top and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
    /// Takes the top controller off, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
    /// Takes off all but the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }
    /// Takes off all above a controller.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Pushes a controller; a navigation controller is presented instead.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController { present(vc, animated: true) } else { pushViewController(vc, animated: true) }
    }
    /// Pops to a controller that an unwind segue returns to, and takes away what was presented.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        popToViewController(subsequentVC, animated: true)
    }

    open override func loadView() { loadNavigationView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutNavigation()
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
    /// The bar decides, or the top controller where there is none.
    open override var childForStatusBarStyle: UIViewController? { barIsHidden ? stack.last : nil }
    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
}
