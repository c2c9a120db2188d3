/// One event of a slider: what changed, by whose hand, and whether that is final.
///
/// Every gesture, whatever makes it, is one `began`, any number of `changed`, then exactly one `committed` or `cancelled`. Nothing repeats:
/// `changed` comes only with values that the one before did not have.
public struct SliderChange: Hashable, Sendable {
    /// What moved the thumb.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// A finger, a pencil, or a pointer with its button down.
        case touch
        /// A key.
        case key
        /// A wheel or trackpad.
        case wheel
        /// VoiceOver or another assistive tool.
        case assistiveTool
        /// The program itself. It makes no gesture: one `committed` alone, where values changed.
        case program
    }

    /// How far the gesture is.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The thumb was taken hold of; nothing changed yet.
        case began
        /// The values changed, for now.
        case changed
        /// The gesture ended, and its values hold.
        case committed
        /// The gesture ended as if it had not been: the values are those from before.
        case cancelled
    }

    /// Which thumb was moved; 0 is the one with the least value.
    public let thumb: Int
    /// The values of all thumbs now, rising.
    public let values: [Double]
    /// What moved it.
    public let cause: Cause
    /// How far that is.
    public let phase: Phase

    /// The value of the moved thumb.
    public var value: Double { values.indices.contains(thumb) ? values[thumb] : values.first ?? 0 }
}
