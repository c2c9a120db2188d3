/// What few constraints have.
@MainActor
final class ConstraintExtras {
    /// Distances between anchors, which nobody else holds.
    var offsets: [AnchorOffset] = []
    /// Where a nib wrote the constraint: `Page.xib:12`.
    var place: String?
}

extension NSLayoutConstraint {
    /// The constraint's extras, made on first use.
    var extrasStore: ConstraintExtras {
        if let extras { return extras }
        let made = ConstraintExtras()
        extras = made
        return made
    }
}
