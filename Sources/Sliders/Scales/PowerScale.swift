import Foundation

/// The fraction raised to a power: above 1, small values get more of the track; below 1, large ones. 3 suits loudness.
public struct PowerScale: ValueScale, Hashable {
    /// The power. Default 2.
    public let exponent: Double

    /// A scale; an exponent that is not above zero counts as 1.
    public init(exponent: Double = 2) { self.exponent = exponent > 0 && exponent.isFinite ? exponent : 1 }

    /// Where a value lies, 0…1.
    public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        pow(LinearScale().fraction(of: value, in: range), 1 / exponent)
    }

    /// The value at a fraction from 0 to 1.
    public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        LinearScale().value(at: pow(fraction, exponent), in: range)
    }
}
