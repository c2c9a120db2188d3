/// Decides what a pointer does over a view. Every method has a default.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region for a pointer at the requested place; nil when there is none. Default: the default region (the whole view).
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer shows in a region; nil for the system's pointer. Default: the automatic effect on the whole view.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to enter a region; animations added to the animator run along. Default: nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer is about to leave a region; animations added to the animator run along. Default: nothing.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The default: see the requirement.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// The default: see the requirement.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }

    /// The default: see the requirement.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// The default: see the requirement.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Collects animations that run beside a pointer's enter or exit.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated with the pointer's effect.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block that is called when the animations ended, with whether they ran to the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
