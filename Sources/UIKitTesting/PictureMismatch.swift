/// A picture that is not what it should be. Its description says what differs and where the report lies.
public struct PictureMismatch: Error, CustomStringConvertible, Equatable {
    /// What is wrong, where to look and what to do, in one or two lines.
    public let description: String
    /// The page that shows expected, actual and difference; nil when there is nothing to compare with.
    public let report: String?
}
