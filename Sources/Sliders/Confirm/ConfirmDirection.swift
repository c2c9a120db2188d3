/// Which way a thumb goes to confirm.
public enum ConfirmDirection: String, Hashable, Sendable, CaseIterable {
    /// As text runs: to the right, or to the left in a right-to-left interface. The default.
    case forward
    /// Against it.
    case backward
    /// To the bottom.
    case down
    /// To the top.
    case up

    /// Whether the track is upright.
    public var isVertical: Bool { self == .down || self == .up }
}
