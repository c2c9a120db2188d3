/// What a thumb does that is dragged against its neighbour.
public enum ThumbMeeting: Hashable, Sendable, CaseIterable {
    /// It stops there. The default.
    case stops
    /// It pushes the neighbour along, up to the end of the range.
    case pushes
}
