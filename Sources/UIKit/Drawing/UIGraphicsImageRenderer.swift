@_spi(SliderKit) import CoreGraphics

/// Makes pictures: each call makes a context (y down), runs the actions in it and gives the picture back.
///
/// Bounds without area, or with numbers that are not finite, give an empty image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer of pictures of `size` points in the screen's format.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// A renderer of pictures of `size` points in the given format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of what lies in `bounds`, in points, in the screen's format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred()) }

    /// A renderer of what lies in `bounds`, in points, in the given format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
        super.init(bounds: bounds, format: format)
        imageFormat.bounds = bounds
    }

    /// The format that the renderer was made with.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// Runs `actions` in a new context and gives the picture.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = makeContext() else { return UIImage() }
        run(actions, in: context)
        return context.currentImage
    }

    /// Runs `actions` in a new context and gives the picture as a PNG file; empty if there is no area.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Runs `actions` in a new context and gives the picture as a JPEG file of the given quality, 0 to 1; empty if there is no area.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Runs `drawingActions` in a new context, then `completionActions` with that context still current.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsImageRendererContext) -> Void,
        completionActions: ((UIGraphicsImageRendererContext) -> Void)? = nil
    ) throws {
        guard let context = makeContext() else { throw CocoaError(.featureUnsupported) }
        run(drawingActions, in: context)
        if let completionActions { run(completionActions, in: context) }
    }

    private func run(_ actions: (UIGraphicsImageRendererContext) -> Void, in context: UIGraphicsImageRendererContext) {
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
    }

    private func makeContext() -> UIGraphicsImageRendererContext? {
        let bounds = renderBounds
        if !(imageFormat.scale.isFinite && imageFormat.scale > 0) { imageFormat.scale = DisplayScale.main }
        guard bounds.isDrawable, bounds.size.width > 0, bounds.size.height > 0,
            let context = CGContext(
                bitmapPointSize: bounds.size, scale: imageFormat.scale, opaque: imageFormat.opaque)
        else { return nil }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        return UIGraphicsImageRendererContext(cgContext: context, imageFormat: imageFormat)
    }
}
