/// Presents a controller as a sheet: a card at the bottom of a phone's screen, that rests at heights (detents) and can be dragged between them
/// and away; a card in the middle of a tablet's.
///
/// On a phone on its side the sheet fills the screen, unless `prefersEdgeAttachedInCompactHeight` is on.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    var sheet: SheetView?
    var dimming: UIView?
    var backing: SheetBacking?
    var dragger: SheetDragger?
    /// Where the sheet's top is while a finger drags it.
    var draggedTop: CGFloat?
    private var selected: Detent.Identifier?

    // MARK: Heights

    /// Where the sheet can rest. Default: `.large()` alone. Detents that resolve to nothing are left out.
    open var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { heightsChanged() } }
    /// At which detent it rests; nil: at the first of `detents`. Setting it moves the sheet at its next layout, or along with `animateChanges(_:)`.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { selected }
        set {
            selected = newValue
            heightsChanged()
        }
    }
    /// The highest detent at which what is beneath stays bright and takes touches; nil: none. Default nil.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { heightsChanged() } }
    /// Has custom detents resolved again.
    open func invalidateDetents() { heightsChanged() }
    /// Animates what is changed of the sheet in the closure.
    open func animateChanges(_ changes: () -> Void) { animate(changes) }

    // MARK: Looks and behaviour

    /// Whether dragging the content of a scroll view up, or down at its top, moves the sheet to a higher detent first. Default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a bar at the top shows that the sheet can be dragged. Default false.
    open var prefersGrabberVisible = false { didSet { sheet?.showsGrabber = prefersGrabberVisible } }
    /// Whether the sheet keeps to the bottom where there is little room down. Default false: it fills the screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { heightsChanged() } }
    /// Whether a sheet at the bottom is as wide as its content prefers. Default false: as the screen.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { heightsChanged() } }
    /// The radius of the corners, in points; nil: the system's. Default nil.
    open var preferredCornerRadius: CGFloat? { didSet { heightsChanged() } }

    // MARK: UIPresentationController

    /// The sheet, which holds the presented controller's view.
    open override var presentedView: UIView? { sheet ?? presented.view }
    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }
    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        backing?.unmove()
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.container?.setNeedsLayout()
            self?.container?.layoutIfNeeded()
        })
    }
    override func install() { installSheet() }
    override func uninstall() { uninstallSheet() }
    override func arrange() { arrangeSheet() }
    override func moveAlong(entering: Bool) { moveAround(isIn: entering) }
    override var showsBlackBehind: Bool { backing?.isMoved ?? false }
    override func standardAnimator(entering: Bool) -> any UIViewControllerAnimatedTransitioning {
        StandardTransition(presented.modalTransitionStyle, isEntering: entering)
    }
}
