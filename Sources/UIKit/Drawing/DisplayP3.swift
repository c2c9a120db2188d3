/// Conversion from Display P3 to extended sRGB; both share one transfer curve and differ in their primaries.
enum DisplayP3 {
    static func extendedSRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let r = linear(red), g = linear(green), b = linear(blue)
        return (
            encoded(1.2249401 * r - 0.2249402 * g),
            encoded(-0.0420570 * r + 1.0420571 * g),
            encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        // Whole levels must come back whole: white of one space is white of the other.
        let tidy = (result * 1e6).rounded() / 1e6
        return value < 0 ? -tidy : tidy
    }
}
