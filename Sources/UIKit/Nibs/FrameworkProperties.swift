/// The properties of this module's classes that runtime attributes set, and that key-value coding reads.
@MainActor
enum FrameworkProperties {
    /// What a name gives.
    enum Found { case known(Any?), unknown }

    static func set(_ value: Any?, _ name: String, of object: NSObject) -> Registry.InspectableResult {
        access(name, of: object)?.set(value) ?? .unknown
    }

    static func get(_ name: String, of object: NSObject) -> Found {
        access(name, of: object).map { .known(InspectableValue.unwrap($0.get() as Any)) } ?? .unknown
    }

    /// Reads and writes one property of one object.
    struct Access {
        let get: () -> Any?
        let set: (Any?) -> Registry.InspectableResult
    }

    private static func access(_ name: String, of object: NSObject) -> Access? {
        switch object {
        case let view as UIView: viewKind(view, name) ?? (view as? UIControl).flatMap { control($0, name) } ?? self.view(view, name)
        case let item as UIBarItem: barItem(item, name)
        case let controller as UIViewController: self.controller(controller, name)
        default: nil
        }
    }

    /// What a kind of view has besides what every view or control has.
    private static func viewKind(_ view: UIView, _ name: String) -> Access? {
        switch view {
        case let view as UISlider: slider(view, name)
        case let view as UILabel: label(view, name)
        case let view as UIImageView: imageView(view, name)
        case let view as UITextField: textField(view, name)
        case let view as UISwitch: switchView(view, name)
        case let view as UIStepper: stepper(view, name)
        case let view as UIProgressView: progress(view, name)
        case let view as UIStackView: stack(view, name)
        default: nil
        }
    }

    private static func view(_ view: UIView, _ name: String) -> Access? {
        switch name {
        case "alpha": property(view, \.alpha)
        case "hidden", "isHidden": property(view, \.isHidden)
        case "clipsToBounds": property(view, \.clipsToBounds)
        case "tag": property(view, \.tag)
        case "backgroundColor": property(view, \.backgroundColor)
        case "tintColor": property(view, \.tintColor)
        case "opaque", "isOpaque": property(view, \.isOpaque)
        case "userInteractionEnabled", "isUserInteractionEnabled": property(view, \.isUserInteractionEnabled)
        case "accessibilityLabel": property(view, \.accessibilityLabel)
        case "accessibilityHint": property(view, \.accessibilityHint)
        case "accessibilityIdentifier": property(view, \.accessibilityIdentifier)
        case "exclusiveTouch", "isExclusiveTouch": property(view, \.isExclusiveTouch)
        case "frame": property(view, \.frame)
        case "bounds": property(view, \.bounds)
        case "center": property(view, \.center)
        case "layer": Access(get: { view.layer }, set: { _ in .unknown })
        case "superview": Access(get: { view.superview }, set: { _ in .unknown })
        default: nil
        }
    }

    private static func control(_ control: UIControl, _ name: String) -> Access? {
        switch name {
        case "enabled", "isEnabled": property(control, \.isEnabled)
        case "selected", "isSelected": property(control, \.isSelected)
        case "highlighted", "isHighlighted": property(control, \.isHighlighted)
        case "tracking": Access(get: { control.isTracking }, set: { _ in .unknown })
        default: nil
        }
    }

    private static func slider(_ slider: UISlider, _ name: String) -> Access? {
        switch name {
        case "value": property(slider, \.value)
        case "minimumValue": property(slider, \.minimumValue)
        case "maximumValue": property(slider, \.maximumValue)
        case "continuous", "isContinuous": property(slider, \.isContinuous)
        case "minimumTrackTintColor": property(slider, \.minimumTrackTintColor)
        case "maximumTrackTintColor": property(slider, \.maximumTrackTintColor)
        case "thumbTintColor": property(slider, \.thumbTintColor)
        case "minimumValueImage": property(slider, \.minimumValueImage)
        case "maximumValueImage": property(slider, \.maximumValueImage)
        default: nil
        }
    }

    static func property<Object: AnyObject, Value>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) -> Access {
        Access(
            get: { object[keyPath: path] },
            set: { value in
                guard let typed = InspectableValue.convert(value, to: Value.self) else { return .badValue }
                object[keyPath: path] = typed
                return .set
            })
    }
}
