extension FontFace {
    private enum Key {
        static let name = "UIFontName"
        static let family = "UIFontFamilyName"
        static let weight = "UIFontWeight"
        static let italic = "UIFontItalic"
        static let digits = "UIFontMonospacedDigits"
    }

    func encode(_ coder: NSCoder) {
        coder.encodeText(postScriptName, Key.name)
        coder.encodeText(familyName, Key.family)
        coder.encode(Double(weight.rawValue), forKey: Key.weight)
        coder.encode(isItalic, forKey: Key.italic)
        coder.encode(hasMonospacedDigits, forKey: Key.digits)
    }

    /// The face of an archive; nil for a family that is not known.
    init?(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, let name = coder.text(Key.family) else { return nil }
        let known = [Family.system, .monospacedSystem] + FontCatalog.families.map { .named($0.name) }
        guard let family = known.first(where: { FontFace(family: $0).familyName == name }) else { return nil }
        self.init(
            family: family, weight: UIFont.Weight(max(-1, min(1, coder.number(Key.weight) ?? 0))),
            isItalic: coder.decodeBool(forKey: Key.italic), hasMonospacedDigits: coder.decodeBool(forKey: Key.digits))
    }
}

extension UIFont.Scaling {
    private enum Key {
        static let style = "UIFontTextStyle"
        static let base = "UIFontMetricsBaseSize"
        static let maximum = "UIFontMetricsMaximumSize"
    }

    func encode(_ coder: NSCoder) {
        switch self {
        case .fixed: break
        case .style(let style): coder.encodeText(style.rawValue, Key.style)
        case .metrics(let style, let base, let maximum):
            coder.encodeText(style.rawValue, Key.style)
            coder.encode(Double(base), forKey: Key.base)
            coder.encode(Double(maximum), forKey: Key.maximum)
        }
    }

    init(_ coder: NSCoder) {
        guard let style = coder.text(Key.style).map(UIFont.TextStyle.init) else {
            self = .fixed
            return
        }
        if let base = coder.number(Key.base), base > 0 {
            self = .metrics(style, base: base, maximum: max(0, coder.number(Key.maximum) ?? 0))
        } else {
            self = .style(style)
        }
    }
}
