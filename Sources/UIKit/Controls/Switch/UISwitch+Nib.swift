extension UISwitch {
    /// Takes what a `<switch>` element says.
    func decodeSwitchNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let on = element.flag("on") { isOn = on }
        if let title = element["title"] { self.title = title }
        if let style = element["preferredStyle"] ?? element["style"] {
            preferredStyle = style == "checkbox" ? .checkbox : style == "sliding" ? .sliding : .automatic
        }
        if let color = builder.color("onTintColor", of: element) { onTintColor = color }
        if let color = builder.color("thumbTintColor", of: element) { thumbTintColor = color }
        if let image = builder.image("onImage", of: element) { onImage = image }
        if let image = builder.image("offImage", of: element) { offImage = image }
    }
}
