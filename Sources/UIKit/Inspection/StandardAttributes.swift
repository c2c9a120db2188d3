/// The attributes that Interface Builder shows for UIKit's own classes: UISlider's three tables and those that it inherits.
@_spi(SliderKit) @MainActor public enum StandardAttributes {
    /// What an inspector says of an attribute, besides its value.
    struct Row {
        let name: String
        let label: String
        let group: String
        let place: InspectorAttribute.Place?
    }

    static var rows: [String: Row] = [:]

    /// Makes them known by name, like a user's inspectables.
    public static func register(in registry: Registry) {
        let table = Table(registry: registry)
        registerSlider(table)
        registerControl(table)
        registerView(table)
    }

    private static func registerSlider(_ table: Table) {
        let group = "Slider"
        table.add(UISlider.self, "value", "Value", group, .attribute("value"), \.value)
        table.add(UISlider.self, "minimumValue", "Minimum", group, .attribute("minValue"), \.minimumValue)
        table.add(UISlider.self, "maximumValue", "Maximum", group, .attribute("maxValue"), \.maximumValue)
        table.add(UISlider.self, "minimumValueImage", "Min Image", group, .attribute("minimumValueImage"), \.minimumValueImage)
        table.add(UISlider.self, "maximumValueImage", "Max Image", group, .attribute("maximumValueImage"), \.maximumValueImage)
        table.add(UISlider.self, "minimumTrackTintColor", "Min Track", group, .color("minimumTrackTintColor"), \.minimumTrackTintColor)
        table.add(UISlider.self, "maximumTrackTintColor", "Max Track", group, .color("maximumTrackTintColor"), \.maximumTrackTintColor)
        table.add(UISlider.self, "thumbTintColor", "Thumb Tint", group, .color("thumbTintColor"), \.thumbTintColor)
        table.add(UISlider.self, "isContinuous", "Continuous", group, .attribute("continuous"), \.isContinuous)
        // No file says it: the style came after the format.
        table.add(UISlider.self, "sliderStyle", "Style", group, nil, \.sliderStyle)
    }

    private static func registerControl(_ table: Table) {
        let group = "Control"
        table.add(UIControl.self, "contentHorizontalAlignment", "Horizontal", group, .attribute("contentHorizontalAlignment"), \.contentHorizontalAlignment)
        table.add(UIControl.self, "contentVerticalAlignment", "Vertical", group, .attribute("contentVerticalAlignment"), \.contentVerticalAlignment)
        table.add(UIControl.self, "isEnabled", "Enabled", group, .attribute("enabled"), \.isEnabled)
        table.add(UIControl.self, "isSelected", "Selected", group, .attribute("selected"), \.isSelected)
        table.add(UIControl.self, "isHighlighted", "Highlighted", group, .attribute("highlighted"), \.isHighlighted)
    }

    private static func registerView(_ table: Table) {
        let group = "View"
        table.add(UIView.self, "contentMode", "Content Mode", group, .attribute("contentMode"), \.contentMode)
        table.add(UIView.self, "semanticContentAttribute", "Semantic", group, .attribute("semanticContentAttribute"), \.semanticContentAttribute)
        table.add(UIView.self, "tag", "Tag", group, .attribute("tag"), \.tag)
        table.add(UIView.self, "isUserInteractionEnabled", "User Interaction", group, .attribute("userInteractionEnabled"), \.isUserInteractionEnabled)
        table.add(UIView.self, "isMultipleTouchEnabled", "Multiple Touch", group, .attribute("multipleTouchEnabled"), \.isMultipleTouchEnabled)
        table.add(UIView.self, "alpha", "Alpha", group, .attribute("alpha"), \.alpha)
        table.add(UIView.self, "backgroundColor", "Background", group, .color("backgroundColor"), \.backgroundColor)
        table.add(UIView.self, "tintColor", "Tint", group, .color("tintColor"), \.tintColor)
        table.add(UIView.self, "isOpaque", "Opaque", group, .attribute("opaque"), \.isOpaque)
        table.add(UIView.self, "isHidden", "Hidden", group, .attribute("hidden"), \.isHidden)
        table.add(UIView.self, "clearsContextBeforeDrawing", "Clears Context", group, .attribute("clearsContextBeforeDrawing"), \.clearsContextBeforeDrawing)
        table.add(UIView.self, "clipsToBounds", "Clips to Bounds", group, .attribute("clipsSubviews"), \.clipsToBounds)
        table.add(UIView.self, "autoresizesSubviews", "Autoresizes", group, .attribute("autoresizesSubviews"), \.autoresizesSubviews)
    }

    @MainActor private struct Table {
        let registry: Registry

        func add<Object: UIView, Value>(
            _ type: Object.Type, _ name: String, _ label: String, _ group: String, _ place: InspectorAttribute.Place?,
            _ path: ReferenceWritableKeyPath<Object, Value>
        ) {
            rows[name] = Row(name: name, label: label, group: group, place: place)
            registry.inspectable(type, name, type: Value.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
        }
    }
}
