/// Reads and writes the attributes of objects as an inspector does.
@_spi(SliderKit) @MainActor public enum Inspector {
    /// What can be inspected of a view: the user's inspectables, those of the most derived class first, then UIKit's tables. `StandardAttributes` must
    /// have been registered for the latter.
    public static func attributes(of view: UIView) -> [InspectorAttribute] {
        let found = Registry.shared.inspectables(of: view)
        let standard = found.filter { isStandard($0) }
        var owners: [String] = []
        for attribute in found where !isStandard(attribute) && !owners.contains(attribute.owner) { owners.append(attribute.owner) }
        let own = owners.reversed().flatMap { owner in found.filter { !isStandard($0) && $0.owner == owner } }
        return (own + standard).filter { $0.kind != .other }.map { described($0, of: view) }
    }

    private static func isStandard(_ attribute: Registry.Attribute) -> Bool {
        StandardAttributes.rows[attribute.name] != nil && ["UIView", "UIControl", "UISlider"].contains(attribute.owner)
    }

    private static func described(_ attribute: Registry.Attribute, of view: UIView) -> InspectorAttribute {
        let row = isStandard(attribute) ? StandardAttributes.rows[attribute.name] : nil
        return InspectorAttribute(
            name: attribute.name, label: row?.label ?? words(attribute.name), group: row?.group ?? attribute.owner, kind: attribute.kind.rawValue,
            isOptional: attribute.isOptional, choices: attribute.choices, value: text(of: attribute, view),
            place: row.map(\.place) ?? .runtime(attribute.name, attribute.kind.rawValue))
    }

    private static func text(of attribute: Registry.Attribute, _ view: UIView) -> String {
        let value = Registry.shared.inspectableValue(of: view, named: attribute.name)
        // Pictures don't know the names that they were found by.
        if attribute.kind == .image, value != nil { return "" }
        return InspectableValue.text(for: value)
    }

    /// Sets an attribute, from text. A slider's value beyond its limits moves the limit, as in Interface Builder.
    /// - Returns: The names of the attributes that were set along with it; nil when the text is no value of the attribute, or there is none of the name.
    public static func set(_ name: String, to text: String, of view: UIView) -> [String]? {
        var others: [String] = []
        if name == "value", let slider = view as? UISlider, let value = Float(text), value.isFinite {
            if value < slider.minimumValue {
                slider.minimumValue = value
                others.append("minimumValue")
            }
            if value > slider.maximumValue {
                slider.maximumValue = value
                others.append("maximumValue")
            }
        }
        return Registry.shared.setInspectable(view, named: name, to: text) == .set ? others : nil
    }

    /// `cornerRadius` as `Corner Radius`.
    static func words(_ name: String) -> String {
        var result = ""
        var wasLower = false
        for character in name {
            if character.isUppercase, wasLower { result += " " }
            result += result.isEmpty ? character.uppercased() : String(character)
            wasLower = character.isLowercase || character.isNumber
        }
        return result
    }
}
