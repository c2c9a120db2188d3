@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Pictures of track and thumb in certain colours at a certain scale, drawn once and shared by all sliders that look so.
@MainActor
final class SliderArtwork {
    struct Key: Hashable {
        let minimum: SliderColor
        let maximum: SliderColor
        let thumb: SliderColor
        let scale: CGFloat
        let isCurrent: Bool
    }

    private static var shared: [Key: SliderArtwork] = [:]
    private let key: Key
    private let look: UISliderLook
    private var thumbImage: CGImage?
    private var bars: [Bar: CGImage] = [:]
    /// The bars that were asked for last: a drag does not search for them.
    private var latestBars: (minimum: CGImage?, maximum: CGImage?, height: Int) = (nil, nil, 0)
    /// For painting without a context.
    var trimmed: (image: CGImage, place: PixelPoint)?
    var trimmedSize = PixelPoint(x: 0, y: 0)
    var composedThumbs: [ComposedThumb] = []
    var lastComposed: ComposedThumb?

    private struct Bar: Hashable {
        let color: SliderColor
        let height: Int
    }

    var scale: CGFloat { key.scale }
    var shadowReach: CGFloat { look.shadowReach }

    private init(_ key: Key, look: UISliderLook) {
        self.key = key
        self.look = look
    }

    static func of(_ key: Key, look: UISliderLook) -> SliderArtwork {
        if let known = shared[key] { return known }
        // Sliders that fade through colours must not fill the memory.
        if shared.count >= 64 { shared.removeAll() }
        let made = SliderArtwork(key, look: look)
        shared[key] = made
        return made
    }

    /// The knob with its shadows, on the thumb's rectangle grown by the shadows' reach on each side.
    func thumb() -> CGImage? {
        if let thumbImage { return thumbImage }
        let reach = look.shadowReach
        let size = CGSize(width: look.thumbSize.width + 2 * reach, height: look.thumbSize.height + 2 * reach)
        guard let context = CGContext(bitmapPointSize: size, scale: key.scale, opaque: false) else { return nil }
        let knob = CGRect(
            x: (size.width - look.knobSize.width) / 2, y: (size.height - look.knobSize.height) / 2, width: look.knobSize.width,
            height: look.knobSize.height)
        let fill = { (rect: CGRect) in
            let radius = rect.height / 2
            if rect.width == rect.height {
                context.fillEllipse(in: rect)
            } else {
                context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
                context.fillPath()
            }
        }
        for shadow in look.shadows {
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: 0, height: shadow.offset), blur: shadow.blur,
                color: CGColor(red: 0, green: 0, blue: 0, alpha: shadow.alpha))
            context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            fill(knob)
            context.restoreGState()
        }
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: look.ring.alpha))
        if look.ring.width > 0 { fill(knob.insetBy(dx: -look.ring.width, dy: -look.ring.width)) }
        // A translucent thumb shows the track, not its own shadow.
        if key.thumb.alpha < 1 {
            context.setBlendMode(.clear)
            fill(knob)
            context.setBlendMode(.normal)
        }
        context.setFillColor(key.thumb.cgColor)
        fill(knob)
        thumbImage = context.makeImage()
        return thumbImage
    }

    /// A capsule of a height in pixels, as short as it can be, to be stretched by its middle column.
    func minimumBar(height: Int) -> CGImage? { bars(height).minimum }
    func maximumBar(height: Int) -> CGImage? { bars(height).maximum }

    private func bars(_ height: Int) -> (minimum: CGImage?, maximum: CGImage?, height: Int) {
        if latestBars.height != height { latestBars = (bar(key.minimum, height), bar(key.maximum, height), height) }
        return latestBars
    }

    var isMinimumVisible: Bool { key.minimum.alpha > 0 }
    var isMaximumVisible: Bool { key.maximum.alpha > 0 }
    var isThumbVisible: Bool { key.thumb.alpha > 0 }
    var isThumbOpaque: Bool { key.thumb.alpha >= 1 }

    private func bar(_ color: SliderColor, _ height: Int) -> CGImage? {
        guard height > 0, height <= 4096 else { return nil }
        let bar = Bar(color: color, height: height)
        if let known = bars[bar] { return known }
        let side = CGFloat(height), width = CGFloat(Self.capWidth(ofHeight: height) * 2 + 1)
        guard let context = CGContext(bitmapPointSize: CGSize(width: width, height: side), scale: 1, opaque: false) else { return nil }
        context.setFillColor(color.cgColor)
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: width, height: side), cornerWidth: side / 2, cornerHeight: side / 2, transform: nil))
        context.fillPath()
        let image = context.makeImage()
        if bars.count >= 32 { bars.removeAll() }
        bars[bar] = image
        return image
    }

    /// How many pixels at each end are not stretched.
    static func capWidth(ofHeight height: Int) -> Int { (height + 1) / 2 }
}

/// A colour without its object, so that equal ones are found equal.
struct SliderColor: Hashable {
    private let red, green, blue: CGFloat
    let alpha: CGFloat

    init(_ color: UIColor) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
