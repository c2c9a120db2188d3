@_spi(SliderKit) import CoreGraphics

extension NSLayoutConstraint {
    /// The views that both sides are, belong to or lie between, each once.
    var mentionedViews: [UIView] {
        var views: [UIView] = []
        for item in mentionedItems {
            if let view = Self.view(of: item), !views.contains(where: { $0 === view }) { views.append(view) }
        }
        return views
    }

    /// Calls `body` with each of `mentionedViews`, without making the list.
    func forEachMentionedView(_ body: (UIView) -> Void) {
        guard extras?.offsets.isEmpty ?? true else { return mentionedViews.forEach(body) }
        let first = Self.view(of: firstObject)
        if let first { body(first) }
        if hadSecondItem, let second = Self.view(of: secondObject), second !== first { body(second) }
    }

    /// The views and guides that the constraint speaks about.
    var mentionedItems: [AnyObject] {
        [firstObject, secondObject].compactMap { $0 }.flatMap { ($0 as? AnchorOffset)?.items ?? [$0] }
    }

    static func view(of item: AnyObject?) -> UIView? {
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }

    static func item(_ any: Any) -> AnyObject {
        if let view = any as? UIView { return view }
        if let guide = any as? UILayoutGuide { return guide }
        fatalError("A constraint's item must be a UIView or a UILayoutGuide, not \(type(of: any)).")
    }

    static func check(_ first: Attribute, _ second: AnyObject?, _ secondAttribute: Attribute) {
        let problem = problem(first, hasSecond: second != nil, secondAttribute)
        requireRule(problem == nil, problem ?? "")
    }

    /// Why no constraint can relate the two attributes; nil where one can.
    static func problem(_ first: Attribute, hasSecond: Bool, _ second: Attribute) -> String? {
        if first == .notAnAttribute { return "A constraint's first attribute cannot be notAnAttribute." }
        if !hasSecond {
            if first.isSize { return nil }
            return "A constraint on \(first.name) needs a second item: only width and height can be set to a constant."
        }
        if second == .notAnAttribute { return "A constraint with a second item needs an attribute of that item." }
        func mismatch(_ how: String) -> String { "A constraint cannot relate \(first.name) to \(second.name): one \(how)" }
        if first.isSize != second.isSize { return mismatch("is a size, the other a position.") }
        if !first.isSize && first.isHorizontal != second.isHorizontal { return mismatch("is horizontal, the other vertical.") }
        if first.isDirectional && second.isSideways || first.isSideways && second.isDirectional {
            return mismatch("follows the reading direction, the other not.")
        }
        return nil
    }

    static func complain(_ message: String) { ConstraintMessages.write(message) }

    nonisolated static func print(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Whether the items are there, in one tree.
    var canBeActivated: Bool {
        let views = mentionedViews
        guard let first = views.first, !hadSecondItem || secondObject != nil else { return false }
        return views.dropFirst().allSatisfy { first.nearestCommonAncestor(with: $0) != nil }
            && mentionedItems.allSatisfy { Self.view(of: $0) != nil }
    }

    func activate() {
        if owner != nil { return }
        requireViews()
        var common: UIView?
        forEachMentionedView { view in
            guard let first = common else {
                common = view
                return
            }
            guard let shared = first.nearestCommonAncestor(with: view) else {
                fatalError(
                    "\(self) cannot be activated: its items have no common ancestor. "
                        + "Add both views to one hierarchy first (addSubview).")
            }
            common = shared
        }
        common?.install(self)
    }

    private func requireViews() {
        let hasOffsets = !(extras?.offsets.isEmpty ?? true)
        if Self.view(of: hasOffsets ? mentionedItems.first : firstObject) == nil {
            fatalError("\(self) cannot be activated: it has no first item, or that is gone, or is a guide without a view.")
        }
        let lacksSecond = hadSecondItem && (secondObject == nil || (!hasOffsets && Self.view(of: secondObject) == nil))
        if lacksSecond || (hasOffsets && mentionedItems.contains { Self.view(of: $0) == nil }) {
            fatalError("\(self) cannot be activated: its second item is gone, or is a guide without a view.")
        }
    }

    func deactivate() { owner?.uninstall(self) }

    /// The constraint as one line for messages.
    var formatted: String {
        var text = "<NSLayoutConstraint"
        if let identifier { text += " '\(identifier)'" }
        if let place = extras?.place { text += " at \(place)" }
        text += ": \(Self.label(firstObject)).\(firstAttribute.name) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if hadSecondItem {
            if multiplier != 1 { text += " \(Self.number(multiplier)) ×" }
            text += " \(Self.label(secondObject)).\(secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
        } else {
            text += " \(Self.number(constant))"
        }
        if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
        return text + (isActive ? " (active)>" : " (inactive)>")
    }

    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    static func label(_ item: AnyObject?) -> String {
        guard let item else { return "(gone)" }
        if let offset = item as? AnchorOffset {
            return "(\(label(offset.from.item)).\(offset.from.attribute.name) … \(label(offset.to.item)).\(offset.to.attribute.name))"
        }
        let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
        let name = String(describing: type(of: item))
        guard let identifier, !identifier.isEmpty else { return name }
        return "\(name)(\(identifier))"
    }
}
