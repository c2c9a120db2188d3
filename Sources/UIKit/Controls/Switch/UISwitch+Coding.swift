extension UISwitch {
    private enum Key {
        static let isOn = "UISwitchOn"
        static let onTint = "UISwitchOnTintColor"
        static let thumbTint = "UISwitchThumbTintColor"
        static let title = "UISwitchTitle"
        static let style = "UISwitchPreferredStyle"
        static let onImage = "UISwitchOnImage"
        static let offImage = "UISwitchOffImage"
    }

    func encodeSwitch(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(isOn, forKey: Key.isOn)
        if let onTint { coder.encode(onTint, forKey: Key.onTint) }
        if let thumbTint { coder.encode(thumbTint, forKey: Key.thumbTint) }
        if let title { coder.encodeText(title, Key.title) }
        if let image = images.on { coder.encode(image, forKey: Key.onImage) }
        if let image = images.off { coder.encode(image, forKey: Key.offImage) }
        coder.encode(preferredStyle.rawValue, forKey: Key.style)
    }

    func decodeSwitch(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeSwitchNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: Key.isOn) { isOn = coder.decodeBool(forKey: Key.isOn) }
        if let color = coder.object(UIColor.self, Key.onTint) { onTintColor = color }
        if let color = coder.object(UIColor.self, Key.thumbTint) { thumbTintColor = color }
        if let title = coder.text(Key.title) { self.title = title }
        if let image = coder.object(UIImage.self, Key.onImage) { onImage = image }
        if let image = coder.object(UIImage.self, Key.offImage) { offImage = image }
        if let style = coder.integer(Key.style).flatMap(Style.init) { preferredStyle = style }
    }
}
