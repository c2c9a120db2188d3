/// Where a pixel keeps its alpha, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha last, colours multiplied by it (RGBA).
    case premultipliedLast = 1
    /// Alpha first, colours multiplied by it (ARGB).
    case premultipliedFirst = 2
    /// Alpha last, colours not multiplied.
    case last = 3
    /// Alpha first, colours not multiplied.
    case first = 4
    /// The last component is unused.
    case noneSkipLast = 5
    /// The first component is unused.
    case noneSkipFirst = 6
    /// Nothing but alpha.
    case alphaOnly = 7
}

/// How the bits of a pixel are arranged: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes the value from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that hold the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32-bit pixels, last byte first in memory.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels, first byte first in memory.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How images are sampled when they are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's choice: bilinear.
    case `default` = 0
    /// Nearest pixel.
    case none = 1
    /// Bilinear.
    case low = 2
    /// Bilinear, averaged when the image shrinks.
    case medium = 4
    /// As medium.
    case high = 3
}
