/// One `#Preview` of the compiled sources.
public struct PreviewItem: Codable, Sendable, Equatable {
    /// The C function that makes what it shows.
    public var symbol: String
    /// Width and height in points that it asks for.
    public var size: [Double]?
    /// Whether its screen is turned.
    public var isLandscape: Bool

    public init(symbol: String, size: [Double]? = nil, isLandscape: Bool = false) {
        self.symbol = symbol
        self.size = size
        self.isLandscape = isLandscape
    }
}
