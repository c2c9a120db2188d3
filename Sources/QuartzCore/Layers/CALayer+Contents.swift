@_spi(SliderKit) import CoreGraphics

extension CALayer {
    func setContents(_ newValue: Any?) {
        let object = newValue.map { $0 as AnyObject }
        guard object !== _contents else { return }
        _flags.remove(.ownsContents)
        change("contents", .tree) { _contents = object }
    }

    /// The contents as an image, if they are one.
    var contentsImage: CGImage? { _contents as? CGImage }

    func setContentsRect(_ newValue: CGRect) {
        guard newValue.isUsable, newValue != contentsRect else { return }
        change("contentsRect", .tree) { extras.contentsRect = newValue }
    }

    func setContentsCenter(_ newValue: CGRect) {
        guard newValue.isUsable, newValue != contentsCenter else { return }
        change("contentsCenter", .tree) { extras.contentsCenter = newValue }
    }

    func setContentsGravity(_ newValue: CALayerContentsGravity) {
        guard newValue != contentsGravity else { return }
        extras.contentsGravity = newValue
        markTreeDirty()
    }

    func setContentsScale(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue > 0, newValue != _contentsScale else { return }
        change("contentsScale", .tree) { _contentsScale = newValue }
        if _flags.contains(.ownsContents) { setNeedsDisplay() }
    }

    func setMagnificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue != magnificationFilter else { return }
        extras.magnificationFilter = newValue
        markTreeDirty()
    }

    func setMinificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue != minificationFilter else { return }
        extras.minificationFilter = newValue
        markTreeDirty()
    }

    func markNeedsDisplay() {
        guard !_flags.contains(.needsDisplay) else { return }
        _flags.insert(.needsDisplay)
        compositor?.enlistForDisplay(self)
    }

    func displayNow() {
        guard _flags.contains(.needsDisplay) else { return }
        _flags.remove(.needsDisplay)
        display()
    }

    func displayDefault() {
        if let delegate = currentDelegate {
            delegate.display(self)
        } else {
            displayBackingStore()
        }
    }

    /// Draws into a bitmap, whose pixels are made only if something is drawn, and takes it as the contents.
    @_spi(SliderKit) public func displayBackingStore() {
        let size = _bounds.size
        currentDelegate?.layerWillDraw(self)
        guard size.width > 0, size.height > 0,
            let context = CGContext(bitmapPointSize: size, scale: _contentsScale, opaque: isOpaque)
        else {
            dropBackingStore()
            return
        }
        context.translateBy(x: -_bounds.minX, y: -_bounds.minY)
        draw(in: context)
        guard context.hasDrawn, let image = context.makeImage() else {
            dropBackingStore()
            return
        }
        _contents = image
        _flags.insert(.ownsContents)
        markTreeDirty()
    }

    private func dropBackingStore() {
        guard _flags.contains(.ownsContents) else { return }
        _contents = nil
        _flags.remove(.ownsContents)
        markTreeDirty()
    }

    /// Draws the layer's content straight into the compositor's context. Default nil.
    @_spi(SliderKit) public var painter: (any LayerPainter)? {
        get { _painter }
        set {
            guard newValue !== _painter else { return }
            _painter = newValue
            markTreeDirty()
        }
    }

    /// How far the painter paints beyond the bounds, in points, each from 0 to 4095; kept in sixteenths, rounded up. Default zero.
    @_spi(SliderKit) public var painterBleed: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        get { (CGFloat(_bleed[0]) / 16, CGFloat(_bleed[1]) / 16, CGFloat(_bleed[2]) / 16, CGFloat(_bleed[3]) / 16) }
        set {
            func pack(_ v: CGFloat) -> UInt16 { v > 0 ? UInt16(min((v * 16).rounded(.up), 65535)) : 0 }
            let packed = SIMD4(pack(newValue.top), pack(newValue.left), pack(newValue.bottom), pack(newValue.right))
            guard packed != _bleed else { return }
            _bleed = packed
            markTreeDirty()
        }
    }

    /// Whether the painter draws images at whole pixels and rectangles along the pixel grid only: a part of its content can then be
    /// repainted by itself. Otherwise repaints go by larger tiles. Default false.
    @_spi(SliderKit) public var painterStaysOnGrid: Bool {
        get { _flags.contains(.painterOnGrid) }
        set { setFlag(.painterOnGrid, newValue) }
    }

    /// Marks all that the layer itself draws for repainting.
    @_spi(SliderKit) public func setNeedsRepaint() { markContentDirty() }

    /// Marks for repainting what the painter will find changed when it is asked.
    @_spi(SliderKit) public func setNeedsRepaintOfChanges() { markPainterDirty() }

    /// Marks a part, in the layer's coordinates, for repainting.
    @_spi(SliderKit) public func setNeedsRepaint(in rect: CGRect) {
        guard rect.isUsable, !_flags.contains(.dirtyTree), !_flags.contains(.dirtyContent) else { return }
        compositor?.repaint(rect, of: self)
    }
}
