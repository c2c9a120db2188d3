internal import CCairo
internal import CPango

/// The fonts that text is set in, and nothing else: the system's and the user's configuration of fonts do not count, so that text
/// looks the same on every machine and in every home directory.
///
/// Reading a font's file takes about as long as drawing a whole screen, so only the faces that are asked for are read, until a text has
/// a letter that they lack: then every font is, to find one that has it.
internal final class FontLibrary {
    /// A family of font files.
    struct Family {
        let name: String
        let package: String
        /// The start of the names of its files.
        let prefix: String
    }

    nonisolated(unsafe) static let shared = FontLibrary()

    static let families = [
        Family(name: "Inter", package: "fonts-inter", prefix: "Inter-"),
        Family(name: "Nimbus Sans", package: "fonts-urw-base35", prefix: "NimbusSans-"),
        Family(name: "Nimbus Sans Narrow", package: "fonts-urw-base35", prefix: "NimbusSansNarrow-"),
        Family(name: "Nimbus Mono PS", package: "fonts-urw-base35", prefix: "NimbusMonoPS-"),
        Family(name: "Nimbus Roman", package: "fonts-urw-base35", prefix: "NimbusRoman-"),
        Family(name: "URW Gothic", package: "fonts-urw-base35", prefix: "URWGothic-"),
        Family(name: "P052", package: "fonts-urw-base35", prefix: "P052-"),
        Family(name: "Z003", package: "fonts-urw-base35", prefix: "Z003-"),
        Family(name: "Charis SIL", package: "fonts-sil-charis", prefix: "CharisSIL-"),
    ]

    private static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/opentype/urw-base35",
        "/usr/share/fonts/truetype/charis", "/usr/share/fonts/truetype/sil-charis",
    ]

    /// What stands in for which of Apple's families, by lower-case name (choice).
    private static let standIns: [String: String] = [
        "system": "Inter", ".applesystemuifont": "Inter", "sf pro": "Inter", "sf pro text": "Inter", "sf pro display": "Inter",
        ".sf ui text": "Inter", ".sf ui display": "Inter", ".sfui-regular": "Inter", "inter": "Inter",
        "helvetica": "Nimbus Sans", "helvetica neue": "Nimbus Sans", "arial": "Nimbus Sans", "nimbus sans": "Nimbus Sans",
        "helvetica neue condensed": "Nimbus Sans Narrow", "arial narrow": "Nimbus Sans Narrow",
        "nimbus sans narrow": "Nimbus Sans Narrow", "georgia": "Charis SIL", "charis sil": "Charis SIL",
        "menlo": "Nimbus Mono PS", "courier": "Nimbus Mono PS", "courier new": "Nimbus Mono PS", "sf mono": "Nimbus Mono PS",
        ".applesystemuifontmonospaced": "Nimbus Mono PS", "nimbus mono ps": "Nimbus Mono PS", "times": "Nimbus Roman",
        "times new roman": "Nimbus Roman", "nimbus roman": "Nimbus Roman", "avenir": "URW Gothic", "avenir next": "URW Gothic",
        "avenir next condensed": "Nimbus Sans Narrow", "futura": "URW Gothic", "futura condensed": "Nimbus Sans Narrow", "gill sans": "Nimbus Sans",
        "verdana": "Inter", "trebuchet ms": "Inter", "optima": "Inter", "palatino": "P052", "baskerville": "P052", "didot": "Nimbus Roman",
        "hoefler text": "P052", "cochin": "P052", "charter": "Charis SIL", "rockwell": "Charis SIL", "american typewriter": "Charis SIL",
        "copperplate": "Charis SIL", "papyrus": "P052", "chalkboard se": "URW Gothic", "chalkduster": "URW Gothic", "marker felt": "URW Gothic",
        "noteworthy": "URW Gothic", "arial rounded mt bold": "URW Gothic", "bradley hand": "Z003", "snell roundhand": "Z003", "zapfino": "Z003",
        "din alternate": "Nimbus Sans", "din condensed": "Nimbus Sans Narrow",
    ]

    let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// For text that begins at the left unless its letters say otherwise.
    let context: OpaquePointer
    /// For text that begins at the right.
    let rightToLeftContext: OpaquePointer
    let config: OpaquePointer?
    /// The files of each family that has some.
    let files: [String: [String]]
    var loaded: Set<String> = []
    var hasAll = false
    private var reported: Set<String> = []

    private init() {
        files = Dictionary(uniqueKeysWithValues: FontLibrary.families.map { ($0.name, FontLibrary.files(of: $0)) }.filter { !$0.1.isEmpty })
        config = FcConfigCreate()
        // Pango has FontConfig read the system's configuration, unless there is one already.
        FcConfigSetCurrent(config)
        // Pango's Cairo map of FreeType fonts always is a FontConfig map.
        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(fontMap), config)
        context = FontLibrary.makeContext(fontMap, PANGO_DIRECTION_LTR)
        rightToLeftContext = FontLibrary.makeContext(fontMap, PANGO_DIRECTION_RTL)
    }

    private static func makeContext(_ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else { fatalError("There is no memory to set text.") }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        // The language decides which glyphs a font gives and where lines may break: never the environment's.
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    private static let listings = folders.map { ($0, (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []) }

    private static func files(of family: Family) -> [String] {
        for (folder, names) in listings {
            let found = names.filter { $0.hasPrefix(family.prefix) && ($0.hasSuffix(".otf") || $0.hasSuffix(".ttf")) }
            // Folders list in any order; fonts must not.
            if !found.isEmpty { return found.sorted().map { "\(folder)/\($0)" } }
        }
        return []
    }

    /// The file that stands in for a font by its PostScript name, as in `Helvetica-BoldOblique`; nil when its package is missing, and for fonts
    /// of signs, whose codes mean no letters.
    static func file(postScriptName name: String) -> String? {
        let (base, style) = (name.prefix { $0 != "-" && $0 != "," }, name.lowercased())
        // A subset's name begins with six letters and a plus sign; some names have neither spaces nor hyphens.
        let plain = base.split(separator: "+").last.map(String.init) ?? ""
        if plain.hasPrefix("Symbol") || plain.contains("Dingbats") { return nil }
        let wanted = ["TimesNewRomanPSMT", "TimesNewRomanPS", "TimesNewRoman"].contains(plain) ? "Times" : plain == "ArialMT" ? "Arial" : plain
        let family = standIn(for: wanted)
        let all = families.first { $0.name == family }.map { files(of: $0) } ?? []
        func matches(_ file: String, _ words: [String], _ isWanted: Bool) -> Bool {
            let ending = file.split(separator: "/").last?.split(separator: "-").last ?? ""
            return words.contains { ending.contains($0) } == isWanted
        }
        let isBold = style.contains("bold"), isSlanted = style.contains("italic") || style.contains("oblique")
        let fitting = all.filter { matches($0, ["Bold", "Bd", "Demi"], isBold) && matches($0, ["Italic", "Ita", "Oblique"], isSlanted) }
        return fitting.first { matches($0, ["Regular", "Roman", "Book"], true) } ?? fitting.first ?? all.first
    }

    /// The family that is used for a name; the system font's for names that are not known.
    static func standIn(for name: String) -> String { standIns[name.lowercased()] ?? "Inter" }

    static func knows(_ name: String) -> Bool { standIns[name.lowercased()] != nil }

    /// The family to set text in. If its files are missing, says so once and takes another.
    func usableFamily(for name: String) -> String {
        let wanted = FontLibrary.standIn(for: name)
        if files[wanted] != nil { return wanted }
        let package = FontLibrary.families.first { $0.name == wanted }?.package ?? "fonts-inter"
        if reported.insert(package).inserted {
            let line = "SliderKit: the font “\(wanted)” is missing, so text looks different; install it with: apt install \(package)\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        return FontLibrary.families.first { files[$0.name] != nil }?.name ?? wanted
    }
}
