/// A two-dimensional vector in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The x component, in points.
    public var dx: CGFloat
    /// The y component, in points.
    public var dy: CGFloat

    /// The vector with both components zero.
    public static let zero = CGVector()

    /// Makes the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from whole components, in points.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Makes a vector from double components, in points.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
