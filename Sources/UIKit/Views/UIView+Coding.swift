extension UIView {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let tag = "UITag"
        static let alpha = "UIAlpha"
        static let hidden = "UIHidden"
        static let opaque = "UIOpaque"
        static let clips = "UIClipsToBounds"
        static let mode = "UIContentMode"
        static let autoresizing = "UIAutoresizingMask"
        static let interaction = "UIUserInteractionDisabled"
        static let multipleTouch = "UIMultipleTouchEnabled"
        static let background = "UIBackgroundColor"
        static let tint = "UITintColor"
        static let semantic = "UISemanticContentAttribute"
        static let subviews = "UISubviews"
    }

    func encodeProperties(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(NSCoder.string(for: bounds), forKey: Key.bounds)
        coder.encode(NSCoder.string(for: center), forKey: Key.center)
        if tag != 0 { coder.encode(tag, forKey: Key.tag) }
        coder.encode(Double(alpha), forKey: Key.alpha)
        coder.encode(isHidden, forKey: Key.hidden)
        coder.encode(isOpaque, forKey: Key.opaque)
        coder.encode(clipsToBounds, forKey: Key.clips)
        coder.encode(contentMode.rawValue, forKey: Key.mode)
        coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizing)
        coder.encode(!isUserInteractionEnabled, forKey: Key.interaction)
        coder.encode(isMultipleTouchEnabled, forKey: Key.multipleTouch)
        coder.encode(semanticContentAttribute.rawValue, forKey: Key.semantic)
        if let color = backgroundColor { coder.encode(color, forKey: Key.background) }
        if let color = extras?.tintColor { coder.encode(color, forKey: Key.tint) }
        let kept = children.filter { !type(of: $0).isPart }
        if !kept.isEmpty { coder.encode(kept, forKey: Key.subviews) }
    }

    func decodeProperties(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeNib(nib) }
        guard coder.allowsKeyedCoding, let text = coder.anyObject(Key.bounds) as? String else { return }
        bounds = NSCoder.cgRect(for: text)
        if let text = coder.anyObject(Key.center) as? String { center = NSCoder.cgPoint(for: text) }
        if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
        set(\.alpha, CGFloat(coder.decodeDouble(forKey: Key.alpha)))
        isHidden = coder.decodeBool(forKey: Key.hidden)
        isOpaque = coder.decodeBool(forKey: Key.opaque)
        set(\.clipsToBounds, coder.decodeBool(forKey: Key.clips))
        set(\.contentMode, ContentMode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .scaleToFill)
        autoresizingMask = AutoresizingMask(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.autoresizing))))
        set(\.isUserInteractionEnabled, !coder.decodeBool(forKey: Key.interaction))
        set(\.isMultipleTouchEnabled, coder.decodeBool(forKey: Key.multipleTouch))
        let semantic = UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: Key.semantic))
        set(\.semanticContentAttribute, semantic ?? .unspecified)
        if let color = coder.object(UIColor.self, Key.background) { backgroundColor = color }
        if let color = coder.object(UIColor.self, Key.tint) { tintColor = color }
        for child in coder.anyObject(Key.subviews) as? [UIView] ?? [] { addSubview(child) }
    }

    /// Leaves a member alone that is so already: what is only set counts as the view's own, which appearance respects.
    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}
