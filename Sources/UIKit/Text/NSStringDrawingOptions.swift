/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The number as Apple gives it.
    public let rawValue: Int
    /// Makes one from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The given origin is the top left corner of the text, which may have many lines. Without it, it is the beginning
    /// of the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's leading is part of the line's height, which it always is here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in “…” if text is left over. Needs `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
