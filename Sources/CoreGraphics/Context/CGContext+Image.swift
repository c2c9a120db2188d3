extension CGContext {
    /// Draws an image fitted to a rectangle, its bottom at the rectangle's least y: upright with y up, upside down with y down.
    ///
    /// - Parameter byTiling: Repeats the image over all that the clips leave.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        drawImage(image, in: rect, isUpright: false, tiles: byTiling)
    }

    /// Draws an image fitted to a rectangle, its top at the rectangle's least y: upright with y down.
    ///
    /// - Parameter tiles: Repeats the image over all that the clips leave.
    @_spi(SliderKit) public func drawUpright(_ image: CGImage, in rect: CGRect, tiles: Bool = false) {
        drawImage(image, in: rect, isUpright: true, tiles: tiles)
    }

    /// Draws an image whose pixels are placed in user space by a transform (y down): for turned and mirrored images.
    @_spi(SliderKit) public func draw(_ image: CGImage, placedBy transform: CGAffineTransform) {
        let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let place = transform.concatenating(state.toDevice)
        paint(.fill(CGPath(rect: frame, transform: nil).transformed(by: place), .winding), with: .image(image, place, tiles: false))
    }

    /// Fills a rectangle with a colour through an image's alpha, upright with y down: a template image in its tint.
    @_spi(SliderKit) public func draw(mask image: CGImage, color: CGColor, in rect: CGRect) {
        guard isDrawable(rect) else { return }
        let path = CGPath(rect: rect, transform: nil).transformed(by: state.toDevice)
        paint(.alpha(image, placement(of: image, in: rect, isUpright: true), path), with: .color(color))
    }

    private func drawImage(_ image: CGImage, in rect: CGRect, isUpright: Bool, tiles: Bool) {
        guard isDrawable(rect) else { return }
        let place = placement(of: image, in: rect, isUpright: isUpright)
        let source = PaintSource.image(image, place, tiles: tiles)
        if tiles { return paint(.everything, with: source) }
        paint(.fill(CGPath(rect: rect, transform: nil).transformed(by: state.toDevice), .winding), with: source)
    }

    internal func isDrawable(_ rect: CGRect) -> Bool {
        rect.origin.isFinite && rect.width > 0 && rect.height > 0 && rect.width.isFinite && rect.height.isFinite
    }

    /// From an image's pixels to device space, when it fills a rectangle of user space.
    internal func placement(of image: CGImage, in rect: CGRect, isUpright: Bool) -> CGAffineTransform {
        let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let place = CGAffineTransform(
            a: sx, b: 0, c: 0, d: isUpright ? sy : -sy, tx: rect.minX, ty: isUpright ? rect.minY : rect.maxY)
        return place.concatenating(state.toDevice)
    }
}
