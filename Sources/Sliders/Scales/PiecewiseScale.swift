/// Straight pieces between given places: half of the track for the first tenth of the values, for example.
public struct PiecewiseScale: ValueScale, Hashable {
    /// A value and where it stands on the track.
    public struct Knot: Hashable, Sendable {
        /// 0…1.
        public let fraction: Double
        /// In the slider's unit.
        public let value: Double

        /// A knot.
        public init(_ fraction: Double, _ value: Double) {
            self.fraction = fraction
            self.value = value
        }
    }

    /// The knots between the ends, in rising order.
    public let knots: [Knot]

    /// A scale through knots; the ends of the slider's range are knots by themselves. Knots must rise in both numbers: of those that don't,
    /// and of those outside 0…1, the later ones are left out. Knots outside the range have no effect while they are.
    public init(_ knots: [Knot]) {
        var kept: [Knot] = []
        for knot in knots.sorted(by: { $0.fraction < $1.fraction }) where knot.fraction > 0 && knot.fraction < 1 && knot.value.isFinite {
            if let last = kept.last, knot.fraction <= last.fraction || knot.value <= last.value { continue }
            kept.append(knot)
        }
        self.knots = kept
    }

    private func all(_ range: ClosedRange<Double>) -> [Knot] {
        [Knot(0, range.lowerBound)] + knots.filter { $0.value > range.lowerBound && $0.value < range.upperBound } + [Knot(1, range.upperBound)]
    }

    /// Where a value lies, 0…1.
    public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        let knots = all(range)
        let end = max(1, knots.firstIndex { $0.value >= value } ?? knots.count - 1)
        let (a, b) = (knots[end - 1], knots[end])
        return a.fraction + (b.fraction - a.fraction) * LinearScale().fraction(of: value, in: a.value...b.value)
    }

    /// The value at a fraction from 0 to 1.
    public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        let knots = all(range)
        let end = max(1, knots.firstIndex { $0.fraction >= fraction } ?? knots.count - 1)
        let (a, b) = (knots[end - 1], knots[end])
        return LinearScale().value(at: (fraction - a.fraction) / (b.fraction - a.fraction), in: a.value...b.value)
    }
}
