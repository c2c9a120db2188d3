internal import CFreeType

/// The outlines of a font that lies in a PDF file, or stands in for one that does not: TrueType, CFF or Type 1, read by FreeType.
final class GlyphOutlines {
    /// Font units for each em.
    let unitsPerEm: Double
    private let library: FT_Library
    private let face: FT_Face
    /// What FreeType reads, as long as the face lives.
    private let data: UnsafeMutableBufferPointer<UInt8>
    /// Glyphs by character identifier, for fonts that are keyed by these.
    private lazy var glyphsByIdentifier = readIdentifiers()

    /// Nil when FreeType can't read it, or finds no outlines.
    init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return nil }
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        data = .allocate(capacity: bytes.count)
        _ = data.initialize(from: bytes)
        var face: FT_Face?
        guard FT_New_Memory_Face(library, data.baseAddress, FT_Long(bytes.count), 0, &face) == 0, let face else {
            FT_Done_FreeType(library)
            data.deallocate()
            return nil
        }
        (self.library, self.face) = (library, face)
        unitsPerEm = Double(face.pointee.units_per_EM)
        guard face.pointee.face_flags & Flag.isScalable != 0, unitsPerEm > 0 else { return nil }
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        data.deallocate()
    }

    /// Bits that the headers have as macros with arguments.
    private enum Flag {
        static let isScalable: FT_Long = 1 << 0
        static let hasGlyphNames: FT_Long = 1 << 9
        static let isKeyedByIdentifier: FT_Long = 1 << 12
    }

    // MARK: Glyphs

    /// The glyph of a PostScript name, as in `Aacute`; nil where the font has none.
    func glyph(named name: String) -> Int? {
        guard face.pointee.face_flags & Flag.hasGlyphNames != 0 else { return nil }
        let glyph = name.withCString { FT_Get_Name_Index(face, $0) }
        return glyph == 0 ? nil : Int(glyph)
    }

    /// The glyph of a Unicode scalar; nil where the font has none.
    func glyph(scalar: Int) -> Int? { find(scalar) { $0.encoding == FT_ENCODING_UNICODE } }

    /// The glyph of a code in the font's own encodings. Subset fonts number their characters as they like, at times from F000 on.
    func glyph(code: Int) -> Int? {
        for wanted in [code, 0xf000 + code] {
            if let glyph = find(wanted, where: { $0.encoding != FT_ENCODING_UNICODE }) ?? glyph(scalar: wanted) { return glyph }
        }
        return nil
    }

    private func find(_ code: Int, where isRight: (FT_CharMapRec) -> Bool) -> Int? {
        for index in 0..<Int(face.pointee.num_charmaps) {
            guard let map = face.pointee.charmaps[index], isRight(map.pointee), FT_Set_Charmap(face, map) == 0 else { continue }
            let glyph = FT_Get_Char_Index(face, FT_ULong(truncatingIfNeeded: code))
            if glyph != 0 { return Int(glyph) }
        }
        return nil
    }

    /// The glyph of a character identifier: the same number, unless the font says otherwise.
    func glyph(identifier: Int) -> Int {
        face.pointee.face_flags & Flag.isKeyedByIdentifier == 0 ? identifier : glyphsByIdentifier[identifier] ?? 0
    }

    private func readIdentifiers() -> [Int: Int] {
        var glyphs: [Int: Int] = [:]
        for glyph in 0..<min(Int(face.pointee.num_glyphs), 65536) {
            var identifier: FT_UInt = 0
            if FT_Get_CID_From_Glyph_Index(face, FT_UInt(glyph), &identifier) == 0 { glyphs[Int(identifier)] = glyph }
        }
        return glyphs
    }

    // MARK: Outlines

    private func load(_ glyph: Int) -> FT_GlyphSlot? {
        guard let number = FT_UInt(exactly: glyph), FT_Load_Glyph(face, number, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
        return face.pointee.glyph
    }

    /// How far the next glyph is, in font units.
    func advance(_ glyph: Int) -> Double { load(glyph).map { Double($0.pointee.advance.x) } ?? 0 }

    /// The outline of a glyph in font units, y up.
    func outline(_ glyph: Int) -> CGPath {
        let path = CGMutablePath()
        guard let slot = load(glyph), slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return path }
        var pen = FT_Outline_Funcs()
        pen.move_to = { to, path in
            GlyphOutlines.path(path) { $0.closeSubpath(); $0.move(to: GlyphOutlines.point(to)) }
        }
        pen.line_to = { to, path in GlyphOutlines.path(path) { $0.addLine(to: GlyphOutlines.point(to)) } }
        pen.conic_to = { control, to, path in
            GlyphOutlines.path(path) { $0.addQuadCurve(to: GlyphOutlines.point(to), control: GlyphOutlines.point(control)) }
        }
        pen.cubic_to = { first, second, to, path in
            GlyphOutlines.path(path) {
                $0.addCurve(to: GlyphOutlines.point(to), control1: GlyphOutlines.point(first), control2: GlyphOutlines.point(second))
            }
        }
        FT_Outline_Decompose(&slot.pointee.outline, &pen, Unmanaged.passUnretained(path).toOpaque())
        path.closeSubpath()
        return path
    }

    private static func path(_ pointer: UnsafeMutableRawPointer?, _ add: (CGMutablePath) -> Void) -> Int32 {
        guard let pointer else { return 1 }
        let path = Unmanaged<CGMutablePath>.fromOpaque(pointer).takeUnretainedValue()
        add(path)
        return 0
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        vector.map { CGPoint(x: CGFloat($0.pointee.x), y: CGFloat($0.pointee.y)) } ?? .zero
    }
}
