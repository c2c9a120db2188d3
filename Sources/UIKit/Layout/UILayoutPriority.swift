/// How much a constraint matters, from 1 to 1000. A higher priority always wins over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 1 to 1000.
    public let rawValue: Float

    /// A priority of the given number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of the given number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how buttons resist being compressed. Default of compression resistance.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: how a scene's size is kept while it is dragged.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the size that a scene wants to keep.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize its scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how views hug their content. Default of content hugging.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how `systemLayoutSizeFitting(_:)` pulls to its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the left one is smaller.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    /// A priority higher by `b`.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// A priority lower by `b`.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
    /// Raises the priority by `b`.
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }
    /// Lowers the priority by `b`.
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }
}
