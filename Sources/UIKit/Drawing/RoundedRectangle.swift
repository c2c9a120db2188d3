/// A rectangle some of whose corners are quarters of an ellipse.
struct RoundedRectangle {
    let rect: CGRect
    let corners: UIRectCorner
    let radii: CGSize

    /// Clockwise with y down, from the top left corner's end.
    func add(to path: CGMutablePath) {
        let rect = rect.standardized
        guard rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite else { return }
        // Arcs of circles stay so: both radii are limited by the shorter side.
        let isCircle = radii.width == radii.height
        let shorter = min(rect.width, rect.height)
        let rx = limited(radii.width, (isCircle ? shorter : rect.width) / 2)
        let ry = limited(radii.height, (isCircle ? shorter : rect.height) / 2)
        guard rx > 0, ry > 0, !corners.isDisjoint(with: .allCorners) else {
            path.addRect(rect)
            return
        }
        // The distance of a control point that makes a cubic curve nearest to a quarter of a circle.
        let kx = rx * (1 - 0.5522847498), ky = ry * (1 - 0.5522847498)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let rounds: (UIRectCorner) -> Bool = { corners.contains($0) }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        path.move(to: point(left + (rounds(.topLeft) ? rx : 0), top))
        path.addLine(to: point(right - (rounds(.topRight) ? rx : 0), top))
        if rounds(.topRight) {
            path.addCurve(to: point(right, top + ry), control1: point(right - kx, top), control2: point(right, top + ky))
        }
        path.addLine(to: point(right, bottom - (rounds(.bottomRight) ? ry : 0)))
        if rounds(.bottomRight) {
            path.addCurve(to: point(right - rx, bottom), control1: point(right, bottom - ky), control2: point(right - kx, bottom))
        }
        path.addLine(to: point(left + (rounds(.bottomLeft) ? rx : 0), bottom))
        if rounds(.bottomLeft) {
            path.addCurve(to: point(left, bottom - ry), control1: point(left + kx, bottom), control2: point(left, bottom - ky))
        }
        path.addLine(to: point(left, top + (rounds(.topLeft) ? ry : 0)))
        if rounds(.topLeft) {
            path.addCurve(to: point(left + rx, top), control1: point(left, top + ky), control2: point(left + kx, top))
        }
        path.closeSubpath()
    }

    private func limited(_ radius: CGFloat, _ most: CGFloat) -> CGFloat { radius > 0 ? min(radius, most) : 0 }
}
