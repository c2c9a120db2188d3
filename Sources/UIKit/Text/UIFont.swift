@_spi(SliderKit) import CoreGraphics

/// A font of a size. Fonts never change.
///
/// Typefaces: Inter for the system font, Nimbus Sans for Helvetica, Helvetica Neue and Arial, Charis SIL for Georgia, Nimbus
/// Mono PS for Courier and Menlo, Nimbus Roman for Times New Roman; other families of iOS have faces that only resemble them. Line measures are those of Apple's fonts.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Keeps Foundation's attributed strings from stopping the program.
    private let header = CoreFoundationHeader()

    /// How the size follows the content size.
    enum Scaling: Hashable {
        case fixed
        case style(TextStyle)
        case metrics(TextStyle, base: CGFloat, maximum: CGFloat)
    }

    let face: FontFace
    let scaling: Scaling
    private let size: CGFloat

    init(face: FontFace, size: CGFloat, scaling: Scaling = .fixed) {
        self.face = face
        self.scaling = scaling
        // iOS takes sizes that are not positive as its smallest usable one; not-a-number likewise here.
        self.size = size.isFinite && size > 0 ? size : 1
        super.init()
    }

    /// The font of a PostScript name (`HelveticaNeue-Bold`) or family name, nil if there is none. `fontSize` is in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.face(named: fontName) else { return nil }
        self.init(face: face, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    }

    /// The font that `descriptor` describes; its own size unless `pointSize` is positive.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    /// A font from an archive; nil for a family that is not known.
    public required convenience init?(coder: NSCoder) {
        guard let face = FontFace(coder), let size = coder.number("UIFontPointSize") else { return nil }
        self.init(face: face, size: size, scaling: Scaling(coder))
    }

    /// True: fonts are decoded safely from archives of others.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the font, with a keyed coder.
    open func encode(with coder: NSCoder) {
        _ = ArchiveNames.install
        guard coder.allowsKeyedCoding else { return }
        face.encode(coder)
        scaling.encode(coder)
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// The size in points.
    open var pointSize: CGFloat { size }
    /// The PostScript name.
    open var fontName: String { face.postScriptName }
    /// The family's name.
    open var familyName: String { face.familyName == FontCatalog.condensedName ? "Helvetica Neue" : face.familyName }
    /// The top of the tallest letters above the baseline, in points.
    open var ascender: CGFloat { LineMetrics.of(face.family).ascender * size }
    /// The bottom of the deepest letters, in points: negative, below the baseline.
    open var descender: CGFloat { LineMetrics.of(face.family).descender * size }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { LineMetrics.of(face.family).capHeight * size }
    /// The height of the letter x, in points.
    open var xHeight: CGFloat { LineMetrics.of(face.family).xHeight * size }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { LineMetrics.of(face.family).lineHeight * size }
    /// The room between lines that the font itself asks for, in points; part of `lineHeight`.
    open var leading: CGFloat { LineMetrics.of(face.family).leading * size }
    /// What describes this font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size) }

    /// This font at `fontSize` points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

    /// Fonts never change, so a copy is the font itself.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether the other object is a font of the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (face == other.face && size == other.size && scaling == other.scaling)
    }

    /// A hash of face and size.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(size)
        return hasher.finalize()
    }

    /// Name, weight and size.
    open override var description: String { "<UIFont: \(fontName), \(size) pt>" }
}
