extension UIButton {
    private enum Key {
        static let type = "UIButtonType"
        static let states = "UIButtonStates"
        static let contentInsets = "UIContentEdgeInsets"
        static let titleInsets = "UITitleEdgeInsets"
        static let imageInsets = "UIImageEdgeInsets"
        static let font = "UIFont"
        static let lineBreak = "UILineBreakMode"
        static let flags = "UIButtonFlags"
    }

    /// Titles, colours, images and layout; configurations and titles with attributes hold closures and values that have no archive here.
    func encodeButton(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(ownType.rawValue, forKey: Key.type)
        let states = Set(content.titles.keys).union(content.titleColors.keys).union(content.shadowColors.keys).union(content.images.keys)
            .union(content.backgroundImages.keys).sorted()
        coder.encodeText(states.map { "\($0)" }.joined(separator: " "), Key.states)
        for state in states {
            if let title = content.titles[state] { coder.encodeText(title, "UITitle.\(state)") }
            if let color = content.titleColors[state] { coder.encode(color, forKey: "UITitleColor.\(state)") }
            if let color = content.shadowColors[state] { coder.encode(color, forKey: "UIShadowColor.\(state)") }
            if let image = content.images[state] { coder.encode(image, forKey: "UIImage.\(state)") }
            if let image = content.backgroundImages[state] { coder.encode(image, forKey: "UIBackgroundImage.\(state)") }
        }
        for (value, key) in [(insets.content, Key.contentInsets), (insets.title, Key.titleInsets), (insets.image, Key.imageInsets)]
        where value != .zero { coder.encodeNumbers([value.top, value.left, value.bottom, value.right], key) }
        if let label = views.title {
            coder.encode(label.font, forKey: Key.font)
            coder.encode(label.lineBreakMode.rawValue, forKey: Key.lineBreak)
        }
        let flags = [adjustsImageWhenHighlighted, adjustsImageWhenDisabled, reversesTitleShadowWhenHighlighted, changesSelectionAsPrimaryAction]
        coder.encodeNumbers(flags.map { $0 ? 1 : 0 }, Key.flags)
    }

    func decodeButton(_ coder: NSCoder) {
        isOpaque = false
        if let nib = coder as? NibCoder { return decodeButtonNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let type = coder.integer(Key.type).flatMap(ButtonType.init) { ownType = type }
        for state in (coder.text(Key.states) ?? "").split(separator: " ").compactMap({ UInt($0) }) {
            let named = UIControl.State(rawValue: state)
            if let title = coder.text("UITitle.\(state)") { setTitle(title, for: named) }
            if let color = coder.object(UIColor.self, "UITitleColor.\(state)") { setTitleColor(color, for: named) }
            if let color = coder.object(UIColor.self, "UIShadowColor.\(state)") { setTitleShadowColor(color, for: named) }
            if let image = coder.object(UIImage.self, "UIImage.\(state)") { setImage(image, for: named) }
            if let image = coder.object(UIImage.self, "UIBackgroundImage.\(state)") { setBackgroundImage(image, for: named) }
        }
        if let insets = insets(coder, Key.contentInsets) { contentEdgeInsets = insets }
        if let insets = insets(coder, Key.titleInsets) { titleEdgeInsets = insets }
        if let insets = insets(coder, Key.imageInsets) { imageEdgeInsets = insets }
        if let font = coder.object(UIFont.self, Key.font) { titleLabel?.font = font }
        if let mode = coder.integer(Key.lineBreak).flatMap(NSLineBreakMode.init(rawValue:)) { titleLabel?.lineBreakMode = mode }
        if let flags = coder.numbers(Key.flags, 4) {
            adjustsImageWhenHighlighted = flags[0] != 0
            adjustsImageWhenDisabled = flags[1] != 0
            reversesTitleShadowWhenHighlighted = flags[2] != 0
            changesSelectionAsPrimaryAction = flags[3] != 0
        }
    }

    private func insets(_ coder: NSCoder, _ key: String) -> UIEdgeInsets? {
        coder.numbers(key, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
}
