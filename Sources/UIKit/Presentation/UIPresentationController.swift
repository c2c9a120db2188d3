/// Arranges what a controller presents: where it stands, what is around it, what happens to what it covers.
///
/// The style is adapted to the traits when the presentation begins (choice); a turn of the device keeps it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    unowned let presented: UIViewController
    weak var presenting: UIViewController?
    var container: PresentationContainer?
    /// Which style it was made for.
    var style: UIModalPresentationStyle
    var transition: PresentationTransition?
    /// Where the presenter's view was, if it is taken out of its window.
    var coveredHome: CoveredHome?
    private var ownOverrides: UITraitCollection?

    /// A presentation of one controller by another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    // MARK: Who and where

    /// The controller that presents; the presented one itself until it is presented.
    open var presentingViewController: UIViewController { presenting ?? presented }
    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
    /// The style for which the presentation was made.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// The view in which everything happens; nil while nothing is presented.
    open var containerView: UIView? { container }
    /// The view that is moved in and out. Default: the presented controller's.
    open var presentedView: UIView? { presented.view }
    /// Where that view stands, in points of the container. Default: everywhere.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the screen is covered, rather than the part of it that a context has. Default true.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
    /// Whether the presenter's view goes away, and its controller disappears, while it is covered. Default: for the styles `.fullScreen` and
    /// `.currentContext`.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    // MARK: Adapting

    /// Has a say in adapting, and hears of dismissals by the user. Held weakly. Default nil.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style in a narrow window; `.none`: the same.
    open var adaptivePresentationStyle: UIModalPresentationStyle { systemAdaptiveStyle(for: traitCollection) }
    /// The style for traits; `.none`: the same. Default: what the delegate says, else the system.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? systemAdaptiveStyle(for: traitCollection)
    }
    /// Traits that replace the inherited ones for the presented controller. Default nil.
    open var overrideTraitCollection: UITraitCollection? {
        get { ownOverrides }
        set {
            ownOverrides = newValue
            presentedView?.traitOverridesForTree = newValue
        }
    }

    // MARK: Hooks

    /// The container is about to lay out. Default: nothing, as for the other hooks.
    open func containerViewWillLayoutSubviews() {}
    /// The container laid out.
    open func containerViewDidLayoutSubviews() {}
    /// The presentation begins: add views to the container, and changes to the presented controller's transition coordinator.
    open func presentationTransitionWillBegin() {}
    /// The presentation is over; false: it did not come about.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal is over; false: it did not come about.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits and sizes

    /// The traits of the container, or of where it will be.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenting?.traitCollection ?? UIScreen.main.traitCollection
    }
    /// They changed. Default: nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presented.preferredContentSize }
    /// The presented controller would like another size. Default: the container lays out again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { containerView?.setNeedsLayout() }
    /// What constraints ask for inside changed. Default: nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of the presented controller in a container of a size. Default: the same size.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    /// The container is about to get another size. Default: tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: own, with: coordinator)
    }
    /// The traits are about to change. Default: nothing; the controllers hear of it themselves.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: For the presentations of this module

    /// The style that the system takes for traits; `.none`: the same.
    func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// The container is there and empty.
    func install() {}
    /// Changes that go along with coming and going.
    func moveAlong(entering: Bool) {}
    /// The container lays out.
    func arrange() {}
    /// All that was put around is taken away.
    func uninstall() {}
    /// Whether nothing of the presenter can be seen.
    var coversScreen: Bool { style == .fullScreen && shouldRemovePresentersView }
    /// Whether the screen behind the presenter's view shows.
    var showsBlackBehind: Bool { false }
    /// Who animates where nobody else does.
    func standardAnimator(entering: Bool) -> any UIViewControllerAnimatedTransitioning {
        StandardTransition(presented.modalTransitionStyle, isEntering: entering)
    }
}
