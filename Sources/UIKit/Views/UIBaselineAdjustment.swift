/// Where text that shrank to fit stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at full size.
    case alignBaselines = 0
    /// In the middle of the line.
    case alignCenters
    /// At the top left corner.
    case none
}
