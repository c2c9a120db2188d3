@_spi(SliderKit) import CoreGraphics

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { constraintBox?.guides ?? [] }

    /// Adds a guide; it leaves the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        requireRule(layoutGuide.role == .custom, "A view's own guide cannot be added to another view.")
        if layoutGuide.ownerView === self { return }
        layoutGuide.ownerView?.removeLayoutGuide(layoutGuide)
        constraintStore.guides.append(layoutGuide)
        layoutGuide.ownerView = self
    }

    /// Removes a guide, with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.ownerView === self, layoutGuide.role == .custom else { return }
        for constraint in constraintBox?.references ?? []
        where constraint.mentionedItems.contains(where: { $0 === layoutGuide }) {
            constraint.isActive = false
        }
        layoutGuide.variables = layoutGuide.variables?.endUse()
        constraintBox?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.ownerView = nil
    }

    /// The part of the view that no bar and no corner of the screen covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let box = constraintStore
        if let guide = box.safeAreaGuide { return guide }
        let guide = UILayoutGuide(role: .safeArea, of: self)
        box.safeAreaGuide = guide
        return guide
    }

    /// The part of the view inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let box = constraintStore
        if let guide = box.marginsGuide { return guide }
        let guide = UILayoutGuide(role: .layoutMargins, of: self)
        box.marginsGuide = guide
        return guide
    }

    /// The part of the view, inside its margins, in which lines of text are not too long to read: at most 672 points wide, in the middle.
    /// (choice: for text of every size)
    public var readableContentGuide: UILayoutGuide {
        let box = constraintStore
        if let guide = box.readableGuide { return guide }
        let guide = UILayoutGuide(role: .readableContent, of: self)
        box.readableGuide = guide
        box.followsSize = true
        return guide
    }

    func frame(of guide: UILayoutGuide) -> CGRect {
        if guide.role == .scrollContent, let scrollView = self as? UIScrollView {
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        if guide.role != .custom { return bounds.inset(by: guide.systemInsets) }
        guard let variables = guide.variables, let engine = variables.engine else { return .zero }
        engine.solveIfNeeded()
        return CGRect(
            x: engine.value(variables.minX), y: engine.value(variables.minY), width: engine.value(variables.width),
            height: engine.value(variables.height)
        ).snapped(to: UIScreen.main.scale)
    }
}

extension UILayoutGuide {
    /// In points.
    private static let readableWidth: CGFloat = 672

    /// How far one of a view's own guides lies inside its bounds.
    var systemInsets: UIEdgeInsets {
        guard let view = ownerView else { return .zero }
        switch role {
        case .custom, .scrollContent, .scrollFrame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .layoutMargins: return view.effectiveLayoutMargins
        case .readableContent:
            var insets = view.effectiveLayoutMargins
            let excess = view.bounds.width - insets.left - insets.right - Self.readableWidth
            if excess > 0 {
                insets.left += excess / 2
                insets.right += excess / 2
            }
            return insets
        }
    }
}
