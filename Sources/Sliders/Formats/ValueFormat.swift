import Foundation

/// How a value is written, read and spoken.
public protocol ValueFormat: Sendable {
    /// The text for the eye, as bubbles and ticks show it.
    func text(for value: Double) -> String
    /// The value that a text means; nil where it means none. It takes what ``text(for:)`` writes.
    func value(from text: String) -> Double?
    /// The text for the ear: units in words, in the form that the number asks for. Default: the text for the eye.
    func spokenText(for value: Double) -> String
}

extension ValueFormat {
    /// The text for the eye.
    public func spokenText(for value: Double) -> String { text(for: value) }
}
