@_spi(SliderKit) import CoreGraphics

/// A gradient around a point, clockwise; drawn pixel by pixel.
struct ConicGradient {
    let colors: [CGColor]
    let stops: [CGFloat]
    let center: CGPoint
    /// A point in the direction in which it begins.
    let toward: CGPoint

    /// Colours around the circle that are looked up, rather than mixed anew for each pixel.
    private static let steps = 2048

    func draw(in context: CGContext, _ bounds: CGRect, scale: CGFloat) {
        let (columns, rows) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        let begin = atan2(toward.y - center.y, toward.x - center.x)
        guard columns > 0, rows > 0, columns * rows <= 16_000_000, begin.isFinite, (bounds.maxX - center.x).isFinite,
            (bounds.maxY - center.y).isFinite
        else { return }
        let (width, height) = (Int(columns), Int(rows))
        let table = makeTable()
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let dy = bounds.minY + (CGFloat(y) + 0.5) / scale - center.y
            for x in 0..<width {
                let dx = bounds.minX + (CGFloat(x) + 0.5) / scale - center.x
                var share = (atan2(dy, dx) - begin) / (2 * .pi)
                share -= share.rounded(.down)
                pixels[y * width + x] = table[min(Int(share * CGFloat(ConicGradient.steps)), ConicGradient.steps - 1)]
            }
        }
        let image = pixels.withUnsafeBytes {
            CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4)
        }
        guard let image else { return }
        context.drawUpright(
            image,
            in: CGRect(x: bounds.minX, y: bounds.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
    }

    private func makeTable() -> [UInt32] {
        let parts = colors.map(\.rgba)
        return (0..<ConicGradient.steps).map { step in
            let place = (CGFloat(step) + 0.5) / CGFloat(ConicGradient.steps)
            let after = stops.firstIndex { $0 > place } ?? stops.count
            let (a, b) = (max(after - 1, 0), min(after, stops.count - 1))
            let way = stops[b] - stops[a]
            let t = way > 0 ? min(max((place - stops[a]) / way, 0), 1) : 0
            func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(x + (y - x) * t, 0), 1) }
            let alpha = mix(parts[a].alpha, parts[b].alpha)
            func byte(_ v: CGFloat) -> UInt32 { UInt32((v * alpha * 255).rounded()) }
            let (red, green) = (mix(parts[a].red, parts[b].red), mix(parts[a].green, parts[b].green))
            let blue = mix(parts[a].blue, parts[b].blue)
            return (UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)).littleEndian
        }
    }
}
