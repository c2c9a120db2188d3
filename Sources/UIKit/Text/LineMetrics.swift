/// The vertical measures of a font of size 1.
///
/// The typefaces here stand in for Apple's, which are not free. Letters are theirs, but lines are as high as Apple's fonts
/// make them, so that layouts agree: a label of system font 17 is 20.287 points high on both sides.
struct LineMetrics: Hashable {
    var ascender: CGFloat
    /// Negative: below the baseline.
    var descender: CGFloat
    var leading: CGFloat = 0
    var capHeight: CGFloat
    var xHeight: CGFloat

    var lineHeight: CGFloat { ascender - descender + leading }

    static func of(_ family: FontFace.Family) -> LineMetrics {
        switch family {
        case .system: return system
        case .monospacedSystem: return system
        case .named(let name): return named[name] ?? system
        }
    }

    private static let system = LineMetrics(ascender: 0.952148438, descender: -0.241210938, capHeight: 0.704589844, xHeight: 0.526367188)

    private static let named: [String: LineMetrics] = [
        "Arial": LineMetrics(
            ascender: 0.905273438, descender: -0.211914062, leading: 0.032714844, capHeight: 0.71582, xHeight: 0.518555),
        "Courier": LineMetrics(ascender: 0.754, descender: -0.246, capHeight: 0.581, xHeight: 0.462),
        "Courier New": LineMetrics(ascender: 0.832519531, descender: -0.300292969, capHeight: 0.571289, xHeight: 0.422852),
        "Georgia": LineMetrics(ascender: 0.916992188, descender: -0.219238281, capHeight: 0.692383, xHeight: 0.481445),
        "Helvetica": LineMetrics(ascender: 0.770, descender: -0.230, capHeight: 0.717, xHeight: 0.523),
        "Helvetica Neue": neue,
        FontCatalog.condensedName: neue,
        "Menlo": LineMetrics(ascender: 0.928222656, descender: -0.235839844, capHeight: 0.729004, xHeight: 0.547363),
        "Times New Roman": LineMetrics(
            ascender: 0.891113281, descender: -0.216308594, leading: 0.042480469, capHeight: 0.662109, xHeight: 0.447266),
    ]

    private static let neue = LineMetrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
}
