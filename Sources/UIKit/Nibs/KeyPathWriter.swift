@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Sets properties by key path, as Objective-C's key-value coding would: inspectable properties of users' classes, layers' properties, and
/// what nibs set of this module's own views.
@MainActor
enum KeyPathWriter {
    static func set(_ value: Any?, at path: String, of object: NSObject) -> Registry.InspectableResult {
        if let view = object as? UIView, path.hasPrefix("layer.") {
            return setLayer(view.layer, String(path.dropFirst("layer.".count)), value)
        }
        let own = Registry.shared.setInspectable(object, named: path, to: value)
        if own != .unknown { return own }
        if let dot = path.firstIndex(of: "."), let next = child(object, String(path[..<dot])) {
            return set(value, at: String(path[path.index(after: dot)...]), of: next)
        }
        return FrameworkProperties.set(value, path, of: object)
    }

    private static func child(_ object: NSObject, _ name: String) -> NSObject? {
        Registry.shared.inspectableValue(of: object, named: name) as? NSObject
            ?? (object as? UIViewController).flatMap { name == "view" ? $0.view : nil }
    }

    private static func setLayer(_ layer: CALayer, _ key: String, _ value: Any?) -> Registry.InspectableResult {
        // As on the phone, a layer takes a UIColor for none of its colours: nibs of old give `layer.borderUIColor` a category for it.
        switch key {
        case "borderColor", "backgroundColor", "shadowColor":
            guard let color = value as? UIColor else { return value == nil ? .set : .badValue }
            layer.setValue(color.cgColor, forKeyPath: key)
        default: layer.setValue(value, forKeyPath: key)
        }
        return .set
    }
}
