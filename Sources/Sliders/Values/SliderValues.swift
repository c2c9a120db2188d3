/// The values of a slider's thumbs, in rising order, with the rules that hold among them. It knows no views.
///
/// After every call the values are inside `allowed`, at least `minimumDistance` apart as far as the range has room for that, and on stops
/// where `snap` is `.always`.
public struct SliderValues: Sendable {
    /// From the least to the greatest value.
    public private(set) var range: ClosedRange<Double>
    /// One for each thumb, rising.
    public private(set) var values: [Double]
    /// The part of the range that thumbs may enter; nil for all of it. Clamped to the range.
    public var limits: ClosedRange<Double>? { didSet { conform() } }
    /// The stops; nil for none.
    public var stops: (any ValueStops)? { didSet { conform() } }
    /// When stops count. Default always.
    public var snap = SnapPolicy.always { didSet { conform() } }
    /// The least difference of two neighbours, in the unit of the values. Default 0; what is not a number above zero counts as 0.
    public var minimumDistance = 0.0 {
        didSet {
            if !(minimumDistance > 0 && minimumDistance.isFinite) { minimumDistance = 0 }
            conform()
        }
    }
    /// What happens where thumbs meet.
    public var meeting = ThumbMeeting.stops

    /// Values in a range. There is at least one; those that are not finite count as the least.
    public init(_ values: [Double] = [0], in range: ClosedRange<Double> = 0...1) {
        self.range = range
        self.values = values.isEmpty ? [range.lowerBound] : values
        conform()
    }

    /// Where thumbs may be: `limits` inside the range.
    public var allowed: ClosedRange<Double> {
        guard let limits else { return range }
        let low = min(max(limits.lowerBound, range.lowerBound), range.upperBound)
        return low...max(low, min(limits.upperBound, range.upperBound))
    }

    /// Changes the range; values are brought inside it.
    public mutating func setRange(_ range: ClosedRange<Double>) {
        guard range.lowerBound.isFinite, range.upperBound.isFinite else { return }
        self.range = range
        conform()
    }

    /// Replaces all values. They are sorted; there is at least one.
    public mutating func setAll(_ values: [Double]) {
        self.values = values.isEmpty ? [range.lowerBound] : values
        conform()
    }

    /// Moves one thumb as near to a value as the rules allow, its neighbours too where it pushes them.
    /// - Parameter mayRest: whether the value may stay between stops for now, as under a finger with `.onRelease`.
    /// - Returns: whether any value changed.
    @discardableResult
    public mutating func move(_ thumb: Int, to value: Double, mayRest: Bool = false) -> Bool {
        guard values.indices.contains(thumb), !value.isNaN else { return false }
        let before = values
        let snaps = snap == .always || snap == .onRelease && !mayRest
        let allowed = allowed
        let space = spacing
        let room = allowed.upperBound - allowed.lowerBound
        let below = Double(thumb) * space, above = Double(values.count - 1 - thumb) * space
        var low = allowed.lowerBound + min(below, room), high = allowed.upperBound - min(above, room)
        if meeting == .stops {
            if thumb > 0 { low = max(low, values[thumb - 1] + space) }
            if thumb < values.count - 1 { high = min(high, values[thumb + 1] - space) }
        }
        guard low <= high else { return false }
        values[thumb] = settle(value, low...high, snaps)
        if meeting == .pushes {
            push(from: thumb, space, snaps)
            // Stops may leave no room where distances alone do.
            if !isOrderly {
                values = before
                values[thumb] = settle(value, low...high, false)
                push(from: thumb, space, false)
            }
        }
        return values != before
    }

    // MARK: Rules

    /// The distance that there is room for.
    private var spacing: Double {
        guard values.count > 1 else { return 0 }
        let allowed = allowed
        return min(minimumDistance, (allowed.upperBound - allowed.lowerBound) / Double(values.count - 1))
    }

    private func settle(_ value: Double, _ bounds: ClosedRange<Double>, _ snaps: Bool) -> Double {
        let clamped = min(bounds.upperBound, max(bounds.lowerBound, value))
        guard snaps, let stops else { return clamped }
        let nearest = stops.nearest(to: clamped, in: range)
        if bounds.contains(nearest) { return nearest }
        let inside = stops.value(nearest > bounds.upperBound ? -1 : 1, stopsFrom: clamped, in: range)
        return bounds.contains(inside) ? inside : clamped
    }

    private mutating func push(from thumb: Int, _ space: Double, _ snaps: Bool) {
        let allowed = allowed
        for index in values.indices where index > thumb {
            let least = values[index - 1] + space
            if values[index] < least { values[index] = least < allowed.upperBound ? settle(least, least...allowed.upperBound, snaps) : snaps ? least : allowed.upperBound }
        }
        for index in values.indices.reversed() where index < thumb {
            let most = values[index + 1] - space
            if values[index] > most { values[index] = most > allowed.lowerBound ? settle(most, allowed.lowerBound...most, snaps) : snaps ? most : allowed.lowerBound }
        }
    }

    /// Whether the values are inside and far enough apart.
    private var isOrderly: Bool {
        let allowed = allowed, space = spacing - 1e-9
        return values.allSatisfy(allowed.contains) && zip(values, values.dropFirst()).allSatisfy { $1 - $0 >= space }
    }

    /// Brings all values under the rules; where stops leave no room for the distances, without stops.
    private mutating func conform() {
        let given = values
        conform(given, snaps: snap == .always)
        if !isOrderly { conform(given, snaps: false) }
    }

    private mutating func conform(_ given: [Double], snaps: Bool) {
        let allowed = allowed, space = spacing
        let sorted = given.map { $0.isFinite ? $0 : $0 > 0 ? allowed.upperBound : allowed.lowerBound }.sorted()
        var result: [Double] = []
        for (index, value) in sorted.enumerated() {
            let low = max(result.last.map { $0 + space } ?? allowed.lowerBound, allowed.lowerBound)
            // The last one's end is the range's, whatever the sums' rounding says.
            let left = sorted.count - 1 - index
            let high = left == 0 ? allowed.upperBound : allowed.upperBound - Double(left) * space
            result.append(low < high ? settle(value, low...high, snaps) : snaps ? low : min(low, allowed.upperBound))
        }
        values = result
    }
}
