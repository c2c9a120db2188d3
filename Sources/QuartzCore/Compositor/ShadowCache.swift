@_spi(SliderKit) import CoreGraphics

/// A shadow, blurred and coloured once; drawn as an image, so that a repaint of a part gives the same pixels as one of the whole.
struct ShadowCache {
    let image: CGImage
    /// Its place in the layer's coordinates, before the shadow's offset.
    let frame: CGRect
    /// Pixels per point.
    let scale: CGFloat

    /// How far the blur reaches, in points: three boxes of this width in all.
    static func reach(radius: CGFloat) -> CGFloat { (radius * 3).rounded(.up) }

    static func make(
        _ layer: CALayer, _ style: LayerStyle, scale: CGFloat, time: CFTimeInterval?, renderer: LayerRenderer
    ) -> ShadowCache? {
        let caster = style.shadowPath?.boundingBoxOfPath ?? layer.treeExtent(at: time)
        guard caster.isUsable, caster.width > 0, caster.height > 0, let color = style.shadowColor else { return nil }
        let reach = reach(radius: style.shadowRadius) + 1
        // From a whole pixel on, so that a layer that stands on the pixel grid has a shadow that does.
        let x = ((caster.minX - reach) * scale).rounded(.down) / scale
        let y = ((caster.minY - reach) * scale).rounded(.down) / scale
        let width = ((caster.maxX + reach - x) * scale).rounded(.up)
        let height = ((caster.maxY + reach - y) * scale).rounded(.up)
        guard width * height <= 16_000_000 else { return nil }
        let frame = CGRect(x: x, y: y, width: width / scale, height: height / scale)
        guard let context = CGContext(bitmapPointSize: frame.size, scale: scale, opaque: false) else { return nil }
        context.translateBy(x: -x, y: -y)
        if let path = style.shadowPath {
            context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.beginPath()
            context.addPath(path)
            context.fillPath()
        } else {
            renderer.paintCaster(layer, in: context)
        }
        guard let cast = context.makeImage(),
            let image = blurred(cast, sigma: style.shadowRadius * scale, color, opacity: CGFloat(min(max(style.shadowOpacity, 0), 1)))
        else { return nil }
        return ShadowCache(
            image: image,
            frame: CGRect(
                x: x, y: y, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
            scale: scale)
    }

    private static func blurred(_ image: CGImage, sigma: CGFloat, _ color: CGColor, opacity: CGFloat) -> CGImage? {
        let (width, height) = (image.width, image.height)
        var alpha = [Float](repeating: 0, count: width * height)
        image.withPixels { pixels, stride in
            for y in 0..<height {
                for x in 0..<width { alpha[y * width + x] = Float(pixels[y * stride + x * 4 + 3]) }
            }
        }
        GaussianBlur.apply(to: &alpha, width: width, height: height, sigma: Double(sigma))
        let c = color.rgba
        let strength = Float(c.alpha * opacity)
        let rgb = [Float(c.blue), Float(c.green), Float(c.red)]
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for index in 0..<(width * height) {
            let a = min(max(alpha[index] * strength, 0), 255)
            for k in 0..<3 { bytes[index * 4 + k] = UInt8((a * rgb[k]).rounded()) }
            bytes[index * 4 + 3] = UInt8(a.rounded())
        }
        return bytes.withUnsafeBytes {
            CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4)
        }
    }
}
