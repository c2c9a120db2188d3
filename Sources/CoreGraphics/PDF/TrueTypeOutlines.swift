/// The outlines of a TrueType font that lies in a PDF file.
struct TrueTypeOutlines {
    private let data: [UInt8]
    private var tables: [String: Range<Int>] = [:]
    /// Font units for each em.
    let unitsPerEm: Double
    private let hasLongOffsets: Bool
    private let glyphCount: Int
    /// Glyphs by character code, and by Unicode scalar.
    private var codes: [Int: Int] = [:]
    private var scalars: [Int: Int] = [:]

    init?(_ data: [UInt8]) {
        self.data = data
        guard data.count > 12 else { return nil }
        let read = { (at: Int) in at + 2 <= data.count ? Int(data[at]) << 8 | Int(data[at + 1]) : 0 }
        for index in 0..<min(read(4), 64) {
            let entry = 12 + 16 * index
            guard entry + 16 <= data.count else { break }
            let start = read(entry + 8) << 16 | read(entry + 10), length = read(entry + 12) << 16 | read(entry + 14)
            guard start <= data.count else { continue }
            tables[String(decoding: data[entry..<(entry + 4)], as: UTF8.self)] = start..<min(start + length, data.count)
        }
        guard let head = tables["head"]?.lowerBound, let most = tables["maxp"]?.lowerBound, tables["glyf"] != nil, tables["loca"] != nil, read(head + 18) > 0
        else { return nil }
        unitsPerEm = Double(read(head + 18))
        hasLongOffsets = read(head + 50) != 0
        glyphCount = read(most + 4)
        readCharacterMaps()
    }

    private func word(_ at: Int) -> Int { at >= 0 && at + 2 <= data.count ? Int(data[at]) << 8 | Int(data[at + 1]) : 0 }
    private func signed(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: word(at))) }

    // MARK: Characters

    private mutating func readCharacterMaps() {
        guard let start = tables["cmap"]?.lowerBound else { return }
        for index in 0..<min(word(start + 2), 16) {
            let entry = start + 4 + 8 * index
            let (platform, encoding) = (word(entry), word(entry + 2))
            let map = readMap(at: start + (word(entry + 4) << 16 | word(entry + 6)))
            if platform == 3, encoding == 1 || encoding == 10 { scalars.merge(map) { first, _ in first } }
            else if platform == 0 { scalars.merge(map) { first, _ in first } }
            else { codes.merge(map) { first, _ in first } }
        }
    }

    private func readMap(at start: Int) -> [Int: Int] {
        var map: [Int: Int] = [:]
        switch word(start) {
        case 0: for code in 0..<256 where start + 6 + code < data.count { map[code] = Int(data[start + 6 + code]) }
        case 6: for index in 0..<word(start + 8) { map[word(start + 6) + index] = word(start + 10 + 2 * index) }
        case 4:
            let count = word(start + 6) / 2
            for segment in 0..<count {
                let end = word(start + 14 + 2 * segment), first = word(start + 16 + 2 * (count + segment))
                let delta = word(start + 16 + 2 * (2 * count + segment)), place = start + 16 + 2 * (3 * count + segment)
                guard first <= end, end < 0xffff else { continue }
                for code in first...end {
                    let offset = word(place)
                    let glyph = offset == 0 ? code : word(place + offset + 2 * (code - first))
                    if glyph != 0 || offset == 0 { map[code] = (glyph + delta) & 0xffff }
                }
            }
        default: break
        }
        return map
    }

    /// The glyph of a character code. Subset fonts number their characters as they like, at times from F000 on.
    func glyph(code: Int, scalar: Int?) -> Int {
        if let scalar, let glyph = scalars[scalar] { return glyph }
        return codes[code] ?? codes[0xf000 + code] ?? scalars[0xf000 + code] ?? scalars[code] ?? 0
    }

    // MARK: Outlines

    /// The outline of a glyph in font units, y up.
    func outline(_ glyph: Int) -> CGPath {
        let path = CGMutablePath()
        add(glyph, to: path, .identity, depth: 0)
        return path
    }

    private func place(of glyph: Int) -> Range<Int>? {
        guard glyph >= 0, glyph < glyphCount, let index = tables["loca"]?.lowerBound, let glyphs = tables["glyf"] else { return nil }
        let offset = { (number: Int) in
            hasLongOffsets ? word(index + 4 * number) << 16 | word(index + 4 * number + 2) : 2 * word(index + 2 * number)
        }
        let start = glyphs.lowerBound + offset(glyph), end = glyphs.lowerBound + offset(glyph + 1)
        return start < end && end <= data.count ? start..<end : nil
    }

    private func add(_ glyph: Int, to path: CGMutablePath, _ transform: CGAffineTransform, depth: Int) {
        guard depth < 6, let place = place(of: glyph) else { return }
        let contours = signed(place.lowerBound)
        if contours >= 0 { addSimple(place, contours, to: path, transform) } else { addComposite(place, to: path, transform, depth) }
    }

    private func addComposite(_ place: Range<Int>, to path: CGMutablePath, _ transform: CGAffineTransform, _ depth: Int) {
        var at = place.lowerBound + 10
        for _ in 0..<64 {
            let (flags, glyph) = (word(at), word(at + 2))
            at += 4
            var part = CGAffineTransform.identity
            if flags & 1 != 0 {
                (part.tx, part.ty) = (CGFloat(signed(at)), CGFloat(signed(at + 2)))
                at += 4
            } else if at + 1 < data.count {
                (part.tx, part.ty) = (CGFloat(Int8(bitPattern: data[at])), CGFloat(Int8(bitPattern: data[at + 1])))
                at += 2
            }
            let fraction = { (at: Int) in CGFloat(signed(at)) / 16384 }
            if flags & 8 != 0 {
                (part.a, part.d) = (fraction(at), fraction(at))
                at += 2
            } else if flags & 0x40 != 0 {
                (part.a, part.d) = (fraction(at), fraction(at + 2))
                at += 4
            } else if flags & 0x80 != 0 {
                (part.a, part.b, part.c, part.d) = (fraction(at), fraction(at + 2), fraction(at + 4), fraction(at + 6))
                at += 8
            }
            add(glyph, to: path, part.concatenating(transform), depth: depth + 1)
            guard flags & 0x20 != 0, at < place.upperBound else { return }
        }
    }

    private func addSimple(_ place: Range<Int>, _ contours: Int, to path: CGMutablePath, _ transform: CGAffineTransform) {
        guard contours > 0 else { return }
        var at = place.lowerBound + 10
        let ends = (0..<contours).map { word(at + 2 * $0) }
        at += 2 * contours
        at += 2 + word(at)
        let count = (ends.last ?? -1) + 1
        guard count > 0, count < 20_000 else { return }
        var flags: [UInt8] = []
        while flags.count < count, at < data.count {
            let flag = data[at]
            at += 1
            flags.append(flag)
            if flag & 8 != 0, at < data.count {
                flags += [UInt8](repeating: flag, count: Int(data[at]))
                at += 1
            }
        }
        guard flags.count >= count else { return }
        func coordinates(_ short: UInt8, _ same: UInt8) -> [Int] {
            var value = 0
            return (0..<count).map { index in
                if flags[index] & short != 0, at < data.count {
                    value += flags[index] & same != 0 ? Int(data[at]) : -Int(data[at])
                    at += 1
                } else if flags[index] & same == 0 {
                    value += signed(at)
                    at += 2
                }
                return value
            }
        }
        let xs = coordinates(2, 16), ys = coordinates(4, 32)
        var first = 0
        for end in ends where end >= first && end < count {
            let points = (first...end).map { (point: CGPoint(x: CGFloat(xs[$0]), y: CGFloat(ys[$0])), isOn: flags[$0] & 1 != 0) }
            addContour(points, to: path, transform)
            first = end + 1
        }
    }

    /// Curves of the second degree; between two control points in a row lies a point of the curve.
    private func addContour(_ points: [(point: CGPoint, isOn: Bool)], to path: CGMutablePath, _ transform: CGAffineTransform) {
        guard points.count > 1 else { return }
        let middle = { (a: CGPoint, b: CGPoint) in CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let begin = points.firstIndex { $0.isOn }
        let start = begin.map { points[$0].point } ?? middle(points[0].point, points[points.count - 1].point)
        path.move(to: start, transform: transform)
        var control: CGPoint?
        for offset in 0..<points.count {
            let (point, isOn) = points[((begin ?? -1) + 1 + offset) % points.count]
            if isOn {
                if let control { path.addQuadCurve(to: point, control: control, transform: transform) } else { path.addLine(to: point, transform: transform) }
                control = nil
            } else {
                if let control { path.addQuadCurve(to: middle(control, point), control: control, transform: transform) }
                control = point
            }
        }
        if let control { path.addQuadCurve(to: start, control: control, transform: transform) }
        path.closeSubpath()
    }
}
