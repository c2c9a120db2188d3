internal import CCairo

extension CGContext {
    /// Draws a gradient along a line across all that the clips leave.
    ///
    /// - Parameter options: Whether the end colours go on beyond the line; nothing is drawn there otherwise.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint,
            let pattern = cairo_pattern_create_linear(
                Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        else { return }
        draw(gradient, pattern, options)
    }

    /// Draws a gradient between two circles across all that the clips leave.
    ///
    /// - Parameter options: Whether the end colours go on beyond the circles; nothing is drawn there otherwise.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startCenter != endCenter || startRadius != endRadius,
            let pattern = cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)), Double(endCenter.x),
                Double(endCenter.y), Double(max(endRadius, 0)))
        else { return }
        draw(gradient, pattern, options)
    }

    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        guard state.toDevice.isUsable else { return }
        func add(_ location: Double, _ color: CGColor, isClear: Bool = false) {
            let c = color.rgba
            cairo_pattern_add_color_stop_rgba(
                pattern, location, Double(c.red), Double(c.green), Double(c.blue), isClear ? 0 : Double(c.alpha))
        }
        // A clear stop at an end makes a hard edge there.
        if !options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first { add(0, first.color, isClear: true) }
        if let first = gradient.stops.first, first.location > 0 { add(0, first.color) }
        for stop in gradient.stops { add(stop.location, stop.color) }
        if let last = gradient.stops.last, last.location < 1 { add(1, last.color) }
        if !options.contains(.drawsAfterEndLocation), let last = gradient.stops.last { add(1, last.color, isClear: true) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = state.toDevice.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        paint(.everything, with: .pattern(pattern))
    }
}
