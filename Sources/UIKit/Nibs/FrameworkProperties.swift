/// The properties of this module's classes that runtime attributes set.
@MainActor
enum FrameworkProperties {
    static func set(_ value: Any?, _ name: String, of object: NSObject) -> Registry.InspectableResult {
        for table in tables {
            if let result = table(object, name, value) { return result }
        }
        return .unknown
    }

    private static let tables: [@MainActor (NSObject, String, Any?) -> Registry.InspectableResult?] = [view, control, slider, label]

    private static func view(_ object: NSObject, _ name: String, _ value: Any?) -> Registry.InspectableResult? {
        guard let view = object as? UIView else { return nil }
        return switch name {
        case "alpha": put(value, view, \.alpha)
        case "hidden", "isHidden": put(value, view, \.isHidden)
        case "clipsToBounds": put(value, view, \.clipsToBounds)
        case "tag": put(value, view, \.tag)
        case "backgroundColor": put(value, view, \.backgroundColor)
        case "tintColor": put(value, view, \.tintColor)
        case "opaque", "isOpaque": put(value, view, \.isOpaque)
        case "userInteractionEnabled", "isUserInteractionEnabled": put(value, view, \.isUserInteractionEnabled)
        case "accessibilityLabel": put(value, view, \.accessibilityLabel)
        case "accessibilityHint": put(value, view, \.accessibilityHint)
        case "accessibilityIdentifier": put(value, view, \.accessibilityIdentifier)
        case "exclusiveTouch", "isExclusiveTouch": put(value, view, \.isExclusiveTouch)
        default: nil
        }
    }

    private static func control(_ object: NSObject, _ name: String, _ value: Any?) -> Registry.InspectableResult? {
        guard let control = object as? UIControl else { return nil }
        return switch name {
        case "enabled", "isEnabled": put(value, control, \.isEnabled)
        case "selected", "isSelected": put(value, control, \.isSelected)
        case "highlighted", "isHighlighted": put(value, control, \.isHighlighted)
        default: nil
        }
    }

    private static func slider(_ object: NSObject, _ name: String, _ value: Any?) -> Registry.InspectableResult? {
        guard let slider = object as? UISlider else { return nil }
        return switch name {
        case "value": put(value, slider, \.value)
        case "minimumValue": put(value, slider, \.minimumValue)
        case "maximumValue": put(value, slider, \.maximumValue)
        case "continuous", "isContinuous": put(value, slider, \.isContinuous)
        case "minimumTrackTintColor": put(value, slider, \.minimumTrackTintColor)
        case "maximumTrackTintColor": put(value, slider, \.maximumTrackTintColor)
        case "thumbTintColor": put(value, slider, \.thumbTintColor)
        case "minimumValueImage": put(value, slider, \.minimumValueImage)
        case "maximumValueImage": put(value, slider, \.maximumValueImage)
        default: nil
        }
    }

    private static func label(_ object: NSObject, _ name: String, _ value: Any?) -> Registry.InspectableResult? {
        guard let label = object as? UILabel else { return nil }
        return switch name {
        case "text": put(value, label, \.text)
        case "numberOfLines": put(value, label, \.numberOfLines)
        case "adjustsFontSizeToFitWidth": put(value, label, \.adjustsFontSizeToFitWidth)
        default: nil
        }
    }

    private static func put<Object: AnyObject, Value>(
        _ value: Any?, _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> Registry.InspectableResult {
        guard let typed = InspectableValue.convert(value, to: Value.self) else { return .badValue }
        object[keyPath: path] = typed
        return .set
    }
}
