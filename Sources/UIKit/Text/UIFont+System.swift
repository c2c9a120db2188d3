extension UIFont {
    /// The size of plain system text on iOS, in points: 14.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small system text, in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels, in points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of button titles, in points: 18.
    public class var buttonFontSize: CGFloat { 18 }

    /// The system font, regular. Sizes that are not positive give the smallest font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: .system(weight: .regular), size: fontSize)
    }

    /// The system font of a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .system(weight: weight), size: fontSize)
    }

    /// The system font's emphasis: semibold, as on iOS.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: .system(weight: .semibold), size: fontSize)
    }

    /// The system font, slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: .system(weight: .regular, italic: true), size: fontSize)
    }

    /// The system font with digits of one width, so that changing numbers don't dance.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var face = FontFace.system(weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face, size: fontSize)
    }

    /// The system font with all letters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(family: .monospacedSystem, weight: weight), size: fontSize)
    }

    /// The families that `init(name:size:)` knows.
    public class var familyNames: [String] { FontCatalog.familyNames }

    /// The PostScript names of a family's fonts; empty for a family that is not known.
    public class func fontNames(forFamilyName familyName: String) -> [String] { FontCatalog.fontNames(family: familyName) }

    /// This font at the content size of `traits`, if it follows the content size at all.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .fixed: return self
        case .style(let style): return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: UIFont(face: face, size: base), maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
