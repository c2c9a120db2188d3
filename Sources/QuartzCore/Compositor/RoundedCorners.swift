@_spi(SliderKit) import CoreGraphics

/// Outlines with rounded corners.
enum RoundedCorners {
    /// How far a quarter circle's control points are from its ends, in radii.
    private static let kappa: CGFloat = 0.5522847498

    static func path(_ r: CGRect, _ style: LayerStyle, radius: CGFloat? = nil) -> CGPath {
        path(r, radius: radius ?? style.cornerRadius, corners: style.maskedCorners, curve: style.cornerCurve)
    }

    static func path(_ r: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) -> CGPath {
        let half = min(r.width, r.height) / 2
        let radius = min(radius, half)
        guard radius > 0, !corners.isDisjoint(with: .all) else { return CGPath(rect: r, transform: nil) }
        // A continuous corner that finds no room beside the next one becomes rounder, down to a circle.
        let reach = curve == .continuous ? min(radius * LayerDefaults.continuousCornerReach, half) : radius
        let path = CGMutablePath()
        let all: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (.layerMinXMinYCorner, CGPoint(x: r.minX, y: r.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (.layerMaxXMinYCorner, CGPoint(x: r.maxX, y: r.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.layerMaxXMaxYCorner, CGPoint(x: r.maxX, y: r.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.layerMinXMaxYCorner, CGPoint(x: r.minX, y: r.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, (mask, corner, back, ahead)) in all.enumerated() {
            func at(_ b: CGFloat, _ a: CGFloat) -> CGPoint {
                CGPoint(x: corner.x + back.dx * b + ahead.dx * a, y: corner.y + back.dy * b + ahead.dy * a)
            }
            let size = corners.contains(mask) ? reach : 0
            let start = at(size, 0)
            if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
            guard size > 0 else { continue }
            if reach == radius {
                path.addCurve(
                    to: at(0, radius), control1: at(radius * (1 - kappa), 0), control2: at(0, radius * (1 - kappa)))
            } else {
                addContinuous(path, at, reach: reach, radius: radius)
            }
        }
        path.closeSubpath()
        return path
    }

    /// Through the middle of the circle's arc, but leaving the edges further away and gradually.
    private static func addContinuous(
        _ path: CGMutablePath, _ at: (CGFloat, CGFloat) -> CGPoint, reach: CGFloat, radius: CGFloat
    ) {
        let middle = radius * (1 - 0.5.squareRoot())
        let (near, lead) = (radius * 0.63, radius * 0.19)
        path.addCurve(to: at(middle, middle), control1: at(near, 0), control2: at(middle + lead, middle - lead))
        path.addCurve(to: at(0, reach), control1: at(middle - lead, middle + lead), control2: at(0, near))
    }
}
