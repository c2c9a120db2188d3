/// Manages a view and what it shows.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIFocusEnvironment, UIContentContainer {
    /// Cleared in deinit, with the view's back pointer.
    nonisolated(unsafe) var loadedView: UIView?
    /// Cleared when the parent goes or the child leaves it.
    nonisolated(unsafe) unowned(unsafe) var container: UIViewController?
    nonisolated(unsafe) var childControllers: [UIViewController] = []
    nonisolated(unsafe) unowned(unsafe) var presenter: UIViewController?
    nonisolated(unsafe) var presentedController: UIViewController?
    var appearance = AppearanceState.disappeared
    var appearanceIsAnimated = false
    var isMovingIn = false
    var isMovingOut = false
    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?
    var isLoadingView = false
    var traitRegistrations: [TraitRegistration] = []
    /// What is kept of the storyboard or xib that the controller came from.
    var ownNib: ControllerNib?

    // MARK: Making

    /// A controller whose view comes from a nib; nil: from `loadView()` as overridden, or the nib of the class's name, or a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller from an archive, nib or storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        decodeController(coder)
    }

    /// A controller without a nib's name.
    public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

    deinit { detachBeforeDeinit() }

    /// The name of the nib that the view comes from, without extension.
    public let nibName: String?
    /// The bundle of that nib; nil: the main one.
    public let nibBundle: Bundle?

    /// Archives the title.
    open func encode(with coder: NSCoder) { encodeController(coder) }

    /// Called after all objects of the nib are made and connected. Default: nothing.
    open func awakeFromNib() {}

    // MARK: Storyboards

    /// The storyboard that the controller was made from; nil for any other.
    open var storyboard: UIStoryboard? { ownNib?.storyboard }
    /// Takes the segue of a name. The controller must come from a storyboard that has one.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performTemplate(named: identifier, sender: sender) }
    /// Whether a segue that the user asked for is taken. Default true. Not asked when code takes one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A segue is about to be taken: hand the destination what it needs. Default: nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue ends here. Default: what the older form says.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull())
    }
    /// The same, as older code has it. Default: whether the controller has the method.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        responds(to: action)
    }
    /// Takes away what hides a controller that an unwind segue returns to. Default: what this controller presented.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if presentedController != nil { dismiss(animated: UIView.areAnimationsEnabled) }
    }
    /// Shows a controller in the way of the nearest container that has one (a navigation controller pushes it), else over the screen.
    open func show(_ vc: UIViewController, sender: Any?) { showNext(vc, sender) }
    /// Shows a controller as the detail of the nearest container that has such, else over the screen.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    /// The nearest controller above that has a way of its own to do an action; nil where none has.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { showTarget(action, sender) }

    // MARK: View

    /// The controller's view, loaded at the first call.
    open var view: UIView! {
        get { viewLoadingIfNeeded }
        set { setView(newValue) }
    }
    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Loads the view if it is not yet.
    open func loadViewIfNeeded() { _ = viewLoadingIfNeeded }
    /// Makes the view and sets `view`. Default: from the nib, or a plain view of the screen's size.
    open func loadView() { loadDefaultView() }
    /// The view was loaded. Default: nothing, as for the other hooks.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window, laid out for the first time after this.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Changes constraints before layout. Default: the view's own.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The part that bars cover at the top; older code lays out below it. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { topGuide }
    /// The part that bars cover at the bottom. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }
    /// The layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
    /// The least side margins of a controller's view, in points: 16, or 20 from 414 points of width on (choice).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let least: CGFloat = loadedView?.bounds.width ?? 0 >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: least, bottom: 0, trailing: least)
    }
    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. Default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() } }
    }
    /// Adds to the safe area that the view inherits, in points. Default zero.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaChanged() } }
    }
    /// What a container's bars cover of the view beyond that, in points.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { additionalSafeAreaChanged() } }
    }
    /// The size that the controller would like where its container asks. Default zero: none.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
    }

    // MARK: Sizes and turns

    /// A child would like another size. Default: nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// What constraints ask for inside a child changed. Default: nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child when the view has a size. Default: a child that fills the view goes on filling it, any other keeps its size.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        sizeOfChild(container, parentSize)
    }
    /// The view is about to get another size. Default: tells the children whose size changes along.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { forwardSize(size, coordinator) }
    /// The traits are about to change. Default: tells the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTraits(newCollection, coordinator)
    }
    /// What goes on now: a presentation, a dismissal or a turn of the device that this controller takes part in; nil: nothing.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }
    /// The orientations that the interface may have while this controller fills the screen. Default: all, but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard }
    /// Whether the interface turns with the device. Default true.
    open var shouldAutorotate: Bool { true }
    /// Has `supportedInterfaceOrientations` asked again; the interface turns if it has to or may.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.turnToSupported(animated: true) }
    /// Turns the interface as the device is held, if it may.
    open class func attemptRotationToDeviceOrientation() { UIApplication.shared.turnToSupported(animated: true) }

    // MARK: Titles and bars

    /// What the controller shows, as a title. Default nil.
    open var title: String? {
        didSet {
            ownNavigationItem?.controllerTitleChanged(from: oldValue, to: title)
            ownTabBarItem?.controllerTitleChanged(from: oldValue, to: title)
        }
    }
    /// What a navigation bar shows for this controller, made at the first call.
    open var navigationItem: UINavigationItem { navigationItemMakingIfNeeded }
    /// What a tab bar shows for this controller, made at the first call; nil brings back one with the title.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemMakingIfNeeded }
        set { setTabBarItem(newValue) }
    }
    /// The tab bar controller above, nil if there is none.
    open var tabBarController: UITabBarController? { nearestContainer() }
    /// Whether the tab bar goes while this controller is on a navigation controller's stack. Default false.
    open var hidesBottomBarWhenPushed = false
    /// The navigation controller above, nil if there is none.
    open var navigationController: UINavigationController? { nearestContainer() }
    /// Memory is short: let go of what can be made again. Default: nothing.
    open func didReceiveMemoryWarning() {}
    /// Light or dark text in the status bar. Default `.default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. Default: where there is little room down, as on a phone on its side.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// How the status bar comes and goes when that changes inside an animation. Default `.fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whom to ask for the style instead. Default nil: this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whom to ask whether the status bar is hidden. Default nil: this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// What the status bar should be like has changed.
    open func setNeedsStatusBarAppearanceUpdate() { statusBarWishesChanged() }
    /// Whether the controller, presented in a way that leaves others visible, decides about the status bar. Default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the home indicator is hidden while nothing is touched. Default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Whom to ask for that. Default nil: this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// What the home indicator should be like has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemBars.shared.setNeedsUpdate() }

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? { container }
    /// The controllers inside.
    open var children: [UIViewController] { childControllers }
    /// Takes a controller in; the caller then adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() { leaveParent() }
    /// The parent is about to change. Default: nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// The parent changed. Default: nothing.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the children's appearance calls follow this controller's. Default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that it is about to appear or disappear, for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }
    /// Tells a child that it has.
    open func endAppearanceTransition() { endAppearance() }
    /// Whether the controller is being added to a parent or presented, during the appearance calls.
    open var isMovingToParent: Bool { isMovingIn }
    /// Whether it is being removed from its parent, during the disappearance calls.
    open var isMovingFromParent: Bool { isMovingOut }
    /// Whether it is being presented, during the appearance calls.
    open var isBeingPresented: Bool { presentationPhase == .presenting }
    /// Whether it is being dismissed, during the disappearance calls.
    open var isBeingDismissed: Bool { presentationPhase == .dismissing }

    // MARK: Presentation

    /// How the controller covers what it is presented over. Default `.automatic`: a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes in. Default `.coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether `.overCurrentContext` presentations stop here. Default false: they cover the window's root.
    open var definesPresentationContext = false
    /// Whether what is presented in this context takes this controller's transition style. Default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the user can't dismiss the controller by dragging or by touching beside it. Default false.
    open var isModalInPresentation = false
    /// Names who animates and arranges the presentation of this controller. Held weakly. Default nil: the system.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Arranges the presentation of this controller, or of the one it is in; made at the first call.
    open var presentationController: UIPresentationController? { presentationControllerMakingIfNeeded }
    /// The same if it is a sheet, which can be configured before it is presented.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The same if it is a popover; set its source before it is presented.
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    var presentationPhase = PresentationPhase.idle
    /// The presentation asked for; another may run if the style adapts.
    var ownPresentation: UIPresentationController?
    var activePresentation: UIPresentationController?
    weak var presentationSource: UIViewController?
    weak var turningCoordinator: TransitionCoordinator?
    /// What was asked for before the presentation was over.
    var pendingDismissal: (animated: Bool, completion: (() -> Void)?)?
    /// The presentation of controllers of a kind of its own, such as alerts.
    func ownKindOfPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

    /// The controller that this one, or one above it, presented.
    open var presentedViewController: UIViewController? { presentedController ?? container?.presentedViewController }
    /// The controller that presented this one, or one above it.
    open var presentingViewController: UIViewController? { presenter ?? container?.presentingViewController }
    /// Shows a controller over this one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presented, or else this controller if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { hidePresented(animated: flag, completion: completion) }

    // MARK: Keys

    /// The keys that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Adds a key that does something while the controller is in the chain of the first responder.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Takes it away.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Focus

    /// Where the focus should go when it comes here. Default: what the controller presents, else its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultFocusEnvironments }
    /// The environment around: the superview of the controller's view, or the controller's parent.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    /// What holds the items inside: the view, once it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }
    /// If the focus is inside, has it go where `preferredFocusEnvironments` says, after the next layout.
    open func setNeedsFocusUpdate() { loadedView?.requestFocusMove(for: self) }
    /// Does at once what has been asked for.
    open func updateFocusIfNeeded() { loadedView?.updateFocusIfNeeded() }
    /// Whether the focus may move so. Default true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus moved, to or from an item inside. Default: nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits and chain

    /// The traits of the controller's view, or of where it will stand.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? container?.traitCollection ?? .fallback }
    /// A trait changed. Default: nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the controller's view and what is inside. Default `.unspecified`: inherited.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.traitsMayHaveChanged() }
    }
    open override var next: UIResponder? { loadedView?.superview ?? container }
}
