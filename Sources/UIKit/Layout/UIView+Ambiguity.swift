extension UIView {
    /// Whether the constraints leave the view more than one place or size. Always false for a view that its mask places. For debugging: it
    /// tries every direction, which takes many times as long as a layout.
    public var hasAmbiguousLayout: Bool { !ambiguousParts.isEmpty }

    /// The constraints that decide where the view is and how large, along an axis: those whose constants would move it. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affecting(self, axis)
    }

    /// Moves a view with an ambiguous layout to another place that its constraints allow just as well; the next layout that is due puts it
    /// back. Does nothing else for other views. (choice: UIKit takes a random one)
    public func exerciseAmbiguityInLayout() {
        let open = ambiguousParts
        guard !open.isEmpty else { return }
        var frame = untransformedFrame
        if open.contains(.minX) { frame.origin.x += Self.ambiguityStep }
        if open.contains(.minY) { frame.origin.y += Self.ambiguityStep }
        if open.contains(.width) { frame.size.width += Self.ambiguityStep }
        if open.contains(.height) { frame.size.height += Self.ambiguityStep }
        let anchor = anchorPoint
        bounds.size = frame.size
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// In points.
    private static let ambiguityStep: CGFloat = 16

    /// What constraints leave open.
    var ambiguousParts: AmbiguousParts {
        if parent == nil || translatesAutoresizingMaskIntoConstraints { return [] }
        guard existingEngine != nil, constraintBox?.variables != nil else { return .all }
        return .init(of: self)
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide more than one place or size. For debugging.
    public var hasAmbiguousLayout: Bool {
        guard let view = owningView else { return false }
        if role != .custom && role != .scrollContent { return view.hasAmbiguousLayout }
        return variables == nil ? true : !AmbiguousParts(of: self).isEmpty
    }

    /// The constraints that decide where the guide is and how large, along an axis. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        if role != .custom && role != .scrollContent { return owningView?.constraintsAffectingLayout(for: axis) ?? [] }
        return affecting(self, axis)
    }
}

/// The two variables of an item along an axis, each asked for itself.
@MainActor
private func affecting(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for isSize in [false, true] {
        let probe = LayoutProbe(item) { variables in
            axis == .horizontal
                ? [LinearTerm(isSize ? variables.width : variables.minX)] : [LinearTerm(isSize ? variables.height : variables.minY)]
        }
        for constraint in probe?.affecting ?? [] where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found
}
