/// A block of bytes that an image is made from, or that an image gives away.
public final class CGDataProvider: @unchecked Sendable {
    /// The bytes.
    public let data: CFData?

    /// Makes a provider of bytes.
    public init?(data: CFData) { self.data = data }
}
