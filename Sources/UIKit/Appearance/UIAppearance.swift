/// Classes whose instances can be styled together, through a proxy: what is set on it is set on every instance that enters a window
/// from then on.
///
/// - A proxy records the members that the framework marks for it (colours, images, fonts, bar styles, …) and `@objc dynamic`
///   properties of your own; other members change the proxy alone.
/// - An instance gets the settings right before `didMoveToWindow()`, through its setters, and again when it gets to another window or
///   container. Instances that are in a window already stay as they are.
/// - A member that was set on an instance itself, by its archive too, is the instance's own and never touched.
/// - The settings of a superclass come first, those of a subclass over them. Among the settings of one class, those for containers come
///   over those for all; of several containers the one nearest to the window counts, then the longer chain. At the same place,
///   settings for traits come over those without.
/// - Nothing is taken back: when settings no longer apply to an instance, it keeps what they gave it until others do.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// The proxy for instances that are inside instances of the containers, innermost first; others may be in between.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits include those of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances whose traits include those of `trait`, inside instances of the containers, innermost first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
