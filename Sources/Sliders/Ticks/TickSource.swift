/// Where a row of ticks has them from.
public protocol TickSource: Sendable {
    /// The ticks in a range, rising.
    func ticks(in range: ClosedRange<Double>, scale: any ValueScale, stops: (any ValueStops)?) -> [Tick]
}
