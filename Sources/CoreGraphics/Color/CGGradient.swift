/// What a gradient draws beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations 0…1, with smooth passages between them.
public final class CGGradient: @unchecked Sendable {
    /// The stops in rising order: location 0…1 and sRGB colour, not premultiplied.
    internal let stops: [(location: Double, color: CGColor)]

    /// Makes a gradient from colours; nil if there is none.
    ///
    /// - Parameters:
    ///   - space: Nil for sRGB. Passages are mixed in sRGB in any case.
    ///   - colors: `CGColor`s; other objects are passed over.
    ///   - locations: One for each colour, 0…1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty else { return nil }
        stops = CGGradient.sorted(found, locations)
    }

    /// Makes a gradient from components, alpha included, of `count` colours; nil if the count is not positive.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model != .pattern else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
        stops = CGGradient.sorted(colors, locations)
    }

    private static func sorted(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) -> [(Double, CGColor)] {
        let last = Double(max(colors.count - 1, 1))
        let placed = colors.enumerated().map { index, color -> (Double, CGColor) in
            let raw = locations.map { Double($0[index]) } ?? Double(index) / last
            return (raw.isNaN ? 0 : min(max(raw, 0), 1), color)
        }
        // Equal locations keep their order: a hard edge.
        return placed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
    }
}
