@_spi(SliderKit) import CoreGraphics

extension UIImage {
    /// The symbol of a name, nil for a name that is not known. Apple's symbols may not leave Apple's systems: these are stand-ins,
    /// drawn here, for those that sliders use most (`SymbolCatalog` lists them).
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The symbol of a name at the size and weight of `configuration`, nil for a name that is not known.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let symbol = configuration as? SymbolConfiguration ?? .unspecified
        guard let drawing = SymbolCatalog.drawing(named: name) else { return nil }
        let pixels = SymbolRenderer.image(drawing, symbol.values)
        var traits = Traits()
        traits.scale = DisplayScale.main
        traits.symbol = (name, symbol)
        self.init(pixels: pixels, traits: traits)
    }

    /// The symbol of a name at the size of `traitCollection`'s text, nil for a name that is not known.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The size and weight that a symbol was made with; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// The configuration that a symbol was made with; nil for other images.
    public var configuration: UIImage.Configuration? { traits.symbol?.configuration }

    /// This symbol with what `configuration` sets; other images stay as they are.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
    }

    /// This symbol with what `configuration` sets, nil for other images.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let (name, old) = traits.symbol else { return nil }
        guard let made = UIImage(systemName: name, withConfiguration: old.applying(configuration)) else { return nil }
        let symbol = made.traits.symbol
        var result = traits
        result.symbol = symbol
        result.scale = made.scale
        return UIImage(pixels: made.cgImage, traits: result)
    }
}

/// Draws symbols into images.
enum SymbolRenderer {
    static func image(_ symbol: SymbolDrawing, _ values: UIImage.SymbolConfiguration.Values) -> CGImage? {
        let style = values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        let em = (values.pointSize ?? style ?? 17) * (values.scale ?? .medium).factor
        guard em.isFinite, em > 0, em < 2000 else { return nil }
        let size = CGSize(width: (symbol.size.width * em).rounded(.up), height: (symbol.size.height * em).rounded(.up))
        guard let context = CGContext(bitmapPointSize: size, scale: DisplayScale.main, opaque: false) else { return nil }
        context.translateBy(x: (size.width - symbol.size.width * em) / 2, y: (size.height - symbol.size.height * em) / 2)
        context.scaleBy(x: em, y: em)
        let css = CGFloat((values.weight ?? .regular).fontWeight().css)
        symbol.draw(SymbolPen(context: context, width: 0.03 + css / 400 * 0.06))
        return context.makeImage()
    }
}
