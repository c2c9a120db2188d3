/// Hue, saturation and brightness to red, green and blue, and back; everything 0 to 1.
enum HSBConversion {
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let hue = clamped(hue) * 6
        let saturation = clamped(saturation)
        let value = clamped(brightness)
        let sector = hue.rounded(.down)
        let fraction = hue - sector
        let low = value * (1 - saturation)
        let falling = value * (1 - saturation * fraction)
        let rising = value * (1 - saturation * (1 - fraction))
        switch Int(sector) % 6 {
        case 0: return (value, rising, low)
        case 1: return (falling, value, low)
        case 2: return (low, value, rising)
        case 3: return (low, falling, value)
        case 4: return (rising, low, value)
        default: return (value, low, falling)
        }
    }

    static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, green, blue)
        let chroma = most - min(red, green, blue)
        guard chroma > 0 else { return (0, 0, most) }
        var hue: CGFloat
        if most == red {
            hue = (green - blue) / chroma
        } else if most == green {
            hue = (blue - red) / chroma + 2
        } else {
            hue = (red - green) / chroma + 4
        }
        if hue < 0 { hue += 6 }
        return (hue / 6, most == 0 ? 0 : chroma / most, most)
    }

    /// Not-a-number counts as 0.
    private static func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
}
