/// How the pixels of a caller's bitmap lie in memory, and the way to and from the engine's own: BGRA, premultiplied, 8 bits each.
internal struct PixelLayout: Equatable {
    enum Kind: Equatable {
        /// Four bytes: where red, green, blue and alpha (or the unused byte) lie.
        case color(red: Int, green: Int, blue: Int, alpha: Int, hasAlpha: Bool, isStraight: Bool)
        case rgb24
        case gray
        case alphaOnly
    }

    let kind: Kind
    var bytesPerPixel: Int {
        switch kind {
        case .color: 4
        case .rgb24: 3
        case .gray, .alphaOnly: 1
        }
    }

    static let bgra = PixelLayout(
        kind: .color(red: 2, green: 1, blue: 0, alpha: 3, hasAlpha: true, isStraight: false))

    private init(kind: Kind) { self.kind = kind }

    /// Nil for arrangements that are not supported.
    init?(bitsPerComponent: Int, bitsPerPixel: Int?, model: CGColorSpaceModel?, bitmapInfo: UInt32) {
        guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) else { return nil }
        if alpha == .alphaOnly {
            guard bitsPerPixel ?? 8 == 8 else { return nil }
            self.init(kind: .alphaOnly)
            return
        }
        switch model {
        case .monochrome:
            guard alpha == .none, bitsPerPixel ?? 8 == 8 else { return nil }
            self.init(kind: .gray)
        case .rgb:
            if alpha == .none {
                guard bitsPerPixel == 24 else { return nil }
                self.init(kind: .rgb24)
                return
            }
            let order = bitmapInfo & 0x7000
            guard bitsPerPixel ?? 32 == 32, order == 0 || order == 2 << 12 || order == 4 << 12 else { return nil }
            let isLast = alpha == .premultipliedLast || alpha == .last || alpha == .noneSkipLast
            var places = isLast ? [0, 1, 2, 3] : [1, 2, 3, 0]
            if order == 2 << 12 { places = places.map { 3 - $0 } }
            self.init(
                kind: .color(
                    red: places[0], green: places[1], blue: places[2], alpha: places[3],
                    hasAlpha: alpha != .noneSkipLast && alpha != .noneSkipFirst,
                    isStraight: alpha == .last || alpha == .first))
        default: return nil
        }
    }

    var hasAlpha: Bool {
        switch kind {
        case .color(_, _, _, _, let hasAlpha, _): hasAlpha
        case .alphaOnly: true
        case .rgb24, .gray: false
        }
    }

    /// Reads a row of the caller's pixels into premultiplied BGRA.
    func read(_ source: UnsafePointer<UInt8>, into out: UnsafeMutablePointer<UInt8>, width: Int) {
        switch kind {
        case .color(let r, let g, let b, let a, let hasAlpha, let isStraight):
            for x in 0..<width {
                let (p, q) = (source + 4 * x, out + 4 * x)
                let alpha = hasAlpha ? p[a] : 255
                // A premultiplied colour can be no brighter than its alpha; hostile pixels are clamped.
                func value(_ v: UInt8) -> UInt8 { isStraight ? PixelLayout.multiply(v, alpha) : min(v, alpha) }
                (q[0], q[1], q[2], q[3]) = (value(p[b]), value(p[g]), value(p[r]), alpha)
            }
        case .rgb24:
            for x in 0..<width {
                let (p, q) = (source + 3 * x, out + 4 * x)
                (q[0], q[1], q[2], q[3]) = (p[2], p[1], p[0], 255)
            }
        case .gray:
            for x in 0..<width {
                let q = out + 4 * x
                (q[0], q[1], q[2], q[3]) = (source[x], source[x], source[x], 255)
            }
        case .alphaOnly:
            for x in 0..<width {
                let q = out + 4 * x
                (q[0], q[1], q[2], q[3]) = (0, 0, 0, source[x])
            }
        }
    }

    /// Writes a row of premultiplied BGRA as the caller's pixels.
    func write(_ source: UnsafePointer<UInt8>, into out: UnsafeMutablePointer<UInt8>, width: Int) {
        switch kind {
        case .color(let r, let g, let b, let a, let hasAlpha, let isStraight):
            for x in 0..<width {
                let (p, q) = (source + 4 * x, out + 4 * x)
                func value(_ v: UInt8) -> UInt8 { isStraight ? PixelLayout.divide(v, p[3]) : v }
                (q[b], q[g], q[r], q[a]) = (value(p[0]), value(p[1]), value(p[2]), hasAlpha ? p[3] : 255)
            }
        case .rgb24:
            for x in 0..<width {
                let (p, q) = (source + 4 * x, out + 3 * x)
                (q[0], q[1], q[2]) = (p[2], p[1], p[0])
            }
        case .gray:
            for x in 0..<width {
                let p = source + 4 * x
                out[x] = PixelLayout.luminance(p[2], p[1], p[0])
            }
        case .alphaOnly:
            for x in 0..<width { out[x] = source[4 * x + 3] }
        }
    }

    static func multiply(_ v: UInt8, _ a: UInt8) -> UInt8 {
        let t = Int(v) * Int(a) + 128
        return UInt8((t + (t >> 8)) >> 8)
    }

    static func divide(_ v: UInt8, _ a: UInt8) -> UInt8 {
        a == 0 ? 0 : UInt8(min((Int(v) * 255 + Int(a) / 2) / Int(a), 255))
    }

    /// Gray by the weights of sRGB's primaries, in whole numbers; equal components come back as they are.
    static func luminance(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
        let red = 13933 * Int(r)
        let green = 46871 * Int(g)
        let blue = 4732 * Int(b)
        return UInt8((red + green + blue + 32768) >> 16)
    }
}
