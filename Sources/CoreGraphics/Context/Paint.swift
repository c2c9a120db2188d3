/// What is covered when something is drawn.
internal enum PaintShape {
    /// The inside of a path in device space.
    case fill(CGPath, CGPathFillRule)
    /// The stroke of a path in device space, with the pen in user space.
    case stroke(CGPath)
    /// All that the clips leave.
    case everything
    /// The alpha of an image that is placed by a transform from its pixels to device space, inside a path.
    case alpha(CGImage, CGAffineTransform, CGPath)
    /// Whatever a body draws with the current source; the second body makes a path of it; bounds in device space if known.
    case custom(draw: (OpaquePointer) -> Void, path: (OpaquePointer) -> Void, bounds: CGRect?)
}

/// What it is covered with.
internal enum PaintSource {
    case color(CGColor)
    /// A Cairo pattern in device space, owned by the caller.
    case pattern(OpaquePointer)
    /// An image with the transform from its pixels to device space.
    case image(CGImage, CGAffineTransform, tiles: Bool)
}
