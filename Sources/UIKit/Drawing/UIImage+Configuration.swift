extension UIImage {
    /// What an image was made for.
    open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        /// One from an archive.
        public required convenience init?(coder: NSCoder) { self.init() }

        /// True: configurations are decoded safely from archives of others.
        open class var supportsSecureCoding: Bool { true }

        /// Archives the configuration, with a keyed coder.
        open func encode(with coder: NSCoder) { _ = ArchiveNames.install }

        open override var classForKeyedArchiver: AnyClass? { ArchivedConfiguration.self }

        /// Configurations never change, so a copy is the configuration itself.
        open func copy(with zone: NSZone?) -> Any { self }
    }

    /// The size and weight of a symbol. What is not set comes from the place of use.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Equatable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
        }

        let values: Values

        init(values: Values) {
            self.values = values
            super.init()
        }

        /// One from an archive.
        public required convenience init?(coder: NSCoder) { self.init(values: SymbolConfiguration.decodedValues(coder)) }

        open override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            if coder.allowsKeyedCoding { encodeValues(coder) }
        }

        open override var classForKeyedArchiver: AnyClass? { ArchivedSymbolConfiguration.self }

        /// Nothing set.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        /// A size among texts of the same point size.
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

        /// The size of a font, in points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

        /// A thickness of lines.
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

        /// The size of a font, in points, and a thickness.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// The size of a font, in points, a thickness and a size among texts of that point size.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }

        /// The size of a text style, and a size among its texts.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(values: Values(pointSize: font.pointSize, weight: SymbolWeight(font.face.weight)))
        }

        /// The size and weight of a font, and a size among its texts.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: SymbolWeight(font.face.weight), scale: scale))
        }

        /// This configuration, with what the other one sets.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
            let size: (CGFloat?, UIFont.TextStyle?) =
                other.pointSize == nil && other.textStyle == nil
                ? (values.pointSize, values.textStyle) : (other.pointSize, other.textStyle)
            let merged = Values(
                pointSize: size.0, weight: other.weight ?? values.weight, scale: other.scale ?? values.scale, textStyle: size.1)
            return SymbolConfiguration(values: merged)
        }

        /// Whether the other object sets the same.
        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

        /// A hash of the point size.
        open override var hash: Int { values.pointSize.hashValue }
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// As the place of use says.
        case unspecified = 0
        /// As the font weight of the same name.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        init(_ weight: UIFont.Weight) { self = SymbolWeight(rawValue: weight.css / 100) ?? .regular }

        /// The font weight of the same name.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    /// The size of a symbol among texts of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The default one: medium.
        case `default` = -1
        /// As the place of use says.
        case unspecified = 0
        /// Smaller than the text.
        case small = 1
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large

        var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.28 : 1 }
    }
}
