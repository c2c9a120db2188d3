import Foundation

/// A font of a page: simple, or composite with codes of two bytes.
final class PDFFont {
    let outlines: GlyphOutlines?
    let isComposite: Bool
    private var widths: [Int: Double] = [:]
    /// Nil where the font's own widths count.
    private var standardWidth: Double?
    private let encoding: PDFEncoding
    /// Glyphs by code, for composite fonts that say so.
    private var glyphs: [UInt8] = []

    init(_ entries: [String: PDFObject], _ file: PDFFile) {
        isComposite = file.name(entries["Subtype"]) == "Type0"
        var own = entries
        if isComposite, let first = file.array(entries["DescendantFonts"])?.first, let descendant = file.dictionary(first) { own = descendant }
        let descriptor = file.dictionary(own["FontDescriptor"]) ?? [:]
        let embedded = ["FontFile2", "FontFile3", "FontFile"].lazy.compactMap { descriptor[$0] }.first
        let isStandard = embedded == nil && !isComposite
        outlines = embedded.map { file.data($0) }.flatMap { GlyphOutlines($0) } ?? (isStandard ? PDFFont.standIn(file.name(own["BaseFont"]) ?? "") : nil)
        encoding = PDFEncoding(own["Encoding"], file, isSymbolic: !isStandard && Int(file.number(descriptor["Flags"]) ?? 0) & 4 != 0)
        if isComposite {
            standardWidth = file.number(own["DW"]) ?? 1000
            readCompositeWidths(file.array(own["W"]) ?? [], file)
            glyphs = file.data(own["CIDToGIDMap"])
        } else {
            let listed = file.numbers(own["Widths"])
            standardWidth = listed == nil ? nil : file.number(descriptor["MissingWidth"]) ?? 0
            let first = Int(file.number(own["FirstChar"]) ?? 0)
            for (index, width) in (listed ?? []).enumerated() { widths[first + index] = width }
        }
    }

    /// What stands in for a font that every reader of PDFs has, or that was left out of the file.
    private static func standIn(_ name: String) -> GlyphOutlines? {
        guard let path = FontLibrary.file(postScriptName: name), let data = FileManager.default.contents(atPath: path) else { return nil }
        return GlyphOutlines([UInt8](data))
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

    /// In thousandths of the font's size.
    func width(_ code: Int) -> Double {
        if let width = widths[code] ?? standardWidth { return width }
        return outlines.map { $0.advance(glyph(code)) / $0.unitsPerEm * 1000 } ?? 0
    }

    func glyph(_ code: Int) -> Int {
        guard let outlines else { return 0 }
        guard isComposite else { return encoding.glyph(code, in: outlines) }
        return 2 * code + 1 < glyphs.count ? Int(glyphs[2 * code]) << 8 | Int(glyphs[2 * code + 1]) : outlines.glyph(identifier: code)
    }
}
