/// The constraints of a stack view.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let views: [UIView]
    /// The stack, or its margins.
    let container: AnyObject
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    init(stack: UIStackView, views: [UIView], container: AnyObject) {
        self.stack = stack
        self.views = views
        self.container = container
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var breadth: Attribute { isRow ? .height : .width }

    private mutating func add(
        _ first: AnyObject, _ attribute: Attribute, is relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject?,
        _ other: Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let made = NSLayoutConstraint(
            first: first, attribute, relation, second: second, other, multiplier: multiplier, constant: constant)
        made.priority = priority
        made.identifier = "UIStackView"
        constraints.append(made)
    }

    mutating func build() {
        guard let first = views.first, let last = views.last else { return }
        add(first, start, container, start)
        add(container, end, last, end)
        switch stack.distribution {
        case .fill: chain()
        case .fillEqually:
            chain()
            for view in views.dropFirst() { add(view, length, first, length) }
        case .fillProportionally:
            chain()
            proportions()
        case .equalSpacing: spread(from: end, to: start)
        case .equalCentering: spread(from: middle, to: middle)
        }
        for view in views { alignAcross(view, first) }
        // What nothing else decides is as small as it can be.
        let least = UILayoutPriority.fittingSizeLevel - 1
        if stack.alignment != .fill { add(stack, breadth, nil, .notAnAttribute, priority: least) }
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            add(stack, length, nil, .notAnAttribute, priority: least)
        }
    }

    private mutating func chain() {
        let onBaselines = stack.isBaselineRelativeArrangement && !isRow
        for (earlier, later) in zip(views, views.dropFirst()) {
            add(
                later, onBaselines ? .firstBaseline : start, earlier, onBaselines ? .lastBaseline : end,
                plus: stack.gap(after: earlier))
        }
    }

    /// Lengths in proportion to the intrinsic ones, a little below required so that fixed lengths win.
    private mutating func proportions() {
        func ownLength(_ view: UIView) -> CGFloat {
            let size = view.intrinsicContentSize
            return isRow ? size.width : size.height
        }
        guard let base = views.first(where: { ownLength($0) > 0 }) else {
            for view in views.dropFirst() { add(view, length, views[0], length, priority: .required - 1) }
            return
        }
        for view in views where view !== base && ownLength(view) > 0 {
            add(view, length, base, length, times: ownLength(view) / ownLength(base), priority: .required - 1)
        }
    }

    /// Equal distances between neighbours' edges or middles.
    private mutating func spread(from: Attribute, to: Attribute) {
        for (earlier, later) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            guide.identifier = "UIStackView gap"
            stack.addLayoutGuide(guide)
            add(guide, start, earlier, from)
            add(guide, end, later, to)
            add(later, start, is: .greaterThanOrEqual, earlier, end, plus: stack.gap(after: earlier))
            if let first = guides.first {
                // Distances between middles give way where a gap would get too small.
                let priority = from == middle ? UILayoutPriority(149) : .required
                add(guide, length, first, length, priority: priority)
            }
            guides.append(guide)
        }
    }

    private mutating func alignAcross(_ view: UIView, _ first: UIView) {
        switch stack.alignment {
        case .fill:
            add(view, crossStart, container, crossStart)
            add(view, crossEnd, container, crossEnd)
            return
        case .leading: add(view, crossStart, container, crossStart)
        case .trailing: add(view, crossEnd, container, crossEnd)
        case .center: add(view, crossMiddle, container, crossMiddle)
        case .firstBaseline where isRow:
            if view !== first { add(view, .firstBaseline, first, .firstBaseline) }
        case .lastBaseline where isRow:
            if view !== first { add(view, .lastBaseline, first, .lastBaseline) }
        default: add(view, crossStart, container, crossStart)
        }
        add(view, crossStart, is: .greaterThanOrEqual, container, crossStart)
        add(view, crossEnd, is: .lessThanOrEqual, container, crossEnd)
    }
}
