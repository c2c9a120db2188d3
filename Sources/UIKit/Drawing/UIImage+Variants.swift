@_spi(SliderKit) import CoreGraphics

extension UIImage {
    static func validScale(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    /// A copy whose description `change` alters.
    func changed(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(pixels: cgImage, traits: traits)
    }

    /// This image with fixed strips of `capInsets` points at its edges; what is between is tiled when drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with fixed strips of `capInsets` points at its edges; what is between is tiled or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// This image with a fixed left and top cap, in points, one stretched point after each, and the rest as the other caps.
    /// A cap of 0 leaves its axis without fixed parts.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The left cap that `stretchableImage` was given, in points; 0 by default.
    public var leftCapWidth: Int { UIImage.whole(capInsets.left) }

    /// The top cap that `stretchableImage` was given, in points; 0 by default.
    public var topCapHeight: Int { UIImage.whole(capInsets.top) }

    private static func whole(_ cap: CGFloat) -> Int { cap.isFinite ? Int(min(max(cap, 0), 1e9)) : 0 }

    /// This image drawn in another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// This image as a stencil filled with `color`, whose traits are resolved when it is drawn. Its rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// This image as a stencil filled with `color`, in the given rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// This image with a baseline, `offset` points above its bottom.
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { changed { $0.baselineOffsetFromBottom = offset } }

    /// This image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

    /// How far the baseline is above the bottom, in points; nil without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { traits.baselineOffsetFromBottom }

    /// This image, mirrored by views in a right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// This image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = $0.orientation.mirrored } }

    func looksEqual(to other: UIImage) -> Bool {
        guard scale == other.scale, imageOrientation == other.imageOrientation, renderingMode == other.renderingMode,
            capInsets == other.capInsets, resizingMode == other.resizingMode, traits.tint == other.traits.tint,
            alignmentRectInsets == other.alignmentRectInsets,
            flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
        else { return false }
        switch (cgImage, other.cgImage) {
        case (nil, nil): return true
        case let (mine?, theirs?): return mine === theirs || mine.isPixelEqual(to: theirs)
        default: return false
        }
    }

    /// The pixels as a PNG file, nil for an empty image. As on iOS, PNG does not carry the orientation.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// The picture as a JPEG file over black, nil for an empty image; `compressionQuality` is 0 (small) to 1 (good). The pixels
    /// are turned first, so that no orientation mark is needed.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
        return upright?.jpegData(quality: quality)
    }

    /// The pixels turned so that the orientation is up.
    var upright: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        let size = self.size
        guard let context = CGContext(bitmapPointSize: size, scale: scale, opaque: false) else { return nil }
        context.concatenate(orientationTransform(into: CGRect(origin: .zero, size: size)))
        context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.makeImage()
    }

    /// From the unit square of the pixels to `rect`.
    func orientationTransform(into rect: CGRect) -> CGAffineTransform {
        imageOrientation.unitTransform.concatenating(
            CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }
}

/// `image` as a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `image` as a JPEG file; `compressionQuality` is 0 (small) to 1 (good).
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
