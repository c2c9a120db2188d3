extension NSAttributedString.Key {
    /// A `UIFont`; Helvetica of 12 points by default.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`; the one at the beginning of the text counts for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor` for the letters; black by default.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added after each letter; 0 by default.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each letter. Goes before `kern`.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// A number: an `NSUnderlineStyle`'s raw value for a line through the letters; 0 by default.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: an `NSUnderlineStyle`'s raw value for a line below the letters; 0 by default.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the outline of letters; the letters' colour by default.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the outline's width in percent of the font's size; negative for outline and fill, 0 (default) for fill only.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`; none by default.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number: how far the letters are raised, in points; 0 by default.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
