/// How values are spread along a track: a reversible pair of functions between the values of a range and the fractions from 0 to 1.
///
/// Both must rise, the ends of the range must be 0 and 1, and going there and back must give the same again;
/// ``roundTripError(in:)`` measures that. A type of your own is as good as those of this module.
public protocol ValueScale: Sendable {
    /// Where a value lies, 0…1. Both ends of the range must come out exactly.
    func fraction(of value: Double, in range: ClosedRange<Double>) -> Double
    /// The value at a fraction from 0 to 1.
    func value(at fraction: Double, in range: ClosedRange<Double>) -> Double
}

extension ValueScale {
    /// Where a value lies, whatever it is: clamped to the range, 0 in an empty range, for NaN, and for what is not a number on this scale.
    public func safeFraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        guard range.lowerBound < range.upperBound, !value.isNaN else { return 0 }
        if value <= range.lowerBound { return 0 }
        if value >= range.upperBound { return 1 }
        let fraction = fraction(of: value, in: range)
        return fraction.isFinite ? min(1, max(0, fraction)) : 0
    }

    /// The value at a fraction, whatever that is: both ends exact, and never outside the range.
    public func safeValue(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        guard range.lowerBound < range.upperBound, !fraction.isNaN, fraction > 0 else { return range.lowerBound }
        if fraction >= 1 { return range.upperBound }
        let value = value(at: fraction, in: range)
        return value.isFinite ? min(range.upperBound, max(range.lowerBound, value)) : range.lowerBound
    }

    /// How far a fraction is off after it went to a value and back, at worst, among `samples` of the track; infinite for a scale that does
    /// not rise. A track of 1000 points shows an error of 0.001 as one point.
    public func roundTripError(in range: ClosedRange<Double>, samples: Int = 64) -> Double {
        guard range.lowerBound < range.upperBound, samples > 0 else { return 0 }
        var worst = 0.0
        var last = -Double.infinity
        for sample in 0...samples {
            let fraction = Double(sample) / Double(samples)
            let value = value(at: fraction, in: range)
            guard value.isFinite, value > last else { return .infinity }
            last = value
            let back = self.fraction(of: value, in: range)
            guard back.isFinite else { return .infinity }
            worst = max(worst, abs(back - fraction))
        }
        return worst
    }
}
