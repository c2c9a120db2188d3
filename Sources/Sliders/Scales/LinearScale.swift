/// Equal distances for equal differences. The default.
public struct LinearScale: ValueScale, Hashable {
    /// The scale; it has no settings.
    public init() {}

    /// Where a value lies, 0…1.
    public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        // Halves, so that the widest range of numbers does not overflow.
        let span = range.upperBound / 2 - range.lowerBound / 2
        return (value / 2 - range.lowerBound / 2) / span
    }

    /// The value at a fraction from 0 to 1.
    public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
        range.lowerBound * (1 - fraction) + range.upperBound * fraction
    }
}
