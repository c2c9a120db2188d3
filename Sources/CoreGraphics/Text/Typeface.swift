internal import CPango

/// A typeface at a size.
@_spi(SliderKit) public final class Typeface: @unchecked Sendable {
    /// How high lines are, in points.
    public struct LineMetrics: Hashable, Sendable {
        /// From the baseline up.
        public var ascender: CGFloat
        /// From the baseline down; negative.
        public var descender: CGFloat
        /// Between lines.
        public var leading: CGFloat
        /// Makes the measures, in points.
        public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0) {
            self.ascender = ascender
            self.descender = descender
            self.leading = leading
        }
    }

    /// Apple's name of the family.
    public let family: String
    /// The weight as in CSS, 100…900.
    public let weight: Int
    /// Whether letters slant.
    public let italic: Bool
    /// The size in points.
    public let size: CGFloat
    /// Whether all digits are equally wide.
    public let monospacedDigits: Bool
    internal let font: OpaquePointer
    private let givenMetrics: LineMetrics?

    /// Makes a typeface. Names that are not known give the system font's stand-in.
    ///
    /// - Parameters:
    ///   - family: Apple's name; “system” for the system font.
    ///   - weight: As in CSS, 100…900.
    ///   - size: In points; clamped to 0.1…4096.
    ///   - lineMetrics: How high lines are; nil for the font's own measures.
    public init(
        family: String, weight: Int = 400, italic: Bool = false, size: CGFloat, monospacedDigits: Bool = false,
        lineMetrics: LineMetrics? = nil
    ) {
        self.family = family
        self.weight = min(max(weight, 100), 900)
        self.italic = italic
        self.size = size.isFinite ? min(max(size, 0.1), 4096) : 12
        self.monospacedDigits = monospacedDigits
        givenMetrics = lineMetrics
        guard let description = pango_font_description_new() else { fatalError("There is no memory to set text.") }
        let usable = FontLibrary.shared.usableFamily(for: family)
        FontLibrary.shared.load(family: usable, weight: self.weight, italic: italic)
        pango_font_description_set_family(description, usable)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(self.weight)))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, Double(self.size) * Double(PANGO_SCALE))
        font = description
    }

    deinit { pango_font_description_free(font) }

    /// From the baseline up to the top of a line, in points.
    public var ascender: CGFloat { lineMetrics.ascender }
    /// From the baseline down to the bottom of a line, in points; negative.
    public var descender: CGFloat { lineMetrics.descender }
    /// The room between lines, in points.
    public var leading: CGFloat { lineMetrics.leading }
    /// Ascender, descender and leading together, in points.
    public var lineHeight: CGFloat { ascender - descender + leading }
    /// How high an H is, in points.
    public var capHeight: CGFloat { letterHeights.capital }
    /// How high an x is, in points.
    public var xHeight: CGFloat { letterHeights.small }

    /// The line's measures.
    public private(set) lazy var lineMetrics: LineMetrics = givenMetrics ?? measured()

    private lazy var letterHeights: (capital: CGFloat, small: CGFloat) = (inkHeight("H"), inkHeight("x"))

    private func measured() -> LineMetrics {
        guard let metrics = pango_context_get_metrics(FontLibrary.shared.context, font, nil) else {
            return LineMetrics(ascender: size, descender: 0)
        }
        defer { pango_font_metrics_unref(metrics) }
        let unit = CGFloat(PANGO_SCALE)
        let ascent = CGFloat(pango_font_metrics_get_ascent(metrics)) / unit
        let descent = CGFloat(pango_font_metrics_get_descent(metrics)) / unit
        let height = CGFloat(pango_font_metrics_get_height(metrics)) / unit
        return LineMetrics(ascender: ascent, descender: -descent, leading: max(height - ascent - descent, 0))
    }

    private func inkHeight(_ letter: String) -> CGFloat {
        guard let layout = pango_layout_new(FontLibrary.shared.context) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, font)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        // From the baseline: what lies below it does not count.
        return CGFloat(pango_layout_get_baseline(layout) - ink.y) / CGFloat(PANGO_SCALE)
    }

    /// Whether a family of Apple's name has a stand-in here.
    public static func hasFamily(named name: String) -> Bool { FontLibrary.knows(name) }

    /// Apple's names of the families that have a stand-in here, in order.
    public static var familyNames: [String] {
        [
            "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bradley Hand",
            "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "DIN Alternate", "DIN Condensed",
            "Futura", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino",
            "Papyrus", "Rockwell", "Snell Roundhand", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
        ]
    }
}
