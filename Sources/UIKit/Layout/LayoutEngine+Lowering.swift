extension LayoutEngine {
    struct Lowered {
        var terms: [LinearTerm]
        var constant: Double
        /// -1 where leading and trailing grow to the left: then the constant and the inequality turn around.
        var sign: Double = 1
        /// How the view that holds the constraint reads.
        var isRightToLeft: Bool
        /// The scroll views whose offset is part of the constant.
        var crossed: [UIScrollView] = []
    }

    /// first − multiplier × second, in the coordinates of the view that holds the constraint; without its own constant.
    func lower(_ constraint: NSLayoutConstraint) -> Lowered {
        guard let owner = constraint.owner else { return Lowered(terms: [], constant: 0, isRightToLeft: false) }
        return lower(constraint, in: owner, isRightToLeft: owner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The same where it is known how the constraint's holder reads.
    func lower(_ constraint: NSLayoutConstraint, in owner: UIView, isRightToLeft: Bool) -> Lowered {
        var result = Lowered(terms: [], constant: 0, isRightToLeft: isRightToLeft)
        guard let first = constraint.firstObject else { return result }
        append(first, constraint.firstAttribute.physical(isRightToLeft: isRightToLeft), 1, owner, &result)
        let secondAttribute = constraint.secondAttribute
        if let second = constraint.secondObject {
            let attribute = secondAttribute.physical(isRightToLeft: isRightToLeft)
            append(second, attribute, -Double(constraint.multiplier), owner, &result)
        }
        if isRightToLeft && (constraint.firstAttribute.isDirectional || secondAttribute.isDirectional) {
            // Distances count from the owner's right edge: (W - a) = m (W - b) + c.
            result.sign = -1
            if constraint.multiplier != 1 {
                append(owner, .right, Double(constraint.multiplier) - 1, owner, &result)
            }
        }
        for scrollView in result.crossed { scrollView.noteCrossing(constraint) }
        return result
    }

    private func append(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ owner: UIView, _ result: inout Lowered
    ) {
        if let offset = item as? AnchorOffset {
            let isRightToLeft = result.isRightToLeft
            let signed = factor * offset.sign(isRightToLeft: isRightToLeft)
            append(offset.to.item, offset.to.attribute.physical(isRightToLeft: isRightToLeft), signed, owner, &result)
            append(offset.from.item, offset.from.attribute.physical(isRightToLeft: isRightToLeft), -signed, owner, &result)
            return
        }
        guard let view = NSLayoutConstraint.view(of: item) else { return }
        if let guide = item as? UILayoutGuide, guide.role == .scrollFrame, let scrollView = view as? UIScrollView {
            appendFrame(scrollView, attribute, factor, owner, &result)
        } else if let guide = item as? UILayoutGuide, guide.role != .custom, guide.role != .scrollContent {
            appendInset(view, guide.systemInsets, attribute, factor, owner, &result)
        } else {
            switch attribute {
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
                appendInset(view, view.effectiveLayoutMargins, attribute.withoutMargin, factor, owner, &result)
            case .firstBaseline:
                append(item, .top, factor, owner, &result)
                result.constant += factor * view.firstBaselineOffset.layoutValue
            case .lastBaseline:
                append(item, .bottom, factor, owner, &result)
                result.constant -= factor * view.lastBaselineOffset.layoutValue
            default:
                appendEdge(item, view, attribute, factor, owner, &result)
            }
        }
    }

    /// A scroll view's own rectangle: in the content's coordinates it lies at the offset.
    private func appendFrame(
        _ view: UIScrollView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ owner: UIView, _ result: inout Lowered
    ) {
        guard view === owner else { return appendEdge(view, view, attribute, factor, owner, &result) }
        let own = variables(of: view)
        switch attribute {
        case .width: result.add(own.width, factor)
        case .height: result.add(own.height, factor)
        case .left, .right, .centerX:
            result.addOffset(of: view, isHorizontal: true, factor)
            if attribute != .left { result.add(own.width, attribute == .right ? factor : factor / 2) }
        case .top, .bottom, .centerY:
            result.addOffset(of: view, isHorizontal: false, factor)
            if attribute != .top { result.add(own.height, attribute == .bottom ? factor : factor / 2) }
        default: break
        }
    }

    /// A rectangle that lies inside the view's bounds by fixed insets.
    private func appendInset(
        _ view: UIView, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ owner: UIView,
        _ result: inout Lowered
    ) {
        let outer = variables(of: view).alignment
        let left = Double(insets.left - outer.left)
        let right = Double(insets.right - outer.right)
        let top = Double(insets.top - outer.top)
        let bottom = Double(insets.bottom - outer.bottom)
        let plain: NSLayoutConstraint.Attribute =
            attribute == .firstBaseline ? .top : attribute == .lastBaseline ? .bottom : attribute
        appendEdge(view, view, plain, factor, owner, &result)
        switch plain {
        case .left: result.constant += factor * left
        case .right: result.constant -= factor * right
        case .top: result.constant += factor * top
        case .bottom: result.constant -= factor * bottom
        case .width: result.constant -= factor * (left + right)
        case .height: result.constant -= factor * (top + bottom)
        case .centerX: result.constant += factor * (left - right) / 2
        case .centerY: result.constant += factor * (top - bottom) / 2
        default: break
        }
    }

    private func appendEdge(
        _ item: AnyObject, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ owner: UIView,
        _ result: inout Lowered
    ) {
        // For what is inside a scroll view, its edges are those of its content; its width and height are its own.
        if item === view, view === owner, attribute != .width, attribute != .height, let scrollView = view as? UIScrollView {
            return appendEdge(scrollView.contentLayoutGuide, view, attribute, factor, owner, &result)
        }
        let own = variables(of: item)
        switch attribute {
        case .width: return result.add(own.width, factor)
        case .height: return result.add(own.height, factor)
        case .left, .right, .centerX:
            appendOrigin(item, view, own, isHorizontal: true, factor, owner, &result)
            if attribute != .left { result.add(own.width, attribute == .right ? factor : factor / 2) }
        case .top, .bottom, .centerY:
            appendOrigin(item, view, own, isHorizontal: false, factor, owner, &result)
            if attribute != .top { result.add(own.height, attribute == .bottom ? factor : factor / 2) }
        default: break
        }
    }

    /// The item's origin in the owner's coordinates: a sum along the views between.
    private func appendOrigin(
        _ item: AnyObject, _ view: UIView, _ own: LayoutVariables, isHorizontal: Bool, _ factor: Double, _ owner: UIView,
        _ result: inout Lowered
    ) {
        var current: UIView? = view
        if item is UILayoutGuide {
            result.add(isHorizontal ? own.minX : own.minY, factor)
        } else if view === owner {
            let insets = own.alignment
            result.constant += factor * Double(isHorizontal ? insets.left : insets.top)
            return
        } else {
            result.add(isHorizontal ? own.minX : own.minY, factor)
            current = view.superview
        }
        while let between = current, between !== owner {
            let variables = variables(of: between)
            result.add(isHorizontal ? variables.minX : variables.minY, factor)
            result.constant -= factor * Double(isHorizontal ? variables.alignment.left : variables.alignment.top)
            if let scrollView = between as? UIScrollView { result.addOffset(of: scrollView, isHorizontal: isHorizontal, -factor) }
            current = between.superview
        }
    }
}

extension LayoutEngine.Lowered {
    /// Adds a scroll view's offset, which the constraint then follows.
    @MainActor
    mutating func addOffset(of scrollView: UIScrollView, isHorizontal: Bool, _ factor: Double) {
        constant += factor * Double(isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y)
        if !crossed.contains(where: { $0 === scrollView }) { crossed.append(scrollView) }
    }

    /// Adds a term; terms of one variable are summed, and vanish where they cancel.
    mutating func add(_ variable: Int32, _ coefficient: Double) {
        if let place = terms.firstIndex(where: { $0.variable == variable }) {
            terms[place].coefficient += coefficient
            if abs(terms[place].coefficient) < SparseRow.tiny { terms.remove(at: place) }
        } else {
            terms.append(LinearTerm(variable, coefficient))
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge of the rectangle inside the margins that the attribute speaks about.
    var withoutMargin: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
