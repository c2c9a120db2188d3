/// Edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The number as Apple gives it.
    public let rawValue: UInt
    /// Makes one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// Where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// Where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
