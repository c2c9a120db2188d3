import Foundation

/// Equal distances for equal ratios: 1, 10, 100 are evenly spaced.
///
/// A range of positive numbers is plainly logarithmic, one of negative numbers its mirror image. A range that holds zero is linear near
/// zero, within about `smallest`, and logarithmic beyond, on both sides; it stays reversible.
public struct LogarithmicScale: ValueScale, Hashable {
    /// The size below which numbers count as near zero, where the range holds zero. Default 1. Not used for other ranges.
    public var smallest: Double

    /// A scale; `smallest` that is not above zero counts as 1.
    public init(smallest: Double = 1) { self.smallest = smallest > 0 && smallest.isFinite ? smallest : 1 }

    /// Where a value lies, 0…1.
    public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        let low = bend(range.lowerBound, range), high = bend(range.upperBound, range)
        return (bend(value, range) - low) / (high - low)
    }

    /// The value at a fraction from 0 to 1.
    public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        let low = bend(range.lowerBound, range), high = bend(range.upperBound, range)
        return unbend(low + (high - low) * fraction, range)
    }

    private func bend(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        if range.lowerBound > 0 { return log(value) }
        if range.upperBound < 0 { return -log(-value) }
        return value < 0 ? -log1p(-value / smallest) : log1p(value / smallest)
    }

    private func unbend(_ bent: Double, _ range: ClosedRange<Double>) -> Double {
        if range.lowerBound > 0 { return exp(bent) }
        if range.upperBound < 0 { return -exp(-bent) }
        return bent < 0 ? -smallest * expm1(-bent) : smallest * expm1(bent)
    }
}
