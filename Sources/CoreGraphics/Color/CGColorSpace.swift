/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// An image that repeats.
    case pattern = 6
}

/// How colours outside a space's gamut are brought into it. All intents clip here.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The device's own choice.
    case defaultIntent
    /// Measured colours, clipped.
    case absoluteColorimetric
    /// Colours relative to white, clipped.
    case relativeColorimetric
    /// As alike as can be.
    case perceptual
    /// As saturated as can be.
    case saturation
}

/// What the components of a colour mean. Drawing happens in sRGB: device RGB is sRGB, Display P3 is converted and clipped to it.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    internal enum Kind: Hashable {
        case gray, deviceRGB, sRGB, extendedSRGB, linearSRGB, displayP3, deviceGray, pattern
    }

    internal let kind: Kind

    internal init(_ kind: Kind) { self.kind = kind }

    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of gray with gamma 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// Makes the space of a name; nil for a name that is not known.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB: self.init(.sRGB)
        case CGColorSpace.extendedSRGB: self.init(.extendedSRGB)
        case CGColorSpace.linearSRGB: self.init(.linearSRGB)
        case CGColorSpace.displayP3: self.init(.displayP3)
        case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The space's name; nil for device spaces and patterns.
    public var name: CFString? {
        switch kind {
        case .sRGB: CGColorSpace.sRGB
        case .extendedSRGB: CGColorSpace.extendedSRGB
        case .linearSRGB: CGColorSpace.linearSRGB
        case .displayP3: CGColorSpace.displayP3
        case .gray: CGColorSpace.genericGrayGamma2_2
        case .deviceRGB, .deviceGray, .pattern: nil
        }
    }

    /// The kind of the space.
    public var model: CGColorSpaceModel {
        switch kind {
        case .gray, .deviceGray: .monochrome
        case .pattern: .pattern
        default: .rgb
        }
    }

    /// How many components a colour has, alpha not counted: 3, 1, or 0 for a pattern.
    public var numberOfComponents: Int {
        switch model {
        case .rgb: 3
        case .monochrome: 1
        default: 0
        }
    }

    /// Two spaces are equal if they are the same kind.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

    /// Hashes the kind.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    internal static let shared = (
        deviceRGB: CGColorSpace(.deviceRGB), sRGB: CGColorSpace(.sRGB), extendedSRGB: CGColorSpace(.extendedSRGB),
        deviceGray: CGColorSpace(.deviceGray), gray: CGColorSpace(.gray), pattern: CGColorSpace(.pattern)
    )

    /// sRGB components, not clipped, of components in this space.
    internal func toSRGB(_ c: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        switch kind {
        case .gray, .deviceGray: return (c[0], c[0], c[0])
        case .deviceRGB, .sRGB, .extendedSRGB: return (c[0], c[1], c[2])
        case .linearSRGB: return (Transfer.encode(c[0]), Transfer.encode(c[1]), Transfer.encode(c[2]))
        case .displayP3:
            let (r, g, b) = (Transfer.decode(c[0]), Transfer.decode(c[1]), Transfer.decode(c[2]))
            return (
                Transfer.encode(1.2249401762805598 * r - 0.2249401762805597 * g),
                Transfer.encode(-0.0420569547096881 * r + 1.042056954709688 * g),
                Transfer.encode(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
            )
        case .pattern: return (0, 0, 0)
        }
    }

    /// Components in this space of sRGB components.
    internal func fromSRGB(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> [CGFloat] {
        switch kind {
        case .gray, .deviceGray: return [0.2126 * r + 0.7152 * g + 0.0722 * b]
        case .deviceRGB, .sRGB: return [r, g, b].map { min(max($0, 0), 1) }
        case .extendedSRGB: return [r, g, b]
        case .linearSRGB: return [Transfer.decode(r), Transfer.decode(g), Transfer.decode(b)]
        case .displayP3:
            let (x, y, z) = (Transfer.decode(r), Transfer.decode(g), Transfer.decode(b))
            return [
                Transfer.encode(0.8224619687143623 * x + 0.1775380312856377 * y),
                Transfer.encode(0.0331941988509616 * x + 0.9668058011490384 * y),
                Transfer.encode(0.0170826307211200 * x + 0.0723974407397002 * y + 0.9105199285391797 * z),
            ]
        case .pattern: return []
        }
    }

    /// sRGB's curve, which Display P3 shares; odd around zero for extended components.
    private enum Transfer {
        static func decode(_ v: CGFloat) -> CGFloat {
            let m = abs(v)
            let linear = m <= 0.04045 ? m / 12.92 : CGFloat(pow(Double((m + 0.055) / 1.055), 2.4))
            return v < 0 ? -linear : linear
        }
        static func encode(_ v: CGFloat) -> CGFloat {
            let m = abs(v)
            let curved = m <= 0.0031308 ? m * 12.92 : 1.055 * CGFloat(pow(Double(m), 1 / 2.4)) - 0.055
            return v < 0 ? -curved : curved
        }
    }
}

/// The device's RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.shared.deviceRGB }
/// The device's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.shared.deviceGray }
