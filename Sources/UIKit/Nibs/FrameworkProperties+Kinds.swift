extension FrameworkProperties {
    static func label(_ label: UILabel, _ name: String) -> Access? {
        switch name {
        case "text": property(label, \.text)
        case "textColor": property(label, \.textColor)
        case "numberOfLines": property(label, \.numberOfLines)
        case "adjustsFontSizeToFitWidth": property(label, \.adjustsFontSizeToFitWidth)
        case "minimumScaleFactor": property(label, \.minimumScaleFactor)
        default: nil
        }
    }

    static func imageView(_ view: UIImageView, _ name: String) -> Access? {
        switch name {
        case "image": property(view, \.image)
        case "highlightedImage": property(view, \.highlightedImage)
        case "highlighted", "isHighlighted": property(view, \.isHighlighted)
        default: nil
        }
    }

    static func textField(_ field: UITextField, _ name: String) -> Access? {
        switch name {
        case "text": property(field, \.text)
        case "placeholder": property(field, \.placeholder)
        case "textColor": property(field, \.textColor)
        default: nil
        }
    }

    static func switchView(_ view: UISwitch, _ name: String) -> Access? {
        switch name {
        case "on", "isOn": property(view, \.isOn)
        case "onTintColor": property(view, \.onTintColor)
        case "thumbTintColor": property(view, \.thumbTintColor)
        default: nil
        }
    }

    static func stepper(_ stepper: UIStepper, _ name: String) -> Access? {
        switch name {
        case "value": property(stepper, \.value)
        case "minimumValue": property(stepper, \.minimumValue)
        case "maximumValue": property(stepper, \.maximumValue)
        case "stepValue": property(stepper, \.stepValue)
        default: nil
        }
    }

    static func progress(_ view: UIProgressView, _ name: String) -> Access? {
        switch name {
        case "progress": property(view, \.progress)
        case "progressTintColor": property(view, \.progressTintColor)
        case "trackTintColor": property(view, \.trackTintColor)
        default: nil
        }
    }

    static func stack(_ view: UIStackView, _ name: String) -> Access? { name == "spacing" ? property(view, \.spacing) : nil }

    static func barItem(_ item: UIBarItem, _ name: String) -> Access? {
        switch name {
        case "title": property(item, \.title)
        case "image": property(item, \.image)
        case "enabled", "isEnabled": property(item, \.isEnabled)
        case "tag": property(item, \.tag)
        case "accessibilityLabel": property(item, \.accessibilityLabel)
        case "accessibilityIdentifier": property(item, \.accessibilityIdentifier)
        case "tintColor": (item as? UIBarButtonItem).map { property($0, \.tintColor) }
        case "width": (item as? UIBarButtonItem).map { property($0, \.width) }
        default: nil
        }
    }

    static func controller(_ controller: UIViewController, _ name: String) -> Access? { name == "title" ? property(controller, \.title) : nil }
}
