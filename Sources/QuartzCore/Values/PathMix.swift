@_spi(SliderKit) import CoreGraphics

/// Interpolation of paths point by point.
enum PathMix {
    private struct Segments {
        var types: [CGPathElementType] = []
        var points: [CGPoint] = []

        init(_ path: CGPath) {
            path.applyWithBlock { element in
                let e = element.pointee
                types.append(e.type)
                for k in 0..<Segments.count(e.type) { points.append(e.points[k]) }
            }
        }

        static func count(_ type: CGPathElementType) -> Int {
            switch type {
            case .moveToPoint, .addLineToPoint: return 1
            case .addQuadCurveToPoint: return 2
            case .addCurveToPoint: return 3
            case .closeSubpath: return 0
            }
        }
    }

    /// The path at `t` between two of the same build; nil if they differ in their elements.
    static func mix(_ a: CGPath, _ b: CGPath, _ t: CGFloat) -> CGPath? {
        let (p, q) = (Segments(a), Segments(b))
        guard p.types == q.types else { return nil }
        let points = zip(p.points, q.points).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
        let result = CGMutablePath()
        var next = 0
        for type in p.types {
            switch type {
            case .moveToPoint: result.move(to: points[next])
            case .addLineToPoint: result.addLine(to: points[next])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[next + 1], control: points[next])
            case .addCurveToPoint:
                result.addCurve(to: points[next + 2], control1: points[next], control2: points[next + 1])
            case .closeSubpath: result.closeSubpath()
            }
            next += Segments.count(type)
        }
        return result
    }
}
