/// Stops at given values, such as film speeds.
public struct ListedStops: ValueStops, Hashable {
    /// The values, rising, each once.
    public let values: [Double]

    /// Stops at these values; those that are not finite are left out.
    public init(_ values: [Double]) { self.values = Set(values.filter(\.isFinite)).sorted() }

    /// The stop nearest to a value.
    public func nearest(to value: Double, in range: ClosedRange<Double>) -> Double {
        let stops = all(in: range, limit: .max)
        guard let above = stops.first(where: { $0 >= value }) ?? stops.last, let below = stops.last(where: { $0 <= value }) ?? stops.first
        else { return value }
        return above - value <= value - below || value < below ? above : below
    }

    /// The stop `count` stops away.
    public func value(_ count: Int, stopsFrom value: Double, in range: ClosedRange<Double>) -> Double {
        let stops = all(in: range, limit: .max)
        if count >= 0 {
            let above = stops.filter { $0 > value }
            return count == 0 ? value : above.isEmpty ? stops.last ?? value : above[min(count, above.count) - 1]
        }
        let below = stops.filter { $0 < value }
        return below.isEmpty ? stops.first ?? value : below[max(0, below.count + count)]
    }

    /// All stops in the range.
    public func all(in range: ClosedRange<Double>, limit: Int) -> [Double] {
        let inside = values.filter(range.contains)
        return inside.count > limit ? [] : inside
    }
}
