@_spi(SliderKit) import CoreGraphics

/// What hosts that show the pixels themselves ask.
extension Compositor {
    /// Whether an animation is under way, so that the next frame differs from this one. As of the last rendering and what was added since.
    public var isAnimating: Bool { !animated.isEmpty }

    /// The size of the picture, in pixels.
    public var pixelSize: (width: Int, height: Int) { (context.width, context.height) }

    /// Lends the pixels as they were rendered last: premultiplied BGRA, rows from the top, and how many bytes a row takes. Nil without memory.
    public func withPixels<Result>(_ body: (UnsafeRawPointer, _ bytesPerRow: Int) -> Result) -> Result? {
        context.data.map { body(UnsafeRawPointer($0), context.bytesPerRow) }
    }
}
