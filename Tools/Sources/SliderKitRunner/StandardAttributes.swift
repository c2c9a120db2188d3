@_spi(SliderKit) import UIKit

/// The attributes that Interface Builder shows for UIKit's own classes, so that they can be set by name like a user's inspectables.
@MainActor enum StandardAttributes {
    static func register(in registry: Registry) {
        add(registry, UIView.self, "alpha", \.alpha)
        add(registry, UIView.self, "backgroundColor", \.backgroundColor)
        add(registry, UIView.self, "tintColor", \.tintColor)
        add(registry, UIView.self, "isHidden", \.isHidden)
        add(registry, UIControl.self, "isEnabled", \.isEnabled)
        add(registry, UIControl.self, "isSelected", \.isSelected)
        add(registry, UIControl.self, "isHighlighted", \.isHighlighted)
        add(registry, UISlider.self, "minimumValue", \.minimumValue)
        add(registry, UISlider.self, "maximumValue", \.maximumValue)
        add(registry, UISlider.self, "value", \.value)
        add(registry, UISlider.self, "isContinuous", \.isContinuous)
        add(registry, UISlider.self, "minimumTrackTintColor", \.minimumTrackTintColor)
        add(registry, UISlider.self, "maximumTrackTintColor", \.maximumTrackTintColor)
        add(registry, UISlider.self, "thumbTintColor", \.thumbTintColor)
        add(registry, UISlider.self, "sliderStyle", \.sliderStyle)
    }

    private static func add<Object: UIView, Value>(
        _ registry: Registry, _ type: Object.Type, _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        registry.inspectable(type, name, type: Value.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
}
