/// Distances, in points, from the edges of a rectangle, the horizontal ones by reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge where lines of text begin, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge where lines of text end, in points.
    public var trailing: CGFloat

    /// Four zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets of the given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Four zero insets.
    public static let zero = NSDirectionalEdgeInsets()
}
