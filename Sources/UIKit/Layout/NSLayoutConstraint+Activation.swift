@_spi(SliderKit) import CoreGraphics

extension NSLayoutConstraint {
    /// The views that stand for the items.
    var firstView: UIView? { Self.view(of: firstObject) }
    var secondView: UIView? { Self.view(of: secondObject) }

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
        requireRule(first != .notAnAttribute, "A constraint's first attribute cannot be notAnAttribute.")
        if second == nil {
            requireRule(
                first.isSize,
                "A constraint on \(first.name) needs a second item: only width and height can be set to a constant.")
            return
        }
        requireRule(
            secondAttribute != .notAnAttribute, "A constraint with a second item needs an attribute of that item.")
        requireRule(
            first.isSize || first.isHorizontal == secondAttribute.isHorizontal,
            "A constraint cannot relate \(first.name) to \(secondAttribute.name): one is horizontal, the other vertical.")
        requireRule(
            first.isSize == secondAttribute.isSize,
            "A constraint cannot relate \(first.name) to \(secondAttribute.name): one is a size, the other a position.")
        requireRule(
            !(first.isDirectional && secondAttribute.isSideways || first.isSideways && secondAttribute.isDirectional),
            "A constraint cannot relate \(first.name) to \(secondAttribute.name): one follows the reading direction, the other not.")
    }

    static func complain(_ message: String) { ConstraintMessages.write(message) }

    nonisolated static func print(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    func activate() {
        if owner != nil { return }
        guard let first = firstView else {
            fatalError("\(self) cannot be activated: it has no first item, or that is gone, or is a guide without a view.")
        }
        guard hadSecondItem else { return first.install(self) }
        guard let second = secondView else {
            fatalError("\(self) cannot be activated: its second item is gone, or is a guide without a view.")
        }
        guard let common = first.nearestCommonAncestor(with: second) else {
            fatalError(
                "\(self) cannot be activated: its items have no common ancestor. "
                    + "Add both views to one hierarchy first (addSubview).")
        }
        common.install(self)
    }

    func deactivate() { owner?.uninstall(self) }

    /// The constraint as one line for messages.
    var formatted: String {
        var text = "<NSLayoutConstraint"
        if let identifier { text += " '\(identifier)'" }
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
        let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
        let name = String(describing: type(of: item))
        guard let identifier, !identifier.isEmpty else { return name }
        return "\(name)(\(identifier))"
    }
}
