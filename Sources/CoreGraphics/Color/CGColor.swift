/// A colour: components in a colour space, and an alpha; or an image that repeats.
public final class CGColor: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// The sRGB components that are drawn, each 0…1.
    private let drawn: (red: Double, green: Double, blue: Double, alpha: Double)
    /// The image of a pattern colour, and how many of its pixels make a point.
    internal let pattern: (image: CGImage, scale: CGFloat)?

    private init(space: CGColorSpace, values: [CGFloat], pattern: (image: CGImage, scale: CGFloat)? = nil) {
        self.space = space
        // Not-a-number draws as zero; nothing else in the engine needs to think about it.
        self.values = values.map { $0.isNaN ? 0 : $0 }
        self.pattern = pattern
        let alpha = Double(min(max(self.values.last ?? 1, 0), 1))
        guard pattern == nil else {
            drawn = (0, 0, 0, alpha)
            return
        }
        let (r, g, b) = space.toSRGB(self.values)
        func unit(_ v: CGFloat) -> Double { Double(min(max(v, 0), 1)) }
        drawn = (unit(r), unit(g), unit(b), alpha)
    }

    /// Makes a colour from a space's components followed by alpha, each usually 0…1; nil for a pattern space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Makes an sRGB colour; all values 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.sRGB, values: [red, green, blue, alpha])
    }

    /// Makes an sRGB colour; all values 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray; both values 0…1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.gray, values: [gray, alpha])
    }

    /// Makes a colour in the extended sRGB space, whose components may lie outside 0…1 (drawn clipped).
    @_spi(SliderKit) public convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.extendedSRGB, values: [red, green, blue, alpha])
    }

    /// Makes a colour that repeats an image; `scale` pixels of it make a point.
    @_spi(SliderKit) public convenience init(patternImage: CGImage, scale: CGFloat, alpha: CGFloat = 1) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(space: CGColorSpace.shared.pattern, values: [alpha], pattern: (patternImage, scale))
    }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// How many components there are, alpha included.
    public var numberOfComponents: Int { values.count }
    /// The opacity, 0…1.
    public var alpha: CGFloat { values.last ?? 1 }
    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The colour with another alpha, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The colour in another space; nil if either is a pattern's. Colours outside the space are clipped.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil, space.model != .pattern else { return nil }
        if space == self.space { return self }
        let (r, g, b) = self.space.toSRGB(values)
        return CGColor(space: space, values: space.fromSRGB(r, g, b) + [alpha])
    }

    /// The sRGB components as they are drawn, each 0…1, not premultiplied.
    @_spi(SliderKit) public var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (CGFloat(drawn.red), CGFloat(drawn.green), CGFloat(drawn.blue), CGFloat(drawn.alpha))
    }

    /// The image that a pattern colour repeats.
    @_spi(SliderKit) public var patternImage: CGImage? { pattern?.image }
    /// How many of that image's pixels make a point.
    @_spi(SliderKit) public var patternImageScale: CGFloat { pattern?.scale ?? 1 }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with alpha zero.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Two colours are equal if space, components and pattern are.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern?.image === rhs.pattern?.image
                && lhs.pattern?.scale == rhs.pattern?.scale)
    }

    /// Hashes space and components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }

    /// The space and the components.
    public var description: String {
        "CGColor(\(space.name ?? "device") [\(values.map { "\($0)" }.joined(separator: " "))])"
    }
}
