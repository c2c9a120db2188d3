extension UIProgressView {
    private enum Key {
        static let progress = "UIProgress"
        static let style = "UIProgressViewStyle"
        static let progressTint = "UIProgressTintColor"
        static let trackTint = "UITrackTintColor"
        static let progressImage = "UIProgressImage"
        static let trackImage = "UITrackImage"
    }

    func encodeProgress(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(progress, forKey: Key.progress)
        coder.encode(progressViewStyle.rawValue, forKey: Key.style)
        if let color = tints.progress { coder.encode(color, forKey: Key.progressTint) }
        if let color = tints.track { coder.encode(color, forKey: Key.trackTint) }
        if let image = images.progress { coder.encode(image, forKey: Key.progressImage) }
        if let image = images.track { coder.encode(image, forKey: Key.trackImage) }
    }

    func decodeProgress(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeProgressNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.integer(Key.style).flatMap(Style.init) { progressViewStyle = style }
        if coder.containsValue(forKey: Key.progress) { progress = coder.decodeFloat(forKey: Key.progress) }
        if let color = coder.object(UIColor.self, Key.progressTint) { progressTintColor = color }
        if let color = coder.object(UIColor.self, Key.trackTint) { trackTintColor = color }
        if let image = coder.object(UIImage.self, Key.progressImage) { progressImage = image }
        if let image = coder.object(UIImage.self, Key.trackImage) { trackImage = image }
    }
}
