/// A view with text whose baselines layout can align.
@MainActor
protocol BaselineProviding: UIView {
    /// From the top of the alignment rectangle to the first line's baseline, in points.
    var firstBaselineFromTop: CGFloat { get }
    /// From the last line's baseline to the bottom of the alignment rectangle, in points.
    var lastBaselineFromBottom: CGFloat { get }
}
