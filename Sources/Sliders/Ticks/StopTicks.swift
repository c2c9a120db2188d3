/// A tick at each of the slider's stops.
public struct StopTicks: TickSource, Hashable {
    /// The ticks; they have no settings.
    public init() {}

    /// None without stops, and where there would be more than 1000.
    public func ticks(in range: ClosedRange<Double>, scale: any ValueScale, stops: (any ValueStops)?) -> [Tick] {
        stops?.all(in: range, limit: 1000).map { Tick($0) } ?? []
    }
}
