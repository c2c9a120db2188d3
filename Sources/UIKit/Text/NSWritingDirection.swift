/// The direction that lines are read in.
public enum NSWritingDirection: Int, Sendable {
    /// By the first letter that has a direction, else by the app's language.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
