/// Makes constraints of `<constraint>` elements.
@MainActor
enum NibConstraints {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    static func add(_ element: NibElement, to view: UIView, isInstalled: Bool, _ builder: NibBuilder) {
        element.use()
        element.use(attributes: "id", "userLabel", "symbolType")
        // Interface Builder takes placeholders out when it builds; its canvas has them.
        let isPlaceholder = element.flag("placeholder") == true && !builder.isCanvas, isHere = element.flag("installed") ?? true && isInstalled
        guard let first = item(element, "firstItem", builder) ?? (element.peek("firstItem") == nil ? view : nil),
            let firstAttribute = attribute(element, "firstAttribute", builder)
        else { return }
        let second = item(element, "secondItem", builder)
        let secondAttribute = element.peek("secondAttribute") == nil ? .notAnAttribute : attribute(element, "secondAttribute", builder)
        guard let secondAttribute else { return }
        if element.peek("secondItem") != nil, second == nil { return }
        // Without a second item, an attribute of a second side means the view that holds the constraint.
        let other = second ?? (secondAttribute == .notAnAttribute ? nil : view)
        if let problem = NSLayoutConstraint.problem(firstAttribute, hasSecond: other != nil, secondAttribute) {
            builder.tell("\(problem) The constraint is left out", at: element)
            return element.useWhole()
        }
        let relation = element["relation"].flatMap { relations[$0] } ?? .equal
        let own = element.number("constant")
        let constant = NibVariations.value("constant", of: element).flatMap { Double($0) }.map { CGFloat($0) } ?? own, isSymbolic = element.flag("symbolic") == true
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: other, attribute: secondAttribute,
            multiplier: multiplier(element), constant: constant ?? (isSymbolic ? standardSpace(first, other) : 0))
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000))) }
        constraint.identifier = element["identifier"]
        constraint.extrasStore.place = builder.document.problem("", at: element).place
        if let id = element.peek("id") { builder.objects[id] = constraint }
        guard !isPlaceholder, isHere else { return }
        if constraint.canBeActivated { return constraint.isActive = true }
        builder.tell("the constraint's two sides are in no common view; it is left out", at: element)
    }

    /// Eight points between siblings, twenty to the superview, as Interface Builder's standard space is.
    private static func standardSpace(_ first: AnyObject, _ second: AnyObject?) -> CGFloat {
        guard let one = first as? UIView, let other = second as? UIView else { return 20 }
        return one.superview === other.superview ? 8 : 20
    }

    /// A number, or a ratio such as `16:9`.
    private static func multiplier(_ element: NibElement) -> CGFloat {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
        return value.isFinite ? CGFloat(value) : 1
    }

    private static func item(_ element: NibElement, _ name: String, _ builder: NibBuilder) -> AnyObject? {
        guard let id = element[name] else { return nil }
        if let object = builder.object(id), object is UIView || object is UILayoutGuide { return object }
        builder.tell("the constraint's \(name) \(id) is no view or guide of this nib; the constraint is left out", at: element)
        element.useWhole()
        return nil
    }

    private static func attribute(_ element: NibElement, _ name: String, _ builder: NibBuilder) -> NSLayoutConstraint.Attribute? {
        guard let text = element[name] else {
            builder.tell("the constraint has no \(name); it is left out", at: element)
            element.useWhole()
            return nil
        }
        if let attribute = attributes[text] { return attribute }
        builder.tell("the constraint's \(name) \(text) is unknown; the constraint is left out", at: element)
        element.useWhole()
        return nil
    }
}
