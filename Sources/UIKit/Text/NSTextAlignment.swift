/// Where lines of text sit between the edges of their room.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Stretched to both edges, except the last line.
    case justified = 3
    /// At the edge where reading begins.
    case natural = 4
}
