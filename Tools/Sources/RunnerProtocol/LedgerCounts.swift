/// What became of the elements and attributes of a xib or storyboard, in numbers.
public struct LedgerCounts: Codable, Sendable, Equatable {
    public var applied: Int
    /// Of Interface Builder's canvas alone.
    public var canvas: Int
    /// Told with file and line.
    public var reported: Int
    public var unaccounted: Int

    public init(applied: Int, canvas: Int, reported: Int, unaccounted: Int) {
        self.applied = applied
        self.canvas = canvas
        self.reported = reported
        self.unaccounted = unaccounted
    }
}
