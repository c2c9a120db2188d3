/// The order in which Interface Builder writes what an element holds, as far as this writer adds to it. An order that differs is read all the same. (choice)
enum NibOrder {
    /// The places of what is added to an element's children.
    enum Child: Int {
        case color = 1
        case runtime = 3
        case last = 5
    }

    private static let attributes = [
        "key", "hidden", "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "alpha", "tag", "contentMode", "semanticContentAttribute",
        "clearsContextBeforeDrawing", "autoresizesSubviews", "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
        "value", "minValue", "maxValue", "continuous", "minimumValueImage", "maximumValueImage",
    ]

    /// Others, such as `id`, come behind.
    static func rank(ofAttribute name: String) -> Int { attributes.firstIndex(of: name) ?? attributes.count }

    static func rank(ofChild name: String) -> Int {
        switch name {
        case "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "color", "nil", "fontDescription", "state", "edgeInsets", "size": 1
        case "accessibility", "constraints", "gestureRecognizers": 2
        case "userDefinedRuntimeAttributes": 3
        case "connections", "variation", "point", "simulatedStatusBarMetrics": 4
        default: 1
        }
    }
}
