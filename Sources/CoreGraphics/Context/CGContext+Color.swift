extension CGContext {
    /// Sets the colour of fills; default black.
    public func setFillColor(_ color: CGColor) {
        state.fill = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// Sets the colour of strokes; default black.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// Sets the colour of fills from red, green, blue and alpha, each 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes from red, green, blue and alpha, each 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills from gray and alpha, each 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the colour of strokes from gray and alpha, each 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the space that `setFillColor(_:)` with components reads them in, and the colour to opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        guard let black = CGContext.black(in: space) else { return }
        state.fillSpace = space
        state.fill = black
    }

    /// Sets the space that `setStrokeColor(_:)` with components reads them in, and the colour to opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        guard let black = CGContext.black(in: space) else { return }
        state.strokeSpace = space
        state.stroke = black
    }

    /// Sets the colour of fills from components, alpha last, in the fill space.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
    }

    /// Sets the colour of strokes from components, alpha last, in the stroke space.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
    }

    private static func black(in space: CGColorSpace) -> CGColor? {
        CGColor(colorSpace: space, components: Array(repeating: 0, count: space.numberOfComponents) + [1])
    }

    /// The colour that fills have now.
    @_spi(SliderKit) public var currentFillColor: CGColor { state.fill }
    /// The colour that strokes have now.
    @_spi(SliderKit) public var currentStrokeColor: CGColor { state.stroke }
}
