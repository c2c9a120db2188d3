import Foundation

/// Stops at equal distances, counted from the lower end of the range.
///
/// The stops are the decimal numbers that one would write: 0.1 three times from 0 is 0.3, not 0.30000000000000004. The upper end is a stop
/// only if the steps reach it, as with the web's range input. (choice)
public struct EvenStops: ValueStops, Hashable {
    /// The distance, above zero.
    public let step: Double

    /// Stops at each multiple of a step above the lower end; nil for a step that is not above zero or not finite.
    public init?(step: Double) {
        guard step > 0, step.isFinite else { return nil }
        self.step = step
    }

    /// The stop nearest to a value.
    public func nearest(to value: Double, in range: ClosedRange<Double>) -> Double {
        stop(number: number(of: value, in: range).rounded(.toNearestOrAwayFromZero), in: range)
    }

    /// The stop `count` stops away.
    public func value(_ count: Int, stopsFrom value: Double, in range: ClosedRange<Double>) -> Double {
        let place = number(of: value, in: range)
        let whole = place.rounded()
        // What is that near a stop stands on it.
        let start = abs(place - whole) < 1e-6 ? whole : count > 0 ? place.rounded(.down) : place.rounded(.up)
        return stop(number: start + Double(count), in: range)
    }

    /// All stops in the range.
    public func all(in range: ClosedRange<Double>, limit: Int) -> [Double] {
        let last = lastNumber(in: range)
        guard last < Double(limit) else { return [] }
        return (0...Int(last)).map { stop(number: Double($0), in: range) }
    }

    private func number(of value: Double, in range: ClosedRange<Double>) -> Double {
        guard value.isFinite else { return value > 0 ? lastNumber(in: range) : 0 }
        return (value - range.lowerBound) / step
    }

    /// The number of the last stop that is not past the upper end.
    private func lastNumber(in range: ClosedRange<Double>) -> Double {
        let count = (range.upperBound - range.lowerBound) / step
        guard count.isFinite, count > 0 else { return 0 }
        let whole = count.rounded()
        return abs(count - whole) <= 1e-9 * max(1, whole) ? whole : count.rounded(.down)
    }

    private func stop(number: Double, in range: ClosedRange<Double>) -> Double {
        let number = min(max(0, number), lastNumber(in: range))
        return min(range.upperBound, DecimalGrid(anchor: range.lowerBound, step: step).value(at: number))
    }
}
