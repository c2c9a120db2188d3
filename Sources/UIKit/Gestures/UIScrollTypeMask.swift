/// Kinds of scrolling that drive a pan recogniser beside fingers.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The number as Apple gives it.
    public let rawValue: Int
    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Notches of a mouse's wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// The smooth scrolling of a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
