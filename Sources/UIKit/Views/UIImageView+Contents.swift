@_spi(SliderKit) import CoreGraphics

/// What decides the pixels of an image view's layer.
struct ImageContentsKey: Equatable {
    var image: ObjectIdentifier?
    var tint: [CGFloat]
    var isFlipped: Bool
    /// The size that a tiled image was drawn at; zero for images that the layer stretches itself.
    var size: CGSize
    var isStretched: Bool
}

extension UIImageView {
    func prepare() {
        setDefaults { isUserInteractionEnabled = false }
        isOpaque = false
    }

    /// The image of the present state.
    var currentImage: UIImage? { shown.isHighlighted ? shown.highlighted ?? shown.normal : shown.normal }

    func show(_ body: (inout (normal: UIImage?, highlighted: UIImage?, isHighlighted: Bool)) -> Void) {
        let before = currentImage
        body(&shown)
        let after = currentImage
        guard before !== after else { return }
        updateContents()
        if before?.size != after?.size || before?.alignmentRectInsets != after?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
        setNeedsLayout()
    }

    /// Gives the layer the image's pixels: tinted, turned, mirrored, and for tiled caps drawn at the view's size.
    func updateContents() {
        guard let image = currentImage?.resolved(for: traitCollection), image.cgImage != nil else {
            if contentsKey != nil { layer.contents = nil }
            contentsKey = nil
            return
        }
        let isFlipped = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let stretches = image.traits.isResizable && fillsBounds && bounds.size != image.size
        let tiles = stretches && (image.resizingMode == .tile || isFlipped)
        var tint: CGColor?
        traitCollection.performAsCurrent { tint = stencilTint(of: image)?.cgColor }
        let key = ImageContentsKey(
            image: ObjectIdentifier(image), tint: tint?.components ?? [], isFlipped: isFlipped,
            size: tiles ? bounds.size : .zero, isStretched: stretches)
        guard key != contentsKey else { return }
        contentsKey = key
        setContents(of: image, tint: tint, isFlipped: isFlipped, stretches: stretches, tiles: tiles)
    }

    private var fillsBounds: Bool { contentMode == .scaleToFill || contentMode == .redraw }

    private func stencilTint(of image: UIImage) -> UIColor? {
        if let own = image.traits.tint { return own }
        return image.isTemplateForViews ? tintColor : nil
    }

    private func setContents(of image: UIImage, tint: CGColor?, isFlipped: Bool, stretches: Bool, tiles: Bool) {
        let source = isFlipped ? image.withHorizontallyFlippedOrientation() : image
        var pixels: CGImage?
        var scale = image.scale
        if tiles {
            scale = max(traitCollection.displayScale, 1)
            pixels = UIImageView.drawn(source, size: bounds.size, scale: scale)
        } else {
            pixels = source.upright
        }
        if let tint, let stencil = pixels { pixels = StencilCache.shared.image(stencil, filledWith: tint) }
        layer.contents = pixels
        layer.contentsScale = scale
        layer.contentsCenter = stretches && !tiles ? UIImageView.center(of: image) : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    private static func drawn(_ image: UIImage, size: CGSize, scale: CGFloat) -> CGImage? {
        guard size.width > 0, size.height > 0,
            let context = CGContext(bitmapPointSize: size, scale: scale, opaque: false)
        else { return nil }
        let plain = UIImage(pixels: image.cgImage, traits: image.traits)
            .changed {
                $0.tint = nil
                $0.renderingMode = .alwaysOriginal
            }
        plain.paint(in: CGRect(origin: .zero, size: size), of: context)
        return context.makeImage()
    }

    /// The stretched part of the image in the unit square.
    private static func center(of image: UIImage) -> CGRect {
        let size = image.size, caps = image.capInsets
        let width = max(size.width - caps.left - caps.right, 0), height = max(size.height - caps.top - caps.bottom, 0)
        return CGRect(x: caps.left / size.width, y: caps.top / size.height, width: width / size.width, height: height / size.height)
    }
}
