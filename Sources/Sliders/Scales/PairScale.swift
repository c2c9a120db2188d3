/// A scale of any two functions that undo each other, such as `sqrt` and the square.
///
/// Both must rise. Check a pair with ``ValueScale/roundTripError(in:samples:)``.
public struct PairScale: ValueScale {
    private let forward: @Sendable (Double) -> Double
    private let backward: @Sendable (Double) -> Double

    /// A scale along which `forward` of the value is evenly spread.
    /// - Parameters:
    ///   - forward: From a value to any number that rises with it.
    ///   - backward: The way back.
    public init(forward: @escaping @Sendable (Double) -> Double, backward: @escaping @Sendable (Double) -> Double) {
        self.forward = forward
        self.backward = backward
    }

    /// Where a value lies, 0…1.
    public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        LinearScale().fraction(of: forward(value), in: forward(range.lowerBound)...max(forward(range.lowerBound), forward(range.upperBound)))
    }

    /// The value at a fraction from 0 to 1.
    public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        let low = forward(range.lowerBound)
        return backward(LinearScale().value(at: fraction, in: low...max(low, forward(range.upperBound))))
    }
}
