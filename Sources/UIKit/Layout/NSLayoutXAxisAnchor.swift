/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the other, in reading direction where both follow it, in points, to be constrained like a size; below zero where the other comes first.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { AnchorOffset(from: self, to: otherAnchor).dimension }

    /// This anchor lies the system's spacing (8 pt) times `multiplier` after the other.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: spacing(after: multiplier))
    }
    /// This anchor lies at least the system's spacing (8 pt) times `multiplier` after the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: spacing(after: multiplier))
    }
    /// This anchor lies at most the system's spacing (8 pt) times `multiplier` after the other.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: spacing(after: multiplier))
    }

    private func spacing(after multiplier: CGFloat) -> CGFloat { systemSpacing * multiplier }
}
