internal import CCairo

extension CGPath {
    /// Makes the path Cairo's current path. Coordinates are kept within what Cairo's fixed-point numbers hold.
    internal func emit(to cairo: OpaquePointer, transform: CGAffineTransform) {
        cairo_new_path(cairo)
        cairo_identity_matrix(cairo)
        forEachElement { verb, p in
            switch verb {
            case .moveToPoint:
                let a = CGPath.place(p[0], transform)
                cairo_move_to(cairo, a.x, a.y)
            case .addLineToPoint:
                let a = CGPath.place(p[0], transform)
                cairo_line_to(cairo, a.x, a.y)
            case .addQuadCurveToPoint:
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                let (c, e) = (CGPath.place(p[0], transform), CGPath.place(p[1], transform))
                cairo_curve_to(
                    cairo, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3, e.x + (c.x - e.x) * 2 / 3,
                    e.y + (c.y - e.y) * 2 / 3, e.x, e.y)
            case .addCurveToPoint:
                let (a, b, c) = (
                    CGPath.place(p[0], transform), CGPath.place(p[1], transform), CGPath.place(p[2], transform)
                )
                cairo_curve_to(cairo, a.x, a.y, b.x, b.y, c.x, c.y)
            case .closeSubpath: cairo_close_path(cairo)
            }
        }
    }

    private static func place(_ p: CGPoint, _ t: CGAffineTransform) -> (x: Double, y: Double) {
        let q = p.applying(t)
        let limit = 4_000_000.0
        let (x, y) = (Double(q.x), Double(q.y))
        return (x.isNaN ? 0 : min(max(x, -limit), limit), y.isNaN ? 0 : min(max(y, -limit), limit))
    }
}

extension CGAffineTransform {
    internal var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether all entries are finite and the transform can be undone.
    internal var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    /// How much lengths grow on average.
    internal var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
