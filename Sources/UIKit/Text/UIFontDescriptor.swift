/// What a font is like, from which one can be made.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontFace
    private let size: CGFloat

    init(face: FontFace, size: CGFloat) {
        self.face = face
        self.size = size
        super.init()
    }

    /// A descriptor of the font of a PostScript name; a name that is not known describes Helvetica. `size` is in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: FontCatalog.face(named: fontName) ?? FontFace(family: .named("Helvetica")), size: size)
    }

    /// A descriptor of the font for a text style at the user's content size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// A descriptor of the font for a text style at the content size of `traitCollection`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// A descriptor from an archive; nil for a family that is not known.
    public required convenience init?(coder: NSCoder) {
        guard let face = FontFace(coder), let size = coder.number("UIFontPointSize") else { return nil }
        self.init(face: face, size: size)
    }

    /// True: descriptors are decoded safely from archives of others.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the descriptor, with a keyed coder.
    open func encode(with coder: NSCoder) {
        _ = ArchiveNames.install
        guard coder.allowsKeyedCoding else { return }
        face.encode(coder)
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// The size in points.
    open var pointSize: CGFloat { size }
    /// The PostScript name.
    open var postscriptName: String { face.postScriptName }

    /// Slant, weight and width of the letters.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.isBold { traits.insert(.traitBold) }
        if face.family == .named(FontCatalog.condensedName) { traits.insert(.traitCondensed) }
        let fixed: [FontFace.Family] = [.monospacedSystem, .named("Courier"), .named("Courier New"), .named("Menlo")]
        if fixed.contains(face.family) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// This descriptor at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face: face, size: newPointSize) }

    /// The descriptor of the same family with the given slant and weight, nil if the family has no such font.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.face.isBold {
            face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        switch (face.family, symbolicTraits.contains(.traitMonoSpace)) {
        case (.system, true): face.family = .monospacedSystem
        case (.monospacedSystem, false): face.family = .system
        default: break
        }
        switch (face.family, symbolicTraits.contains(.traitCondensed)) {
        case (.named("Helvetica Neue"), true): face.family = .named(FontCatalog.condensedName)
        case (.named(FontCatalog.condensedName), false): face.family = .named("Helvetica Neue")
        default: break
        }
        let made = UIFontDescriptor(face: face, size: size)
        return made.symbolicTraits == symbolicTraits ? made : nil
    }

    /// The descriptor of the system's font in another design, nil if this one is of another family. The monospaced design is Nimbus Mono's,
    /// the serif design Charis SIL's; the rounded one has the letters of the default one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch face.family {
        case .system, .monospacedSystem: break
        case .named: return nil
        }
        var face = face
        switch design {
        case .monospaced: face.family = .monospacedSystem
        case .serif: face.family = .named("Georgia")
        default: face.family = .system
        }
        return UIFontDescriptor(face: face, size: size)
    }

    /// The descriptor of the plain font of another family, at the same size.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard FontCatalog.familyNames.contains(newFamily) else { return self }
        return UIFontDescriptor(face: FontFace(family: .named(newFamily), weight: face.weight, isItalic: face.isItalic), size: size)
    }

    /// Descriptors never change, so a copy is the descriptor itself.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether the other object describes the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && size == other.size
    }

    /// A hash of the face.
    open override var hash: Int { face.hashValue }
}
