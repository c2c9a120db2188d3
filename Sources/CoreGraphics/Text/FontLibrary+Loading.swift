internal import CPango

extension FontLibrary {
    /// Reads what a typeface needs: the face itself where files are named after the weights, else its whole family.
    func load(family: String, weight: Int, italic: Bool) {
        let all = files[family] ?? []
        let face = "-\(FontLibrary.faceName(weight: weight, italic: italic))."
        // A weight between two is the nearest of all.
        let own = weight % 100 == 0 ? all.filter { $0.contains(face) } : []
        load(family == "Inter" && !own.isEmpty ? own : all)
    }

    /// Reads every font if the text has a letter that the typeface's font lacks.
    func loadOthers(for text: String, in typeface: Typeface) {
        if hasAll || text.utf8.allSatisfy({ $0 < 0x80 }) { return }
        // The Latin letters of Western Europe are in every font that is installed here.
        let foreign = text.unicodeScalars.filter { $0.value > 0xFF }
        if foreign.isEmpty || covers(foreign, typeface) { return }
        hasAll = true
        // Which font is tried first where several have a letter depends on their order: never on what was set before.
        FcConfigAppFontClear(config)
        loaded = []
        load(FontLibrary.families.flatMap { files[$0.name] ?? [] })
    }

    private func load(_ wanted: [String]) {
        let missing = wanted.filter { loaded.insert($0).inserted }
        if missing.isEmpty { return }
        for file in missing { FcConfigAppFontAddFile(config, file) }
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }

    private func covers(_ letters: String.UnicodeScalarView, _ typeface: Typeface) -> Bool {
        guard let font = pango_font_map_load_font(fontMap, context, typeface.font) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let coverage = pango_font_get_coverage(font, pango_language_from_string("en")) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(coverage)) }
        return letters.allSatisfy { pango_coverage_get(coverage, Int32($0.value)) == PANGO_COVERAGE_EXACT }
    }

    /// What the files of Inter call a face.
    private static func faceName(weight: Int, italic: Bool) -> String {
        let names = [100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"]
        let name = names[weight] ?? ""
        return italic ? (weight == 400 ? "Italic" : name + "Italic") : name
    }
}
