/// The environment of a view: style, scale, size classes, direction, text size. Immutable; unspecified values inherit.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    struct Values: Equatable, Sendable {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var displayScale: CGFloat = 0
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        /// The look of sliders, and with it the shade of the system's blue; nil: unspecified.
        var sliderLook: SliderLook?
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Traits that are all unspecified.
    public override init() {
        values = Values()
        super.init()
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Phone, tablet, …
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Left to right or right to left.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0: unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether the user asked for stronger contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// A style alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var values = Values()
        values.userInterfaceStyle = userInterfaceStyle
        self.init(values)
    }
    /// An idiom alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        var values = Values()
        values.userInterfaceIdiom = idiom
        self.init(values)
    }
    /// A direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        var values = Values()
        values.layoutDirection = layoutDirection
        self.init(values)
    }
    /// A scale alone, in pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        var values = Values()
        values.displayScale = scale
        self.init(values)
    }
    /// A horizontal size class alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        var values = Values()
        values.horizontalSizeClass = horizontalSizeClass
        self.init(values)
    }
    /// A vertical size class alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        var values = Values()
        values.verticalSizeClass = verticalSizeClass
        self.init(values)
    }
    /// A text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var values = Values()
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.init(values)
    }
    /// A contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var values = Values()
        values.accessibilityContrast = accessibilityContrast
        self.init(values)
    }
    /// Several collections as one; where they disagree, the last one that specifies a trait wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Values()) { $0.merging($1.values) })
    }

    /// Whether every trait that `trait` specifies is the same here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.merging(trait.values) == values
    }

    /// Whether dynamic colours can differ between the two.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || values.sliderLook != other.values.sliderLook
    }

    /// Runs a closure with these traits as `current`.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.currentTraits
        UITraitCollection.currentTraits = self
        defer { UITraitCollection.currentTraits = previous }
        actions()
    }

    nonisolated(unsafe) static var currentTraits: UITraitCollection?

    /// The traits that dynamic colours resolve by: the view's while it draws or lays out, else the screen's.
    public class var current: UITraitCollection {
        get { currentTraits ?? fallback }
        set { currentTraits = newValue }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }
    open override var hash: Int { values.userInterfaceStyle.rawValue &* 31 &+ Int(values.displayScale) }
    /// The collection itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "<UITraitCollection \(values)>" }
}
