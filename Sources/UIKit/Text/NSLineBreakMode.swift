/// What happens to text that is longer than its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Broken between words; a word longer than the line is broken too.
    case byWordWrapping = 0
    /// Broken between characters.
    case byCharWrapping = 1
    /// Cut off at the edge.
    case byClipping = 2
    /// One line whose beginning gives way to “…”.
    case byTruncatingHead = 3
    /// Ends in “…”.
    case byTruncatingTail = 4
    /// One line whose middle gives way to “…”.
    case byTruncatingMiddle = 5
}
