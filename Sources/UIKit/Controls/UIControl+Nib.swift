extension UIControl {
    /// Takes what any control's element says beyond a view's.
    func decodeControlNib(_ nib: NibCoder) {
        let element = nib.element
        if let value = element.choice("contentHorizontalAlignment", Self.horizontals) { contentHorizontalAlignment = value }
        if let value = element.choice("contentVerticalAlignment", Self.verticals) { contentVerticalAlignment = value }
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let selected = element.flag("selected") { isSelected = selected }
        if let highlighted = element.flag("highlighted") { isHighlighted = highlighted }
    }

    /// The event that takes a segue: a new value of controls that have one, else a tap. (choice)
    var segueEvent: Event {
        self is UISlider || self is UISwitch || self is UIStepper || self is UISegmentedControl ? .valueChanged : .touchUpInside
    }

    private static let horizontals: [String: ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticals: [String: ContentVerticalAlignment] = ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]

    /// The events by the names that connections give them.
    static let nibEvents: [String: Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
