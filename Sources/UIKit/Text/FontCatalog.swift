/// The named fonts: families as on iOS that have a typeface here, with their PostScript names.
enum FontCatalog {
    struct Family {
        let name: String
        /// What PostScript names begin with.
        let stem: String
        /// The rest of the name, weight and slant of each font; the first is the plain one.
        let cuts: [(suffix: String, weight: UIFont.Weight, italic: Bool)]
    }

    static let four: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("", .regular, false), ("-Bold", .bold, false), ("-Italic", .regular, true), ("-BoldItalic", .bold, true),
    ]
    private static let oblique: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("", .regular, false), ("-Bold", .bold, false), ("-Oblique", .regular, true), ("-BoldOblique", .bold, true),
    ]
    private static let arial: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("MT", .regular, false), ("-BoldMT", .bold, false), ("-ItalicMT", .regular, true), ("-BoldItalicMT", .bold, true),
    ]
    private static let neue: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("", .regular, false), ("-UltraLight", .ultraLight, false), ("-Thin", .thin, false), ("-Light", .light, false),
        ("-Medium", .medium, false), ("-Bold", .bold, false), ("-UltraLightItalic", .ultraLight, true),
        ("-ThinItalic", .thin, true), ("-LightItalic", .light, true), ("-Italic", .regular, true),
        ("-MediumItalic", .medium, true), ("-BoldItalic", .bold, true),
    ]
    private static let condensed: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("-CondensedBold", .bold, false), ("-CondensedBlack", .black, false),
    ]
    private static let menlo: [(suffix: String, weight: UIFont.Weight, italic: Bool)] = [
        ("-Regular", .regular, false), ("-Bold", .bold, false), ("-Italic", .regular, true), ("-BoldItalic", .bold, true),
    ]

    static let families: [Family] = (common + others).sorted { $0.name < $1.name }

    private static let common: [Family] = [
        Family(name: "Arial", stem: "Arial", cuts: arial),
        Family(name: "Courier", stem: "Courier", cuts: oblique),
        Family(
            name: "Courier New", stem: "CourierNewPS",
            cuts: [
                ("MT", .regular, false), ("-BoldMT", .bold, false), ("-ItalicMT", .regular, true), ("-BoldItalicMT", .bold, true),
            ]),
        Family(name: "Georgia", stem: "Georgia", cuts: four),
        Family(name: "Helvetica", stem: "Helvetica", cuts: oblique),
        Family(name: "Helvetica Neue", stem: "HelveticaNeue", cuts: neue),
        Family(name: condensedName, stem: "HelveticaNeue", cuts: condensed),
        Family(name: "Menlo", stem: "Menlo", cuts: menlo),
        Family(
            name: "Times New Roman", stem: "TimesNewRomanPS",
            cuts: [
                ("MT", .regular, false), ("-BoldMT", .bold, false), ("-ItalicMT", .regular, true), ("-BoldItalicMT", .bold, true),
            ]),
    ]

    /// On iOS the condensed cuts belong to Helvetica Neue; the text engine knows them as a family of their own.
    static let condensedName = "Helvetica Neue Condensed"

    /// The font of a PostScript name or, as iOS allows, a family's name.
    static func face(named name: String) -> FontFace? {
        for family in families {
            if family.name == name { return face(family, family.cuts[0]) }
            guard name.hasPrefix(family.stem) else { continue }
            let suffix = name.dropFirst(family.stem.count)
            if let cut = family.cuts.first(where: { $0.suffix == suffix }) { return face(family, cut) }
        }
        return nil
    }

    static var familyNames: [String] { families.map(\.name).filter { $0 != condensedName } }

    static func fontNames(family name: String) -> [String] {
        let names = name == "Helvetica Neue" ? [name, condensedName] : [name]
        return families.filter { names.contains($0.name) }.flatMap { family in family.cuts.map { family.stem + $0.suffix } }
    }

    static func postScriptName(family name: String, bold: Bool, italic: Bool, weight: UIFont.Weight) -> String {
        guard let family = families.first(where: { $0.name == name }) else { return name }
        let cuts = family.cuts.filter { $0.italic == italic }
        let best = (cuts.isEmpty ? family.cuts : cuts).min {
            abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
        }
        return family.stem + (best?.suffix ?? "")
    }

    private static func face(_ family: Family, _ cut: (suffix: String, weight: UIFont.Weight, italic: Bool)) -> FontFace {
        FontFace(family: .named(family.name), weight: cut.weight, isItalic: cut.italic)
    }
}
