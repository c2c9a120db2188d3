/// Why bytes are no picture, in one sentence.
@_spi(SliderKit) public struct ImageCodingError: Error, CustomStringConvertible, Equatable, Sendable {
    /// The sentence.
    public let description: String
    internal init(_ description: String) { self.description = description }
}
