@_spi(SliderKit) import CoreGraphics

/// Draws a layer's image.
struct ContentsPainter {
    let layer: CALayer
    let image: CGImage

    func paint(in context: CGContext) {
        let frame = ContentsPlacement(layer, image).frame
        guard frame.width > 0, frame.height > 0, frame.isUsable else { return }
        let part = layer.contentsRect
        let center = layer.contentsCenter
        let usesNearest = frame.width * layer._contentsScale >= CGFloat(image.width)
            ? layer.magnificationFilter == .nearest : layer.minificationFilter == .nearest
        if usesNearest { context.interpolationQuality = .none }
        if center != LayerDefaults.unitRect {
            paintSlices(in: context, frame, part, center)
        } else if part != LayerDefaults.unitRect {
            paint(part, in: frame, context)
        } else {
            context.drawUpright(image, in: frame)
        }
        if usesNearest { context.interpolationQuality = .default }
    }

    /// Draws a part of the image, given in fractions of its size.
    private func paint(_ part: CGRect, in frame: CGRect, _ context: CGContext) {
        guard part.width > 0, part.height > 0, frame.width > 0, frame.height > 0 else { return }
        if let piece = cropped(part) {
            context.drawUpright(piece, in: frame)
            return
        }
        let (w, h) = (frame.width / part.width, frame.height / part.height)
        context.saveGState()
        context.clip(to: frame)
        context.drawUpright(image, in: CGRect(x: frame.minX - part.minX * w, y: frame.minY - part.minY * h, width: w, height: h))
        context.restoreGState()
    }

    /// The part as an image of its own if it ends at whole pixels: nothing of its neighbours then shines in when it is stretched.
    private func cropped(_ part: CGRect) -> CGImage? {
        let (w, h) = (CGFloat(image.width), CGFloat(image.height))
        let pixels = CGRect(x: part.minX * w, y: part.minY * h, width: part.width * w, height: part.height * h)
        let whole = CGRect(
            x: pixels.minX.rounded(), y: pixels.minY.rounded(), width: pixels.width.rounded(), height: pixels.height.rounded())
        guard abs(pixels.minX - whole.minX) < 1e-3, abs(pixels.minY - whole.minY) < 1e-3,
            abs(pixels.width - whole.width) < 1e-3, abs(pixels.height - whole.height) < 1e-3
        else { return nil }
        return image.cropping(to: whole)
    }

    /// The corners at their own size, the edges stretched along, the middle both ways.
    private func paintSlices(in context: CGContext, _ frame: CGRect, _ part: CGRect, _ center: CGRect) {
        let points = CGSize(
            width: CGFloat(image.width) * part.width / layer._contentsScale,
            height: CGFloat(image.height) * part.height / layer._contentsScale)
        func stops(_ low: CGFloat, _ high: CGFloat, _ natural: CGFloat, _ start: CGFloat, _ length: CGFloat) -> [CGFloat] {
            var (a, b) = (low * natural, (1 - high) * natural)
            // No room for both ends at their own size: they share what there is.
            if a + b > length, a + b > 0 { (a, b) = (a * length / (a + b), b * length / (a + b)) }
            return [start, start + a, start + length - b, start + length]
        }
        let xs = stops(center.minX, center.maxX, points.width, frame.minX, frame.width)
        let ys = stops(center.minY, center.maxY, points.height, frame.minY, frame.height)
        let us = ranges(center.minX, center.maxX, part.minX, part.width, pixels: image.width)
        let vs = ranges(center.minY, center.maxY, part.minY, part.height, pixels: image.height)
        for row in 0..<3 {
            for column in 0..<3 {
                paint(
                    CGRect(x: us[column].start, y: vs[row].start, width: us[column].length, height: vs[row].length),
                    in: CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row]),
                    context)
            }
        }
    }

    /// The three ranges of the image along an axis, in fractions of its size. A middle without length means the pixel that ends there.
    private func ranges(
        _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat, pixels: Int
    ) -> [(start: CGFloat, length: CGFloat)] {
        let stops = [0, low, high, 1].map { start + $0 * length }
        var result = (0..<3).map { (start: stops[$0], length: stops[$0 + 1] - stops[$0]) }
        let pixel = 1 / CGFloat(max(pixels, 1))
        if result[1].length < pixel / 1000 { result[1] = (start: max(stops[1] - pixel, start), length: pixel) }
        return result
    }
}
