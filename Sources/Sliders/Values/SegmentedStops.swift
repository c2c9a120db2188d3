/// Stops whose distance differs from part to part of the range, such as each minute up to ten, then every five.
///
///     SegmentedStops(from: 0, [.init(to: 10, step: 1), .init(to: 60, step: 5)])
public struct SegmentedStops: ValueStops, Hashable {
    /// A part with a distance of its own.
    public struct Segment: Hashable, Sendable {
        /// Where it ends. It begins where the one before ends.
        public let end: Double
        /// The distance of its stops, counted from its beginning.
        public let step: Double

        /// A part.
        public init(to end: Double, step: Double) {
            self.end = end
            self.step = step
        }
    }

    /// The parts, rising.
    public let segments: [Segment]
    private let stops: ListedStops

    /// Stops in parts that follow each other; each end is a stop. Nil for ends that don't rise, for steps that are not above zero, and for more than
    /// 10 000 stops.
    public init?(from start: Double, _ segments: [Segment]) {
        guard start.isFinite, !segments.isEmpty else { return nil }
        var values = [start], low = start
        for segment in segments {
            guard segment.end > low, segment.end.isFinite, let even = EvenStops(step: segment.step) else { return nil }
            let own = even.all(in: low...segment.end, limit: 10_000 - values.count)
            guard !own.isEmpty else { return nil }
            values += own + [segment.end]
            low = segment.end
        }
        self.segments = segments
        stops = ListedStops(values)
    }

    /// The stop nearest to a value.
    public func nearest(to value: Double, in range: ClosedRange<Double>) -> Double { stops.nearest(to: value, in: range) }
    /// The stop `count` stops away.
    public func value(_ count: Int, stopsFrom value: Double, in range: ClosedRange<Double>) -> Double { stops.value(count, stopsFrom: value, in: range) }
    /// All stops in the range.
    public func all(in range: ClosedRange<Double>, limit: Int) -> [Double] { stops.all(in: range, limit: limit) }
}
