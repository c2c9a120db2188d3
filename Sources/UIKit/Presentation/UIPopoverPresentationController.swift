/// Presents a controller in a bubble that points at a view or a bar's button. In narrow windows it becomes a sheet, unless the delegate
/// answers `.none` when it is asked how to adapt.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    var bubble: PopoverBubble?
    var placed = PopoverPlace()
    var tap: PopoverTap?
    var dimmedTint: DimmedTint?

    /// The view that the arrow points at. Required, unless `barButtonItem` is set.
    open var sourceView: UIView? { didSet { placeChanged() } }
    /// The part of that view that the arrow points at, in its coordinates; null: all of it. Default null.
    open var sourceRect = CGRect.null { didSet { placeChanged() } }
    /// The bar's button that the arrow points at instead. Default nil.
    open var barButtonItem: UIBarButtonItem? { didSet { placeChanged() } }
    /// Which ways the arrow may point. Default any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeChanged() } }
    /// Which way it points; `.unknown` before the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { bubble == nil ? .unknown : placed.direction }
    /// Whether the popover may cover its source where there is no room beside it. Default false.
    open var canOverlapSourceViewRect = false { didSet { placeChanged() } }
    /// Views outside that can be touched while the popover is shown. Default nil: a touch outside dismisses it.
    open var passthroughViews: [UIView]? { didSet { container?.setNeedsLayout() } }
    /// The colour of the bubble; nil: the system's background. Default nil.
    open var backgroundColor: UIColor? { didSet { bubble?.fill = backgroundColor } }
    /// How far the popover stays from the container's edges, in points, beside the safe area. Default 10.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeChanged() } }

    open override var presentedView: UIView? { bubble ?? presented.view }
    open override var frameOfPresentedViewInContainerView: CGRect { placed.frame }
    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }
    override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        // Choice: a page sheet, as since iOS 13.
        traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }
    override func install() { installBubble() }
    override func uninstall() { uninstallBubble() }
    override func arrange() { arrangeBubble() }
    override func standardAnimator(entering: Bool) -> any UIViewControllerAnimatedTransitioning {
        StandardTransition(.crossDissolve, isEntering: entering)
    }
}

/// Hears of a popover. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown: its source can still be set. Default: nothing.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
