@_spi(SliderKit) import CoreGraphics

extension UIFont {
    /// The engine's typeface for this font, `factor` times its size.
    func typeface(scaledBy factor: CGFloat = 1) -> Typeface {
        TypefaceCache.shared.typeface(face, size: pointSize * factor)
    }
}

/// Typefaces by face and size: loading one costs milliseconds.
private final class TypefaceCache {
    nonisolated(unsafe) static let shared = TypefaceCache()

    private struct Key: Hashable {
        let face: FontFace
        let size: CGFloat
    }

    private var typefaces: [Key: Typeface] = [:]

    func typeface(_ face: FontFace, size: CGFloat) -> Typeface {
        let key = Key(face: face, size: size)
        if let known = typefaces[key] { return known }
        // Sizes that change at every step (a scaling label) must not pile up.
        if typefaces.count > 200 { typefaces.removeAll() }
        let metrics = LineMetrics.of(face.family)
        let made = Typeface(
            family: face.engineFamily, weight: face.weight.css, italic: face.isItalic, size: size,
            monospacedDigits: face.hasMonospacedDigits,
            lineMetrics: Typeface.LineMetrics(
                ascender: metrics.ascender * size, descender: metrics.descender * size, leading: metrics.leading * size))
        typefaces[key] = made
        return made
    }
}
