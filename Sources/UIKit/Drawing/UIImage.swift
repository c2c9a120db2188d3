@_spi(SliderKit) import CoreGraphics

/// A picture: pixels, the scale that turns them into points, and how to draw them (orientation, caps, tint).
///
/// Images never change; each `with…` function gives a new one.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Keeps Foundation's attributed strings from stopping the program.
    private let header = CoreFoundationHeader()

    /// What besides the pixels belongs to an image.
    struct Traits {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffsetFromBottom: CGFloat?
        var flipsForRightToLeft = false
        var tint: UIColor?
        var symbol: (name: String, configuration: SymbolConfiguration)?
        /// What is drawn in dark style instead.
        var dark: UIImage?
    }

    private let pixels: CGImage?
    let traits: Traits

    init(pixels: CGImage?, traits: Traits) {
        self.pixels = pixels
        self.traits = traits
        super.init()
    }

    /// An image of no pixels and size zero. Setting it as a part of a control hides that part.
    public override convenience init() { self.init(pixels: nil, traits: Traits()) }

    /// An image of scale 1 that draws `cgImage` as it is.
    public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, traits: Traits()) }

    /// An image of `cgImage`, `scale` pixels per point (1 if not positive), turned as `orientation` says when drawn.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, traits: Traits(scale: UIImage.validScale(scale), orientation: orientation))
    }

    /// The PNG or JPEG picture in `data` at scale 1, nil if it is not one. A JPEG's orientation is honoured.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The PNG or JPEG picture in `data`, `scale` pixels per point, nil if it is not one. A JPEG's orientation is honoured.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data) else { return nil }
        let traits = Traits(scale: UIImage.validScale(scale), orientation: ExifOrientation.read(from: data) ?? .up)
        self.init(pixels: image, traits: traits)
    }

    /// The PNG or JPEG picture of a file, nil if there is none. A path without extension means PNG. The scale is what the
    /// name says (`@2x`, `@3x`), else 1; the variant of the screen's scale beside the file is preferred to the file.
    public convenience init?(contentsOfFile path: String) {
        guard let (data, scale) = ImageFiles.contents(ofFile: path) else { return nil }
        self.init(data: data, scale: scale)
    }

    /// The image called `name` in the main bundle or the search folders, nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image called `name` in `bundle` (nil: the main bundle), then in the search folders; nil if there is none.
    /// The variant that fits the display scale of `traitCollection` (nil: the screen's) best is taken.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = NamedImages.shared.image(named: name, in: bundle, traits: traitCollection) else { return nil }
        self.init(pixels: found.cgImage, traits: found.traits)
    }

    /// The image of an image literal. Traps if there is no image called `name`.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.shared.image(named: name, in: nil, traits: nil) else {
            fatalError("No image named “\(name)” for this image literal: add it to the project's resources.")
        }
        self.init(pixels: found.cgImage, traits: found.traits)
    }

    /// An image from an archive; nil for an archive that makes no sense, and for symbols that are not known.
    public required convenience init?(coder: NSCoder) {
        guard let (pixels, traits) = UIImage.decodedPicture(coder) else { return nil }
        self.init(pixels: pixels, traits: traits)
    }

    /// True: images are decoded safely from archives of others.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the image, with a keyed coder.
    open func encode(with coder: NSCoder) {
        _ = ArchiveNames.install
        if coder.allowsKeyedCoding { encodePicture(coder) }
    }

    /// The pixels, not turned by the orientation; nil for an empty image.
    open var cgImage: CGImage? { pixels }

    /// Pixels per point.
    open var scale: CGFloat { traits.scale }

    /// The size in points, after turning by the orientation.
    open var size: CGSize {
        guard let pixels = cgImage else { return .zero }
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        return imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }

    /// How the pixels are turned when drawn.
    open var imageOrientation: Orientation { traits.orientation }

    /// Whether the image is drawn as it is or as a stencil filled with a tint.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The strips at the edges, in points, that keep their size when the image is stretched.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    /// What fills the room between the caps: repeated pixels or stretched ones.
    open var resizingMode: ResizingMode { traits.resizingMode }

    /// What layout ignores at the edges of the image (shadows, say), in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    /// Whether views mirror the image in a right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// Whether the image is a symbol: a stencil that fits itself to text.
    open var isSymbolImage: Bool { traits.symbol != nil }

    /// Draws at full size, the top left corner at `point`, in the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws at full size, the top left corner at `point`, in the current context; `alpha` is 0 to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws scaled to fill `rect` (caps keep their size) in the current context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws scaled to fill `rect` (caps keep their size) in the current context; `alpha` is 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(in: rect, of: context, blendMode: blendMode, alpha: alpha)
    }

    /// Draws as many whole and cut copies side by side as fill `rect`, in the current context.
    open func drawAsPattern(in rect: CGRect) { paintAsPattern(in: rect) }

    /// Whether the other object is an image of the same pixels, drawn the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || looksEqual(to: other)
    }

    /// A hash of size and scale.
    open override var hash: Int { [size.width, size.height, scale].hashValue }

    /// The kind, size and scale of the image.
    open override var description: String {
        "<UIImage: \(traits.isResizable ? "resizable, " : "")\(size.width) × \(size.height) pt at \(scale)x>"
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
