internal import CCairo

/// A place to draw, with pixels behind it.
///
/// Contexts made with `init(data:width:…)` have their origin at the bottom left, y up. Those that UIKit hands out have it at the
/// top left, y down. Pixels are allocated when something is drawn for the first time.
public final class CGContext {
    /// The width of the bitmap in pixels.
    public let width: Int
    /// The height of the bitmap in pixels.
    public let height: Int
    /// The space of the bitmap's components.
    public let colorSpace: CGColorSpace?
    /// The arrangement of the bitmap's pixels.
    public let bitmapInfo: CGBitmapInfo
    /// How many bits a component has: 8.
    public let bitsPerComponent = 8
    /// How many bits a pixel has.
    public var bitsPerPixel: Int { bitmap.layout.bytesPerPixel * 8 }
    /// How many bytes lie between the starts of two rows.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Where the pixels keep their alpha.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// Whether anything was drawn.
    @_spi(SliderKit) @exclusivity(unchecked) public internal(set) var hasDrawn = false

    internal let bitmap: BitmapMemory
    internal var state: GraphicsState
    internal var saved: [GraphicsState] = []
    @exclusivity(unchecked) internal var targets: [RenderTarget]
    internal var layers: [TransparencyLayer] = []
    /// The path under construction, in device space, so that later transforms leave it alone.
    internal var devicePath = CGMutablePath()
    internal var allowsAntialiasing = true
    internal var nextClipID = 1

    /// Makes a bitmap context, y up; nil if the arrangement of pixels is not supported or the size is bad.
    ///
    /// - Parameters:
    ///   - data: Memory to draw in, at least `bytesPerRow * height` bytes that outlive the context; nil to allocate it.
    ///   - bytesPerRow: 0 with `data` nil chooses it.
    ///   - bitmapInfo: Supported: RGB of 32 bits with premultiplied or unused alpha, first or last, in either byte order; gray of
    ///     8 bits without alpha; alpha only.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 32767, height <= 32767,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, model: space?.model, bitmapInfo: bitmapInfo),
            let bitmap = BitmapMemory(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        else { return nil }
        self.width = width
        self.height = height
        colorSpace = space
        self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
        self.bitmap = bitmap
        targets = [bitmap.target]
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state = GraphicsState(toDevice: flip, base: flip, clipBounds: bitmap.target.area)
    }

    /// Makes a context as UIKit hands it out: top left origin, y down, in points. Opaque ones start black.
    @_spi(SliderKit) public init?(bitmapPointSize size: CGSize, scale: CGFloat, opaque: Bool) {
        let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        guard scale.isFinite, scale > 0, pixels.width >= 1, pixels.height >= 1, pixels.width <= 32767, pixels.height <= 32767,
            pixels.width * pixels.height <= CGFloat(CGImage.largestPixelCount)
        else { return nil }
        width = Int(pixels.width)
        height = Int(pixels.height)
        colorSpace = CGColorSpace.shared.sRGB
        let alpha = opaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
        bitmapInfo = CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        bitmap = BitmapMemory(width: width, height: height, isOpaque: opaque)
        targets = [bitmap.target]
        let base = CGAffineTransform(scaleX: scale, y: scale)
        state = GraphicsState(toDevice: base, base: base, clipBounds: bitmap.target.area)
    }

    /// The bitmap's memory, in the arrangement that the context was made with; nil if there is no memory.
    public var data: UnsafeMutableRawPointer? { bitmap.handOut() }

    /// The bitmap as an image; what is drawn later does not show in it.
    public func makeImage() -> CGImage? {
        bitmap.load()
        return bitmap.target.makeImage(colorSpace: colorSpace)
    }

    /// Does nothing that can be seen: drawing reaches the pixels at once.
    public func flush() {}

    /// Whether the y axis points down, as in UIKit.
    @_spi(SliderKit) public var isFlippedForUIKit: Bool { state.base.d > 0 }

    /// From user space to device space, as `ctm` but with y down from the top left pixel.
    @_spi(SliderKit) public var userToPixels: CGAffineTransform { state.toDevice }
}
