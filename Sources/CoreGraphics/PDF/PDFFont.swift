/// A font of a page: simple, or composite with codes of two bytes.
final class PDFFont {
    let outlines: TrueTypeOutlines?
    let isComposite: Bool
    private var widths: [Int: Double] = [:]
    private var standardWidth = 0.0
    /// Codes that the font's own table does not explain: those of common encodings, which agree with Latin-1 in the letters that icons have.
    private let isSymbolic: Bool
    /// Glyphs by code, for composite fonts that say so.
    private var glyphs: [UInt8] = []

    init(_ entries: [String: PDFObject], _ file: PDFFile) {
        isComposite = file.name(entries["Subtype"]) == "Type0"
        var own = entries
        if isComposite, let first = file.array(entries["DescendantFonts"])?.first, let descendant = file.dictionary(first) { own = descendant }
        let descriptor = file.dictionary(own["FontDescriptor"]) ?? [:]
        outlines = descriptor["FontFile2"].flatMap { TrueTypeOutlines(file.data($0)) }
        isSymbolic = Int(file.number(descriptor["Flags"]) ?? 0) & 4 != 0
        if isComposite {
            standardWidth = file.number(own["DW"]) ?? 1000
            readCompositeWidths(file.array(own["W"]) ?? [], file)
            glyphs = file.data(own["CIDToGIDMap"])
        } else {
            standardWidth = file.number(descriptor["MissingWidth"]) ?? 0
            let first = Int(file.number(own["FirstChar"]) ?? 0)
            for (index, width) in (file.numbers(own["Widths"]) ?? []).enumerated() { widths[first + index] = width }
        }
    }

    private func readCompositeWidths(_ all: [PDFObject], _ file: PDFFile) {
        var index = 0
        while index + 1 < all.count {
            guard let first = file.number(all[index]).flatMap({ Int(exactly: $0) }) else { return }
            if let list = file.numbers(all[index + 1]) {
                for (offset, width) in list.enumerated() { widths[first + offset] = width }
                index += 2
            } else if index + 2 < all.count, let last = file.number(all[index + 1]).flatMap({ Int(exactly: $0) }), let width = file.number(all[index + 2]),
                first <= last, last < 65536
            {
                for code in first...last { widths[code] = width }
                index += 3
            } else {
                return
            }
        }
    }

    func codes(_ bytes: [UInt8]) -> [Int] {
        guard isComposite else { return bytes.map { Int($0) } }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    }

    func width(_ code: Int) -> Double { widths[code] ?? standardWidth }

    func glyph(_ code: Int) -> Int {
        guard let outlines else { return 0 }
        if isComposite { return 2 * code + 1 < glyphs.count ? Int(glyphs[2 * code]) << 8 | Int(glyphs[2 * code + 1]) : code }
        return outlines.glyph(code: code, scalar: isSymbolic ? nil : code)
    }
}
