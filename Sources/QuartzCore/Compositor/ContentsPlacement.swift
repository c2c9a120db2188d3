@_spi(SliderKit) import CoreGraphics

/// Where an image stands as a layer's contents.
struct ContentsPlacement {
    /// The place of the shown part of the image, in the layer's coordinates.
    let frame: CGRect

    init(_ layer: CALayer, _ image: CGImage) {
        let bounds = layer._bounds.standardized
        let part = layer.contentsRect
        let size = CGSize(
            width: CGFloat(image.width) * part.width / layer._contentsScale,
            height: CGFloat(image.height) * part.height / layer._contentsScale)
        let gravity = layer.contentsGravity
        frame = gravity == .resize ? bounds : ContentsPlacement.place(size, in: bounds, gravity)
    }

    private static func place(_ natural: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
        var size = natural
        if gravity == .resizeAspect || gravity == .resizeAspectFill {
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        var x = bounds.midX - size.width / 2
        var y = bounds.midY - size.height / 2
        if [.left, .topLeft, .bottomLeft].contains(gravity) { x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(gravity) { x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(gravity) { y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { y = bounds.maxY - size.height }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
