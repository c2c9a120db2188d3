@_spi(SliderKit) import CoreGraphics

extension CGPoint {
    var isUsable: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// False for what has no place or size: NaN, infinities, the null rectangle.
    var isUsable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && !isNull && !isInfinite
    }
}

extension CATransform3D {
    var isUsable: Bool { (m11 + m12 + m21 + m22 + m41 + m42).isFinite && (m13 + m23 + m31 + m32 + m33 + m43 + m44).isFinite }

    /// `affine`, with the noise of trigonometry taken out: a quarter turn made from π/2 has cosines of 6e-17, which would take the
    /// layer off the pixel grid and blur it.
    var planar: CGAffineTransform {
        func clean(_ v: CGFloat) -> CGFloat {
            let whole = v.rounded()
            return abs(v - whole) < 1e-9 ? whole : v
        }
        return CGAffineTransform(a: clean(m11), b: clean(m12), c: clean(m21), d: clean(m22), tx: m41, ty: m42)
    }
}
