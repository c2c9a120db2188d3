/// Ticks at given places, such as those with names.
public struct ListedTicks: TickSource, Hashable {
    /// As they were given, in rising order.
    public let ticks: [Tick]

    /// Ticks at these places.
    public init(_ ticks: [Tick]) { self.ticks = ticks.filter(\.value.isFinite).sorted { $0.value < $1.value } }

    /// Those inside the range.
    public func ticks(in range: ClosedRange<Double>, scale: any ValueScale, stops: (any ValueStops)?) -> [Tick] {
        ticks.filter { range.contains($0.value) }
    }
}
