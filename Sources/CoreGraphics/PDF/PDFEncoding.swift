import Foundation

/// What the codes of a simple font mean: an encoding of text, and the codes that differ from it, by glyph names.
struct PDFEncoding {
    private var names: [Int: String] = [:]
    private let base: String.Encoding?

    /// - Parameter isSymbolic: Whether the font numbers its characters itself, unless an encoding is named.
    init(_ object: PDFObject?, _ file: PDFFile, isSymbolic: Bool) {
        let entries = file.dictionary(object)
        switch file.name(object) ?? file.name(entries?["BaseEncoding"]) {
        case "MacRomanEncoding": base = .macOSRoman
        case "WinAnsiEncoding": base = .windowsCP1252
        // The standard encoding has the letters of ASCII and no others that icons use.
        default: base = isSymbolic ? nil : .windowsCP1252
        }
        var code = 0
        for part in file.array(entries?["Differences"]) ?? [] {
            if let number = part.number.flatMap({ Int(exactly: $0) }) { code = number }
            guard let name = part.name else { continue }
            names[code] = name
            code += 1
        }
    }

    /// The glyph of a code; 0, which draws what is missing, where the font has none.
    func glyph(_ code: Int, in outlines: GlyphOutlines) -> Int {
        if let name = names[code] {
            return outlines.glyph(named: name) ?? PDFEncoding.scalar(named: name).flatMap { outlines.glyph(scalar: $0) } ?? outlines.glyph(code: code) ?? 0
        }
        if let base, let text = String(bytes: [UInt8(truncatingIfNeeded: code)], encoding: base), let scalar = text.unicodeScalars.first,
            let glyph = outlines.glyph(scalar: Int(scalar.value))
        {
            return glyph
        }
        return outlines.glyph(code: code) ?? 0
    }

    /// Names that say which scalar they mean: a letter's own, `uni20AC`, `u1F600`, and those of digits.
    private static func scalar(named name: String) -> Int? {
        if name.unicodeScalars.count == 1 { return name.unicodeScalars.first.map { Int($0.value) } }
        if name.hasPrefix("uni"), name.count == 7 { return Int(name.dropFirst(3), radix: 16) }
        if name.hasPrefix("u"), (5...7).contains(name.count) { return Int(name.dropFirst(), radix: 16) }
        let digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return name == "space" ? 32 : digits.firstIndex(of: name).map { 48 + $0 }
    }
}
