/// When a slider with stops goes to them.
public enum SnapPolicy: Hashable, Sendable, CaseIterable {
    /// All the time: only stops are ever values. The default.
    case always
    /// The thumb follows the finger, and goes to the nearest stop when it is released.
    case onRelease
    /// Never: stops are for keys, assistive tools and ticks; a finger may leave the thumb anywhere.
    case never
}
