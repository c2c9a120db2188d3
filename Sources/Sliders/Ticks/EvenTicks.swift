/// A tick at each multiple of a distance above the lower end.
public struct EvenTicks: TickSource, Hashable {
    private let stops: EvenStops

    /// Ticks every so many units; nil for a distance that is not above zero.
    public init?(every distance: Double) {
        guard let stops = EvenStops(step: distance) else { return nil }
        self.stops = stops
    }

    /// None where there would be more than 1000.
    public func ticks(in range: ClosedRange<Double>, scale: any ValueScale, stops: (any ValueStops)?) -> [Tick] {
        self.stops.all(in: range, limit: 1000).map { Tick($0) }
    }
}
