import Foundation

/// Shows one of several controllers above a bar with an item for each.
///
/// However many there are, each has its item in the bar: there is no list of further ones. (choice)
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    let bar = UITabBar()
    var tabs: [UIViewController] = []
    var index = NSNotFound
    /// The controller whose view is shown.
    var shown: UIViewController?
    /// Whether a pushed controller asked for no bar.
    var hidesBar = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpTabs()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabs()
        if let nib = coder as? NibCoder { decodeTabControllerNib(nib) }
    }

    /// One without controllers.
    public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

    /// Whom to tell of taps; held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    open var tabBar: UITabBar { bar }
    /// The controllers, from the leading side. Default nil.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the controllers. The selected one stays if it is among them, else the one at its place is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceTabs(viewControllers ?? [], animated: animated) }
    /// Which controller is shown; `NSNotFound`: none. What is out of range is ignored.
    open var selectedIndex: Int {
        get { index }
        set { select(newValue) }
    }
    /// The controller that is shown. One that is not among the controllers is ignored.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(index) ? tabs[index] : nil }
        set { tabs.firstIndex { $0 === newValue }.map(select) }
    }

    /// The user tapped an item of the bar. Default: nothing; the controller has been shown.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func loadView() { loadTabView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutTabs()
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layoutTabs()
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle { selectedViewController?.preferredStatusBarStyle ?? .default }
    open override var prefersStatusBarHidden: Bool { selectedViewController?.prefersStatusBarHidden ?? false }
}
