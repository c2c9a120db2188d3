@_spi(SliderKit) import CoreGraphics

/// A pacing: a cubic curve from (0, 0) to (1, 1) that maps the share of time to the share of progress.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    let x1: Double, y1: Double, x2: Double, y2: Double

    /// Makes a named pacing; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a pacing from the curve's two control points; their x are kept within 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func usable(_ v: Float) -> Double { v.isFinite ? Double(v) : 0 }
        (x1, y1) = (min(max(usable(c1x), 0), 1), usable(c1y))
        (x2, y2) = (min(max(usable(c2x), 0), 1), usable(c2y))
        super.init()
    }

    /// Reads a pacing from an archive.
    public required init?(coder: NSCoder) {
        (x1, y1) = (coder.decodeDouble(forKey: "x1"), coder.decodeDouble(forKey: "y1"))
        (x2, y2) = (coder.decodeDouble(forKey: "x2"), coder.decodeDouble(forKey: "y2"))
        super.init()
    }

    /// Writes the pacing to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(x1, forKey: "x1")
        coder.encode(y1, forKey: "y1")
        coder.encode(x2, forKey: "x2")
        coder.encode(y2, forKey: "y2")
    }

    /// True: archives can be read safely.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the coordinates of a control point, 0 to 3, to `ptr`, which has room for two.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        requireRule((0...3).contains(idx), "A timing function has the control points 0 to 3, not \(idx).")
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// The progress at a share of time, both from 0 to 1.
    @_spi(SliderKit) public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if x1 == y1 && x2 == y2 { return time }
        return CAMediaTimingFunction.curve(y1, y2, parameter(at: time))
    }

    /// The curve's parameter at which its x is `x`: by Newton's method, by halving where the slope is too small for it.
    private func parameter(at x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let error = CAMediaTimingFunction.curve(x1, x2, s) - x
            if abs(error) < 1e-9 { return s }
            let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
            if abs(slope) < 1e-6 { break }
            s = min(max(s - error / slope, 0), 1)
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            s = (low + high) / 2
            if CAMediaTimingFunction.curve(x1, x2, s) < x { low = s } else { high = s }
        }
        return s
    }

    private static func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
}
