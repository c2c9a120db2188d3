@_spi(SliderKit) import CoreGraphics

/// A colour, either fixed or chosen by the traits of the place where it is used.
///
/// Components are in the extended sRGB (or extended gray) space: values below 0 and above 1 are kept and drawn clamped. A
/// pattern image is drawn by `set()` and its family and has no components.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// Keeps Foundation's attributed strings from stopping the program.
    private let header = CoreFoundationHeader()

    enum Storage {
        case white(CGFloat, CGFloat)
        case rgb(CGFloat, CGFloat, CGFloat, CGFloat)
        /// A pattern, or components of a space other than gray and sRGB.
        case core(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    let storage: Storage
    /// The name of a system colour in archives: `systemRedColor`.
    let catalogName: String?

    init(storage: Storage, catalogName: String? = nil) {
        self.storage = storage
        self.catalogName = catalogName
        super.init()
    }

    /// A transparent colour.
    public override convenience init() { self.init(storage: .white(0, 0)) }

    /// A gray: `white` 0 is black, 1 is white; `alpha` 0 is transparent, 1 is opaque.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(storage: .white(white, alpha)) }

    /// A colour from its sRGB components, each 0 to 1 (values outside are kept as extended range).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .rgb(red, green, blue, alpha))
    }

    /// A colour from hue, saturation and brightness, each clamped to 0…1; hue 1 is red, as is hue 0.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSBConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(storage: .rgb(rgb.red, rgb.green, rgb.blue, alpha))
    }

    /// A colour from its Display P3 components, converted to extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3.extendedSRGB(red: red, green: green, blue: blue)
        self.init(storage: .rgb(rgb.red, rgb.green, rgb.blue, alpha))
    }

    /// A fixed colour of the same components as `cgColor`.
    public convenience init(cgColor: CGColor) { self.init(storage: UIColor.storage(of: cgColor)) }

    /// A colour that repeats `image`, from the context's origin; an empty image gives a transparent colour.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.upright else {
            self.init(storage: .white(0, 0))
            return
        }
        self.init(storage: .core(CGColor(patternImage: pixels, scale: image.scale)))
    }

    /// A colour that `dynamicProvider` chooses each time it is used, by the traits in effect there.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    /// A colour from an archive; nil where there is none. A system colour is that colour again, another dynamic one knows light and dark and
    /// the two contrasts.
    public required convenience init?(coder: NSCoder) {
        guard let color = UIColor.decoded(coder, "") else { return nil }
        self.init(storage: color.storage, catalogName: color.catalogName)
    }

    /// True: colours are decoded safely from archives of others.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the colour, with a keyed coder.
    open func encode(with coder: NSCoder) {
        _ = ArchiveNames.install
        if coder.allowsKeyedCoding { encode(coder, "") }
    }

    /// The colour of a colour literal.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(storage: .rgb(CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)))
    }

    /// Colours never change, so a copy is the colour itself.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether the other object is a colour of the same space and components (for dynamic colours: the same object or system colour).
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case let (.white(w, a), .white(w2, a2)): return w == w2 && a == a2
        case let (.rgb(r, g, b, a), .rgb(r2, g2, b2, a2)): return r == r2 && g == g2 && b == b2 && a == a2
        case let (.core(color), .core(other)): return color == other
        case (.dynamic, .dynamic): return catalogName != nil && catalogName == other.catalogName
        default: return false
        }
    }

    /// A hash of the components (for dynamic colours: of the object).
    open override var hash: Int {
        switch storage {
        case let .white(w, a): return [w, a].hashValue
        case let .rgb(r, g, b, a): return [r, g, b, a].hashValue
        case .core(let color): return color.hashValue
        case .dynamic: return catalogName?.hashValue ?? ObjectIdentifier(self).hashValue
        }
    }

    /// The colour's space and components.
    open override var description: String {
        switch storage {
        case let .white(w, a): return "UIExtendedGrayColorSpace \(plain(w)) \(plain(a))"
        case let .rgb(r, g, b, a): return "UIExtendedSRGBColorSpace \(plain(r)) \(plain(g)) \(plain(b)) \(plain(a))"
        case .core(let color): return "<UIColor of \(color)>"
        case .dynamic: return "<UIDynamicColor; current = \(resolvedColor(with: .current))>"
        }
    }

    private func plain(_ value: CGFloat) -> String { String(format: "%g", locale: nil, Double(value)) }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
