@_spi(SliderKit) import CoreGraphics

extension UIImage {
    /// Whether views show the image as a stencil in their tint: templates, and symbols unless they are to be original.
    var isTemplateForViews: Bool { renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic }

    /// The variant for the traits' style.
    func resolved(for collection: UITraitCollection) -> UIImage {
        guard let dark = traits.dark, collection.userInterfaceStyle == .dark else { return self }
        return dark
    }

    /// Draws into `context`. `tint` fills templates; nil means the context's fill colour.
    func paint(
        in rect: CGRect, of context: CGContext, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1, tint: UIColor? = nil
    ) {
        if let dark = traits.dark, UITraitCollection.current.userInterfaceStyle == .dark {
            return dark.paint(in: rect, of: context, blendMode: blendMode, alpha: alpha, tint: tint)
        }
        guard let cgImage, alpha > 0, rect.isDrawable else { return }
        let rect = rect.standardized
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.multiplyAlpha(by: alpha) }
        if let stencilColor = stencilColor(context: context, tint: tint) {
            // The stencil is coloured whole, so that caps and orientation need no second way of drawing.
            guard let tinted = StencilCache.shared.image(cgImage, filledWith: stencilColor) else { return }
            paint(tinted, in: rect, of: context)
        } else {
            paint(cgImage, in: rect, of: context)
        }
    }

    private func stencilColor(context: CGContext, tint: UIColor?) -> CGColor? {
        if renderingMode == .alwaysTemplate {
            return (traits.tint ?? tint)?.cgColor ?? context.currentFillColor
        }
        return traits.tint?.cgColor
    }

    private func paint(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
        if traits.isResizable, imageOrientation == .up, rect.size != size {
            let caps = capInsets
            context.drawNineSlice(
                pixels, in: rect, scale: scale, capInsets: (caps.top, caps.left, caps.bottom, caps.right),
                tile: resizingMode == .tile)
        } else if imageOrientation == .up {
            context.drawUpright(pixels, in: rect)
        } else if traits.isResizable, rect.size != size, let upright = changed({ $0.tint = nil }).withPixels(pixels).upright {
            let caps = capInsets
            context.drawNineSlice(
                upright, in: rect, scale: scale, capInsets: (caps.top, caps.left, caps.bottom, caps.right),
                tile: resizingMode == .tile)
        } else {
            context.concatenate(orientationTransform(into: rect))
            context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func withPixels(_ pixels: CGImage) -> UIImage { UIImage(pixels: pixels, traits: traits) }

    func paintAsPattern(in rect: CGRect) {
        let tile = size
        guard let context = UIGraphicsGetCurrentContext(), tile.width > 0, tile.height > 0, rect.isDrawable else { return }
        context.saveGState()
        context.clip(to: rect)
        // Only tiles that show: a rectangle may be far larger than the canvas.
        let rect = rect.standardized.intersection(context.boundingBoxOfClipPath)
        // The pattern is anchored at the context's origin, as a pattern colour's is.
        var y = (rect.minY / tile.height).rounded(.down) * tile.height
        while y < rect.maxY {
            var x = (rect.minX / tile.width).rounded(.down) * tile.width
            while x < rect.maxX {
                paint(in: CGRect(origin: CGPoint(x: x, y: y), size: tile), of: context)
                x += tile.width
            }
            y += tile.height
        }
        context.restoreGState()
    }
}

extension CGRect {
    /// Whether all four numbers are finite and there is an area.
    var isDrawable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && size.width != 0 && size.height != 0
    }
}
