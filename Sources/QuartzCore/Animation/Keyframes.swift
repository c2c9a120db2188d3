@_spi(SliderKit) import CoreGraphics

/// The values of a keyframe animation: given ones, or the elements of a path.
struct Keyframes {
    /// A stretch of a path.
    private enum Stretch {
        case line(CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
        /// A jump to a new subpath.
        case jump(CGPoint, CGPoint)

        func point(_ t: CGFloat) -> CGPoint {
            switch self {
            case .line(let a, let b): return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            case .jump(let a, let b): return t < 1 ? a : b
            case .curve(let a, let b, let c, let d):
                let s = 1 - t
                let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                return CGPoint(
                    x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y)
            }
        }
    }

    private var values: [AnimatableValue] = []
    private var stretches: [Stretch] = []
    /// The way up to the end of each stretch, in points or units.
    private var lengths: [CGFloat] = []

    /// The number of values.
    var count: Int { stretches.isEmpty ? values.count : stretches.count + 1 }

    init(values: [Any]) {
        self.values = values.compactMap { AnimatableValue($0) }
        var sum: CGFloat = 0
        for (a, b) in zip(self.values, self.values.dropFirst()) {
            sum += a.distance(to: b)
            lengths.append(sum)
        }
    }

    init(path: CGPath) {
        var list: [Stretch] = []
        var (start, here) = (CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                if !list.isEmpty { list.append(.jump(here, p[0])) }
                start = p[0]
                here = p[0]
            case .addLineToPoint:
                list.append(.line(here, p[0]))
                here = p[0]
            case .addQuadCurveToPoint:
                let c = p[0]
                let c1 = CGPoint(x: here.x + (c.x - here.x) * 2 / 3, y: here.y + (c.y - here.y) * 2 / 3)
                let c2 = CGPoint(x: p[1].x + (c.x - p[1].x) * 2 / 3, y: p[1].y + (c.y - p[1].y) * 2 / 3)
                list.append(.curve(here, c1, c2, p[1]))
                here = p[1]
            case .addCurveToPoint:
                list.append(.curve(here, p[0], p[1], p[2]))
                here = p[2]
            case .closeSubpath:
                if here != start { list.append(.line(here, start)) }
                here = start
            }
        }
        stretches = list
        if list.isEmpty && !path.isEmpty { values = [.point(here)] }
        measure()
    }

    private mutating func measure() {
        var sum: CGFloat = 0
        for stretch in stretches {
            if case .jump = stretch {} else { sum += Keyframes.length(stretch, upTo: 1) }
            lengths.append(sum)
        }
    }

    private static func length(_ stretch: Stretch, upTo t: CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        var last = stretch.point(0)
        for step in 1...64 {
            let next = stretch.point(t * CGFloat(step) / 64)
            sum += hypot(next.x - last.x, next.y - last.y)
            last = next
        }
        return sum
    }

    func value(_ stretch: Int, _ share: Double) -> AnimatableValue? {
        if !stretches.isEmpty {
            return .point(stretches[min(max(stretch, 0), stretches.count - 1)].point(stretch < stretches.count ? CGFloat(share) : 1))
        }
        guard values.indices.contains(stretch) else { return values.last }
        guard share > 0, values.indices.contains(stretch + 1) else { return values[stretch] }
        return values[stretch].mixed(with: values[stretch + 1], CGFloat(share))
    }

    /// The direction of the path, in radians.
    func angle(_ stretch: Int, _ share: Double) -> CGFloat? {
        guard !stretches.isEmpty else { return nil }
        let part = stretches[min(max(stretch, 0), stretches.count - 1)]
        let t = CGFloat(share)
        let (a, b) = (part.point(max(0, t - 1e-4)), part.point(min(1, t + 1e-4)))
        return a == b ? nil : atan2(b.y - a.y, b.x - a.x)
    }

    /// The place after a share of the whole way.
    func paced(_ fraction: Double) -> (stretch: Int, share: Double) {
        guard let whole = lengths.last, whole > 0 else { return (0, fraction) }
        let way = CGFloat(fraction) * whole
        let stretch = min(lengths.firstIndex { $0 >= way } ?? lengths.count - 1, lengths.count - 1)
        let start = stretch > 0 ? lengths[stretch - 1] : 0
        let length = lengths[stretch] - start
        guard length > 0 else { return (stretch, 0) }
        let share = (way - start) / length
        guard stretches.indices.contains(stretch), case .curve = stretches[stretch] else { return (stretch, Double(share)) }
        // A curve's parameter is not its length: look the length up.
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if Keyframes.length(stretches[stretch], upTo: middle) < share * length { low = middle } else { high = middle }
        }
        return (stretch, Double((low + high) / 2))
    }
}
