internal import CCairo

extension CGContext {
    /// Limits drawing to the inside of the current path, which is then forgotten. An empty path leaves nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = devicePath
        devicePath = CGMutablePath()
        addClip(path, rule)
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        let path = CGMutablePath()
        path.addRects(rects, transform: state.toDevice)
        addClip(path, .winding)
    }

    /// Takes all clips away that were set since the context, or the transparency layer, began.
    public func resetClip() {
        state.clips = []
        state.mask = nil
        state.clipBounds = targets[targets.count - 1].area
        state.clipID = nextClipID
        nextClipID += 1
    }

    /// Limits drawing to a rectangle and through an image that is fitted to it: through its alpha, or through its brightness if it has none.
    public func clip(to rect: CGRect, mask image: CGImage) {
        clip(to: rect)
        let area = state.clipBounds.integral
        guard area.width >= 1, area.height >= 1, state.toDevice.isUsable, let mask = MaskSurface(area: area) else { return }
        guard let cairo = cairo_create(mask.surface) else { return }
        defer { cairo_destroy(cairo) }
        let source = image.isOpaque ? image.brightnessAsAlpha : image
        let place = placement(of: source, in: rect, isUpright: false)
        apply(.fill(CGPath(rect: rect, transform: nil).transformed(by: state.toDevice), .winding), .image(source, place, tiles: false), 1, .normal, to: cairo)
        if let before = state.mask {
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(cairo, before.surface, 0, 0)
            cairo_paint(cairo)
        }
        state.mask = mask
    }

    /// The rectangle around what the clips leave, in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.isEmpty ? .null : state.clipBounds.applying(state.toDevice.inverted())
    }

    private func addClip(_ path: CGPath, _ rule: CGPathFillRule) {
        let isAntialiased = state.shouldAntialias && allowsAntialiasing
        state.clips.append(.init(path: path, rule: rule, isAntialiased: isAntialiased))
        state.clipID = nextClipID
        nextClipID += 1
        let box = path.isEmpty ? .null : path.boundingBoxOfPath
        let rest = state.clipBounds.overlap(box)
        state.clipBounds = rest.isNull ? .zero : rest
    }
}

extension CGImage {
    /// An image whose alpha is this one's brightness.
    internal var brightnessAsAlpha: CGImage {
        guard let made = CGImage.makeSurface(width: width, height: height), let out = cairo_image_surface_get_data(made) else {
            return self
        }
        withPixels { pixels, stride in
            guard let source = pixels.bindMemory(to: UInt8.self).baseAddress else { return }
            for y in 0..<height {
                for x in 0..<width {
                    let p = source + y * stride + 4 * x
                    let q = out + y * stride + 4 * x
                    let value = PixelLayout.luminance(p[2], p[1], p[0])
                    (q[0], q[1], q[2], q[3]) = (value, value, value, value)
                }
            }
        }
        cairo_surface_mark_dirty(made)
        return CGImage(taking: made, isOpaque: false)
    }
}
