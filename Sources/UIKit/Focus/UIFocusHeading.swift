/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The number as Apple gives it.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To what is above on the screen: the up arrow.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// To what is below: the down arrow.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To what is on the left: the left arrow.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To what is on the right: the right arrow.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// On in reading order: Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Back in reading order: Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
