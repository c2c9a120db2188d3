extension UIFontDescriptor {
    /// Slant, weight and width of letters.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt32
        /// Makes one from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
}
