/// Makes the constraints that a visual format describes.
@MainActor
struct VisualFormatBuilder {
    let text: String
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var result: [NSLayoutConstraint] = []

    init(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) throws {
        self.text = text
        self.options = options
        self.metrics = metrics ?? [:]
        self.views = views
        format = try VisualFormatParser.parse(text)
    }

    mutating func build() throws -> [NSLayoutConstraint] {
        let items = try format.elements.map { try item($0.name, at: $0.offset) }
        if let gap = format.leading {
            let parent = try superview(of: items[0], format.elements[0])
            try connect(items[0], start, parent, gap == .standard ? startMargin : start, gap, isEdge: true)
        }
        for (index, gap) in format.gaps.enumerated() {
            try connect(items[index + 1], start, items[index], end, gap, isEdge: false)
        }
        if let gap = format.trailing, let last = items.last, let element = format.elements.last {
            let parent = try superview(of: last, element)
            try connect(parent, gap == .standard ? endMargin : end, last, end, gap, isEdge: true)
        }
        for (element, item) in zip(format.elements, items) { try size(item, element) }
        try align(items)
        return result
    }

    // MARK: Attributes

    private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
    private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }
    private var start: NSLayoutConstraint.Attribute {
        format.isVertical ? .top : isLeftToRight ? .left : isRightToLeft ? .right : .leading
    }
    private var end: NSLayoutConstraint.Attribute {
        format.isVertical ? .bottom : isLeftToRight ? .right : isRightToLeft ? .left : .trailing
    }
    private var startMargin: NSLayoutConstraint.Attribute {
        format.isVertical ? .topMargin : isLeftToRight ? .leftMargin : isRightToLeft ? .rightMargin : .leadingMargin
    }
    private var endMargin: NSLayoutConstraint.Attribute {
        format.isVertical ? .bottomMargin : isLeftToRight ? .rightMargin : isRightToLeft ? .leftMargin : .trailingMargin
    }

    // MARK: Parts

    private func failure(_ reason: String, at offset: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, offset: offset)
    }

    private func item(_ name: String, at offset: Int) throws -> AnyObject {
        guard let found = views[name] else { throw failure("'\(name)' is not in the views dictionary.", at: offset) }
        if let view = found as? UIView { return view }
        if let guide = found as? UILayoutGuide { return guide }
        throw failure("'\(name)' in the views dictionary is neither a view nor a guide.", at: offset)
    }

    private func superview(of item: AnyObject, _ element: VisualFormat.Element) throws -> UIView {
        if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return view }
        throw failure("| needs '\(element.name)' to have a superview.", at: element.offset)
    }

    private func number(_ amount: VisualFormat.Amount) throws -> Double {
        switch amount {
        case .number(let number): return number
        case .name(let name, let offset):
            guard let found = metrics[name] else { throw failure("'\(name)' is not in the metrics dictionary.", at: offset) }
            if let number = found as? Double { return number }
            if let number = found as? CGFloat { return Double(number) }
            if let number = found as? Int { return Double(number) }
            if let number = found as? Float { return Double(number) }
            if let number = found as? NSNumber { return number.doubleValue }
            throw failure("'\(name)' in the metrics dictionary is not a number.", at: offset)
        }
    }

    private func priority(_ amount: VisualFormat.Amount?) throws -> UILayoutPriority {
        guard let amount else { return .required }
        let value = try number(amount)
        guard value > 0, value <= 1000 else {
            if case .name(_, let offset) = amount { throw failure("a priority must be above 0 and at most 1000.", at: offset) }
            throw failure("a priority must be above 0 and at most 1000.", at: 0)
        }
        return UILayoutPriority(Float(value))
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: Int, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, _ constant: Double, _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first: first, attribute, NSLayoutConstraint.Relation(rawValue: relation)!, second: second, other,
            constant: CGFloat(constant))
        constraint.priority = priority
        result.append(constraint)
    }

    private mutating func connect(
        _ later: AnyObject, _ laterEdge: NSLayoutConstraint.Attribute, _ earlier: AnyObject,
        _ earlierEdge: NSLayoutConstraint.Attribute, _ gap: VisualFormat.Gap, isEdge: Bool
    ) throws {
        // Formats that run from right to left count towards smaller coordinates.
        let sign: Double = !format.isVertical && isRightToLeft ? -1 : 1
        switch gap {
        case .none: add(later, laterEdge, 0, earlier, earlierEdge, 0)
        case .standard: add(later, laterEdge, 0, earlier, earlierEdge, isEdge ? 0 : sign * Double(systemSpacing))
        case .predicates(let list):
            for predicate in list {
                let amount = try number(predicate.amount)
                add(
                    later, laterEdge, predicate.relation * Int(sign), earlier, earlierEdge, sign * amount,
                    try priority(predicate.priority))
            }
        }
    }

    private mutating func size(_ item: AnyObject, _ element: VisualFormat.Element) throws {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        for predicate in element.predicates {
            let priority = try priority(predicate.priority)
            if case .name(let name, let offset) = predicate.amount, metrics[name] == nil {
                guard views[name] != nil else {
                    throw failure("'\(name)' is in neither the metrics nor the views dictionary.", at: offset)
                }
                add(item, attribute, predicate.relation, try self.item(name, at: offset), attribute, 0, priority)
            } else {
                add(item, attribute, predicate.relation, nil, .notAnAttribute, try number(predicate.amount), priority)
            }
        }
    }

    private mutating func align(_ items: [AnyObject]) throws {
        let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in all where options.contains(option) {
            guard attribute.isHorizontal == format.isVertical else {
                throw failure("the option that aligns \(attribute.name) does not go with the direction of the format.", at: 0)
            }
            for (earlier, later) in zip(items, items.dropFirst()) { add(earlier, attribute, 0, later, attribute, 0) }
        }
    }
}

extension NSLayoutConstraint {
    /// The constraints that a visual format describes, not active yet. A format that cannot be read, or that names what neither
    /// dictionary holds, is a programmer error and stops with the place of the mistake.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var builder = try VisualFormatBuilder(format, options: opts, metrics: metrics, views: views)
            return try builder.build()
        } catch {
            fatalError("\(error)")
        }
    }
}
