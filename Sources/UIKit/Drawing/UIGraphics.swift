@_spi(SliderKit) import CoreGraphics

/// The context that UIKit draws into now, nil outside drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.top }

/// Makes `context` current until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }

/// Makes the previous context current again.
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

/// Begins an image of `size` points at scale 1, transparent. See `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a new image context current: `size` in points, `scale` pixels per point (0: the screen's), y down. An opaque context
/// starts black. With a size that is not positive and finite
/// there is no current context until the end, and no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : DisplayScale.main
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
        let context = CGContext(bitmapPointSize: size, scale: scale, opaque: opaque)
    else {
        // Begin and end come in pairs: an empty place keeps the pairs in order.
        GraphicsContextStack.current.push(nil, imageScale: 0)
        return
    }
    GraphicsContextStack.current.push(context, imageScale: scale)
}

/// A picture of what the current image context holds so far, nil if the current context is not one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = GraphicsContextStack.current
    guard let scale = stack.topImageScale, scale > 0, let image = stack.top?.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context; the previous context becomes current.
public func UIGraphicsEndImageContext() { GraphicsContextStack.current.popImageContext() }

/// Fills `rect` with the current fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the current fill colour in the given blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame, 1 pt wide, inside `rect` in the current fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame, 1 pt wide, inside `rect` in the current fill colour and the given blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable else { return }
    let rect = rect.standardized
    let inner = CGRect(x: rect.minX + 1, y: rect.minY + 1, width: max(rect.width - 2, 0), height: max(rect.height - 2, 0))
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    if inner.width > 0, inner.height > 0 { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Limits drawing in the current context to `rect`, until its state is restored.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
