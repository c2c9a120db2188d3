/// A mark on the track.
public struct Tick: Hashable, Sendable {
    /// Where it stands.
    public let value: Double
    /// What stands beside it; nil for nothing.
    public let label: String?

    /// A tick.
    public init(_ value: Double, label: String? = nil) {
        self.value = value
        self.label = label
    }
}
