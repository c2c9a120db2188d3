/// A piece of text that looks the same all along.
@_spi(SliderKit) public struct TextRun {
    /// A shadow behind letters.
    public struct Shadow {
        /// In points of the context's base space, y down.
        public var offset: CGSize
        /// In points.
        public var blur: CGFloat
        /// Its colour.
        public var color: CGColor
        /// Makes a shadow.
        public init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// The letters.
    public var string: String
    /// Their typeface and size.
    public var typeface: Typeface
    /// Their colour.
    public var color: CGColor
    /// The room that is added between letters, in points.
    public var kern: CGFloat = 0
    /// Whether a line is drawn under the letters.
    public var underline = false
    /// Whether a line is drawn through the letters.
    public var strikethrough = false
    /// How far the letters are raised, in points.
    public var baselineOffset: CGFloat = 0
    /// The colour behind the letters.
    public var backgroundColor: CGColor?
    /// The width of the outline in points: positive draws nothing but the outline, negative draws it around filled letters; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The outline's colour; nil for the letters'.
    public var strokeColor: CGColor?
    /// The shadow behind the letters.
    public var shadow: Shadow?

    /// Makes a run of plain letters.
    public init(string: String, typeface: Typeface, color: CGColor) {
        self.string = string
        self.typeface = typeface
        self.color = color
    }
}
