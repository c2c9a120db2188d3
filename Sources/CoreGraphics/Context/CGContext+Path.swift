extension CGContext {
    /// Starts an empty path.
    public func beginPath() { devicePath = CGMutablePath() }
    /// Starts a subpath at a point.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.toDevice) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.toDevice) }
    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.toDevice)
    }
    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: state.toDevice)
    }
    /// Closes the current subpath.
    public func closePath() { devicePath.closeSubpath() }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.toDevice) }
    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.toDevice) }
    /// Adds a subpath through points.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.toDevice) }
    /// Adds the closed ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.toDevice) }
    /// Adds an arc; see `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.toDevice)
    }
    /// Adds an arc that touches two lines; see `CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.toDevice)
    }
    /// Adds all elements of a path.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.toDevice) }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { devicePath.isEmpty }
    /// The current path's end in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        devicePath.isEmpty ? .zero : devicePath.currentPoint.applying(state.toDevice.inverted())
    }
    /// The rectangle around the current path's points, control points included, in user space; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// A copy of the current path in user space; nil if it is empty.
    public var path: CGPath? { devicePath.isEmpty ? nil : devicePath.transformed(by: state.toDevice.inverted()) }

    /// Whether a point in user space is painted when the current path is drawn.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        func stroke() -> Bool { strokedOutline(of: path).contains(point) }
        return switch mode {
        case .fill: path.contains(point)
        case .eoFill: path.contains(point, using: .evenOdd)
        case .stroke: stroke()
        case .fillStroke: path.contains(point) || stroke()
        case .eoFillStroke: path.contains(point, using: .evenOdd) || stroke()
        }
    }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        devicePath = CGMutablePath()
        devicePath.addPath(strokedOutline(of: path), transform: state.toDevice)
    }

    /// The outline of a path's stroke, dashes and all, in user space.
    internal func strokedOutline(of path: CGPath) -> CGPath {
        let dashed = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        return dashed.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
    }

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the current path and forgets it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = devicePath
        devicePath = CGMutablePath()
        guard !path.isEmpty else { return }
        switch mode {
        case .fill, .fillStroke: paint(.fill(path, .winding), with: .color(state.fill))
        case .eoFill, .eoFillStroke: paint(.fill(path, .evenOdd), with: .color(state.fill))
        case .stroke: break
        }
        if mode != .fill, mode != .eoFill { paint(.stroke(path), with: .color(state.stroke)) }
    }

    /// Fills a rectangle; the current path is forgotten.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles; the current path is forgotten.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        let path = CGMutablePath()
        path.addRects(rects, transform: state.toDevice)
        if !path.isEmpty { paint(.fill(path, .winding), with: .color(state.fill)) }
    }

    /// Fills the ellipse in a rectangle; the current path is forgotten.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle; the current path is forgotten.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line width in points; the current path is forgotten.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    /// Strokes the ellipse in a rectangle; the current path is forgotten.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between pairs of points; the current path is forgotten.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in an opaque context.
    public func clear(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.toDevice)
        guard !path.isEmpty else { return }
        let before = state
        (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
        paint(.fill(path, .winding), with: .color(.black))
        state = before
    }

    /// As `clear(_:)`.
    @_spi(SliderKit) public func erase(_ rect: CGRect) { clear(rect) }
}
