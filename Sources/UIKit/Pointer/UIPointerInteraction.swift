/// Makes a view react to a pointer that hovers over it.
///
/// While the pointer is inside the region that the delegate names, the region's style is shown. What differs here: the pointer
/// itself is drawn by the host's system, so shapes (``UIPointerShape``) reach the host but are not morphed; effects are drawn.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Decides regions and styles, and hears when the pointer enters and leaves. Not retained.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction was added to.
    public private(set) weak var view: UIView?
    /// Whether the interaction reacts at all. Default: true.
    open var isEnabled = true {
        didSet { if !isEnabled { leaveRegion() } }
    }

    /// The region that the pointer is in, nil outside.
    var currentRegion: UIPointerRegion? { current?.region }

    /// The region that the pointer is in, and what it shows there.
    private var current: (region: UIPointerRegion, presenter: PointerEffectPresenter?)?

    /// Makes an interaction for a delegate; without one, the whole view is a region with the automatic effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to join or leave a view.
    open func willMove(to view: UIView?) {
        if view == nil { leaveRegion() }
    }

    /// The interaction joined or left a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate again for the style of the current region.
    open func invalidate() {
        guard let region = current?.region else { return }
        leaveRegion(silently: true)
        enter(region, silently: true)
    }

    /// Brings the pointer to a point of the view; nil when it left the view.
    func pointerMoved(to location: CGPoint?, modifiers: UIKeyModifierFlags) {
        guard isEnabled, let view, let location else { return leaveRegion() }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let region =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        guard let region, region.rect.contains(location) else { return leaveRegion() }
        if current?.region.isEqual(region) == true { return }
        leaveRegion()
        enter(region)
    }

    private func enter(_ region: UIPointerRegion, silently: Bool = false) {
        guard let view else { return }
        let animator = PointerAnimator()
        if !silently { delegate?.pointerInteraction(self, willEnter: region, animator: animator) }
        let style =
            delegate.map { $0.pointerInteraction(self, styleFor: region) }
            ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        let presenter = style?.effect.map { PointerEffectPresenter(effect: $0) }
        current = (region, presenter)
        presenter?.show()
        animator.run()
    }

    private func leaveRegion(silently: Bool = false) {
        guard let (region, presenter) = current else { return }
        current = nil
        let animator = PointerAnimator()
        if !silently { delegate?.pointerInteraction(self, willExit: region, animator: animator) }
        presenter?.hide()
        animator.run()
    }
}
