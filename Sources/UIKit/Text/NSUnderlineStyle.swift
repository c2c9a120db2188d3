/// A line below or through text. The value of an attribute is the raw value: no line at 0, else a single one.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The number as Apple gives it.
    public let rawValue: Int
    /// Makes one from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line of the font's own width.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
}
