/// Texts made by closures.
public struct TextFormat: ValueFormat {
    private let write: @Sendable (Double) -> String
    private let read: @Sendable (String) -> Double?
    private let speak: (@Sendable (Double) -> String)?

    /// A format.
    /// - Parameters:
    ///   - write: The text for the eye.
    ///   - read: The value of a text. Default: none is understood.
    ///   - speak: The text for the ear. Default: the text for the eye.
    public init(
        write: @escaping @Sendable (Double) -> String, read: @escaping @Sendable (String) -> Double? = { _ in nil },
        speak: (@Sendable (Double) -> String)? = nil
    ) {
        self.write = write
        self.read = read
        self.speak = speak
    }

    /// The text for the eye.
    public func text(for value: Double) -> String { write(value) }
    /// The value of a text.
    public func value(from text: String) -> Double? { read(text) }
    /// The text for the ear.
    public func spokenText(for value: Double) -> String { speak?(value) ?? write(value) }
}
