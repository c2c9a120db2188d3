/// A shift of a position, in points; positive values go right and down.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
    /// The shift to the right, in points.
    public var horizontal: CGFloat
    /// The shift downwards, in points.
    public var vertical: CGFloat

    /// No shift.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A shift by the given distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No shift.
    public static let zero = UIOffset()
}
