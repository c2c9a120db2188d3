@_spi(SliderKit) import CoreGraphics

// A system colour is archived by its name, another dynamic one as what it is in light and dark and with both contrasts.
extension UIColor {
    private enum Key {
        static let name = "UISystemColorName"
        static let white = "UIWhite"
        static let rgb = ["UIRed", "UIGreen", "UIBlue"]
        static let alpha = "UIAlpha"
        static let pattern = "UIPatternImage"
        static let scale = "UIPatternScale"
        static let space = "UIColorSpaceName"
        static let components = "UIColorComponents"
        static let variants = "UIDynamicVariants"
    }

    /// Light, dark, and both with stronger contrast.
    private static let environments: [UITraitCollection] = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceStyle.light, .dark].map { style in
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
        }
    }

    /// `prefix` keeps a colour inside of another object's archive apart.
    func encode(_ coder: NSCoder, _ prefix: String) {
        switch storage {
        case let .white(white, alpha):
            coder.encode(Double(white), forKey: prefix + Key.white)
            coder.encode(Double(alpha), forKey: prefix + Key.alpha)
        case .rgb: encodeComponents(coder, prefix)
        case .core(let color):
            if let image = color.patternImage, let data = image.pngData() {
                coder.encodeBytes(data, prefix + Key.pattern)
                coder.encode(Double(color.patternImageScale), forKey: prefix + Key.scale)
                coder.encode(Double(color.alpha), forKey: prefix + Key.alpha)
            } else if let name = color.colorSpace?.name, let components = color.components {
                coder.encodeText("\(name)", prefix + Key.space)
                coder.encodeNumbers(components, prefix + Key.components)
            } else {
                encodeComponents(coder, prefix)
            }
        case .dynamic:
            if let catalogName {
                coder.encodeText(catalogName, prefix + Key.name)
            } else {
                coder.encode(true, forKey: prefix + Key.variants)
                for (index, traits) in UIColor.environments.enumerated() {
                    resolvedColor(with: traits).encode(coder, prefix + "\(index).")
                }
            }
        }
    }

    private func encodeComponents(_ coder: NSCoder, _ prefix: String) {
        let components = rgba
        for (key, value) in zip(Key.rgb, [components.red, components.green, components.blue]) {
            coder.encode(Double(value), forKey: prefix + key)
        }
        coder.encode(Double(components.alpha), forKey: prefix + Key.alpha)
    }

    /// The colour under a prefix; nil where there is none, or nothing that makes sense.
    static func decoded(_ coder: NSCoder, _ prefix: String) -> UIColor? {
        guard coder.allowsKeyedCoding else { return nil }
        if let name = coder.text(prefix + Key.name) { return UIColor.ofCatalog(name) }
        guard coder.decodeBool(forKey: prefix + Key.variants) else { return decodedFixed(coder, prefix) }
        let variants = environments.indices.compactMap { decodedFixed(coder, prefix + "\($0).") }
        guard variants.count == environments.count else { return nil }
        return UIColor { traits in
            variants[(traits.accessibilityContrast == .high ? 2 : 0) + (traits.userInterfaceStyle == .dark ? 1 : 0)]
        }
    }

    private static func decodedFixed(_ coder: NSCoder, _ prefix: String) -> UIColor? {
        if let data = coder.bytes(prefix + Key.pattern) {
            guard let image = try? CGImage.decode(data) else { return nil }
            let scale = UIImage.validScale(coder.number(prefix + Key.scale) ?? 1)
            return UIColor(cgColor: CGColor(patternImage: image, scale: scale, alpha: coder.number(prefix + Key.alpha) ?? 1))
        }
        if let name = coder.text(prefix + Key.space) {
            guard let space = CGColorSpace(name: name as CFString), let components = coder.numbers(prefix + Key.components),
                components.count == space.numberOfComponents + 1
            else { return nil }
            return CGColor(colorSpace: space, components: components).map { UIColor(cgColor: $0) }
        }
        guard let alpha = coder.number(prefix + Key.alpha) else { return nil }
        if let white = coder.number(prefix + Key.white) { return UIColor(white: white, alpha: alpha) }
        let rgb = Key.rgb.compactMap { coder.number(prefix + $0) }
        return rgb.count == 3 ? UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha) : nil
    }
}
