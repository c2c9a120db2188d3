@_spi(SliderKit) import CoreGraphics

// Pixels are archived as PNG; symbols by their name, and drawn again.
extension UIImage {
    private enum Key {
        static let pixels = "UIImageData"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let renderingMode = "UIRenderingMode"
        static let caps = "UICapInsets"
        static let resizingMode = "UIResizingMode"
        static let alignment = "UIAlignmentRectInsets"
        static let baseline = "UIBaselineOffsetFromBottom"
        static let flips = "UIFlipsForRightToLeftLayoutDirection"
        static let tint = "UITintColor."
        static let symbol = "UISystemSymbolName"
    }

    func encodePicture(_ coder: NSCoder) {
        if let symbol = traits.symbol {
            coder.encodeText(symbol.name, Key.symbol)
            symbol.configuration.encodeValues(coder)
        } else if let data = pngData() {
            coder.encodeBytes(data, Key.pixels)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(imageOrientation.rawValue, forKey: Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
        if traits.isResizable {
            coder.encodeNumbers(UIImage.numbers(capInsets), Key.caps)
            coder.encode(resizingMode.rawValue, forKey: Key.resizingMode)
        }
        if alignmentRectInsets != .zero { coder.encodeNumbers(UIImage.numbers(alignmentRectInsets), Key.alignment) }
        if let baseline = baselineOffsetFromBottom { coder.encode(Double(baseline), forKey: Key.baseline) }
        if flipsForRightToLeftLayoutDirection { coder.encode(true, forKey: Key.flips) }
        traits.tint?.encode(coder, Key.tint)
    }

    /// Pixels and traits; nil for an archive without sense.
    static func decodedPicture(_ coder: NSCoder) -> (pixels: CGImage?, traits: Traits)? {
        guard coder.allowsKeyedCoding else { return nil }
        var traits = Traits(scale: validScale(coder.number(Key.scale) ?? 1))
        var pixels: CGImage?
        if let name = coder.text(Key.symbol) {
            let configuration = SymbolConfiguration(values: SymbolConfiguration.decodedValues(coder))
            guard let symbol = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
            pixels = symbol.cgImage
            traits = symbol.traits
        } else if let data = coder.bytes(Key.pixels) {
            guard let image = try? CGImage.decode(data) else { return nil }
            pixels = image
        }
        traits.orientation = coder.integer(Key.orientation).flatMap(Orientation.init) ?? .up
        traits.renderingMode = coder.integer(Key.renderingMode).flatMap(RenderingMode.init) ?? .automatic
        if let caps = insets(coder.numbers(Key.caps, 4)) {
            traits.isResizable = true
            traits.capInsets = caps
            traits.resizingMode = coder.integer(Key.resizingMode).flatMap(ResizingMode.init) ?? .tile
        }
        traits.alignmentRectInsets = insets(coder.numbers(Key.alignment, 4)) ?? .zero
        traits.baselineOffsetFromBottom = coder.number(Key.baseline)
        traits.flipsForRightToLeft = coder.decodeBool(forKey: Key.flips)
        traits.tint = UIColor.decoded(coder, Key.tint)
        return (pixels, traits)
    }

    private static func numbers(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }

    private static func insets(_ numbers: [CGFloat]?) -> UIEdgeInsets? {
        numbers.map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
}

extension UIImage.SymbolConfiguration {
    private enum Key {
        static let size = "UISymbolPointSize"
        static let weight = "UISymbolWeight"
        static let scale = "UISymbolScale"
        static let style = "UISymbolTextStyle"
    }

    func encodeValues(_ coder: NSCoder) {
        if let size = values.pointSize { coder.encode(Double(size), forKey: Key.size) }
        if let weight = values.weight { coder.encode(weight.rawValue, forKey: Key.weight) }
        if let scale = values.scale { coder.encode(scale.rawValue, forKey: Key.scale) }
        if let style = values.textStyle { coder.encodeText(style.rawValue, Key.style) }
    }

    static func decodedValues(_ coder: NSCoder) -> Values {
        guard coder.allowsKeyedCoding else { return Values() }
        return Values(
            pointSize: coder.number(Key.size), weight: coder.integer(Key.weight).flatMap(UIImage.SymbolWeight.init),
            scale: coder.integer(Key.scale).flatMap(UIImage.SymbolScale.init),
            textStyle: coder.text(Key.style).map(UIFont.TextStyle.init))
    }
}
