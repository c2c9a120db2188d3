/// The values that a slider stops at.
public protocol ValueStops: Sendable {
    /// The stop nearest to a value; of two equally near, the larger one. The value itself where the range holds no stop.
    func nearest(to value: Double, in range: ClosedRange<Double>) -> Double
    /// The stop that lies `count` stops above the value, or below it for a negative count; the last one where there are fewer. A value
    /// between two stops reaches the next one with the first step.
    func value(_ count: Int, stopsFrom value: Double, in range: ClosedRange<Double>) -> Double
    /// All stops in the range, rising; empty where there are more than `limit`.
    func all(in range: ClosedRange<Double>, limit: Int) -> [Double]
}

extension ValueStops {
    /// Which stop a value is, counted from 1, and of how many; nil between stops, and where there are more than 1000.
    public func place(of value: Double, in range: ClosedRange<Double>) -> (index: Int, count: Int)? {
        let stops = all(in: range, limit: 1000)
        return stops.firstIndex(of: value).map { ($0 + 1, stops.count) }
    }
}
