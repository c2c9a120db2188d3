/// How an accessibility element behaves, as a set.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The number as Apple gives it.
    public let rawValue: UInt64
    /// Makes one from its raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A keyboard key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the state when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It does not respond.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value change often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Using it starts media, which speech should not cover.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches directly while spoken about.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page by itself.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
