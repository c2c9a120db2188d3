@_spi(SliderKit) import UIKit

/// Reads what an object keeps: its inspectables, and the stored properties of the user's own classes.
@MainActor enum PropertyReader {
    struct Property {
        var name: String
        var value: Any
    }

    /// Stored properties, those of optional type unwrapped, nil ones left out.
    static func properties(of object: AnyObject) -> [Property] {
        var found: [Property] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, !isEngine(type) {
            for child in current.children {
                guard let name = child.label, let value = unwrapped(child.value) else { continue }
                found.append(Property(name: name, value: value))
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// Values as text by name, to compare before and after. Objects count by identity.
    static func snapshot(of view: UIView) -> [String: String] {
        var values: [String: String] = [:]
        for object in [view] + controls(in: view) {
            let prefix = object === view ? "" : "\(type(of: object)).\(ObjectIdentifier(object).hashValue)."
            for attribute in Registry.shared.inspectables(of: object) where attribute.name != "isHighlighted" {
                values[prefix + attribute.name] = text(Registry.shared.inspectableValue(of: object, named: attribute.name) ?? "nil")
            }
            for property in properties(of: object) { values[prefix + property.name] = text(property.value) }
        }
        return values
    }

    private static func controls(in view: UIView) -> [UIView] {
        view.subviews.flatMap { ($0 is UIControl ? [$0] : []) + controls(in: $0) }
    }

    private static func text(_ value: Any) -> String {
        if Mirror(reflecting: value).displayStyle == .class, let object = value as? NSObject, !(object is NSNumber), !(object is NSString) {
            return "\(ObjectIdentifier(object))"
        }
        return String(describing: value)
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private static func isEngine(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"].contains(String(module))
    }
}
