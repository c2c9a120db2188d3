/// A font without its size: the family as Apple names it, weight and slant.
struct FontFace: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        case system
        case monospacedSystem
        /// A family by Apple's name, such as “Helvetica Neue”.
        case named(String)
    }

    var family: Family
    var weight: UIFont.Weight = .regular
    var isItalic = false
    var hasMonospacedDigits = false

    static func system(weight: UIFont.Weight, italic: Bool = false) -> FontFace {
        FontFace(family: .system, weight: weight, isItalic: italic)
    }

    var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

    /// The family's name for people.
    var familyName: String {
        switch family {
        case .system: return ".AppleSystemUIFont"
        case .monospacedSystem: return ".AppleSystemUIFontMonospaced"
        case .named(let name): return name
        }
    }

    /// The name that the text engine looks a typeface up by.
    var engineFamily: String {
        switch family {
        case .system: return "system"
        case .monospacedSystem: return "Menlo"
        case .named(let name): return name
        }
    }

    /// The font's PostScript name.
    var postScriptName: String {
        switch family {
        case .system, .monospacedSystem:
            let cut = [SystemCut.name(weight), isItalic ? "Italic" : ""].joined()
            return familyName.replacingOccurrences(of: "Apple", with: "SF").replacingOccurrences(of: "SystemUIFont", with: "UI")
                + "-" + (cut.isEmpty ? "Regular" : cut)
        case .named(let name):
            return FontCatalog.postScriptName(family: name, bold: isBold, italic: isItalic, weight: weight)
        }
    }
}

/// The names of the system font's weights in PostScript names.
private enum SystemCut {
    static func name(_ weight: UIFont.Weight) -> String {
        switch weight.css {
        case 100: return "Ultralight"
        case 200: return "Thin"
        case 300: return "Light"
        case 500: return "Medium"
        case 600: return "Semibold"
        case 700: return "Bold"
        case 800: return "Heavy"
        case 900: return "Black"
        default: return ""
        }
    }
}
