/// A number of ticks at equal distances on the track, both ends included.
public struct CountedTicks: TickSource, Hashable {
    /// At least 2.
    public let count: Int

    /// So many ticks; fewer than 2 count as 2.
    public init(_ count: Int) { self.count = max(2, count) }

    /// Evenly spread over the track, whatever the scale.
    public func ticks(in range: ClosedRange<Double>, scale: any ValueScale, stops: (any ValueStops)?) -> [Tick] {
        (0..<count).map { Tick(scale.safeValue(at: Double($0) / Double(count - 1), in: range)) }
    }
}
