/// Where a ``ConfirmControl`` is.
public enum ConfirmPhase: String, Hashable, Sendable, CaseIterable {
    /// The thumb is at its start.
    case idle
    /// A finger has the thumb.
    case dragging
    /// Activated once without a drag; a second time confirms.
    case armed
    /// At the end, and can still be taken back.
    case undoable
    /// Confirmed.
    case confirmed
    /// Confirmed, and the program is at work.
    case loading
}
