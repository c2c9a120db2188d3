/// The first stored property of our classes whose objects end up inside Foundation's collections.
///
/// Foundation on Linux reads the word after an object's reference count as the header of a Core Foundation object, also when the object
/// is a Swift one that has its first stored property there. While the type number in it (bits 8 to 17) is 0, `CFEqual` takes the object for
/// nothing at all and stops the program; `NSMutableAttributedString.addAttribute` calls it. Any other number leads to `isEqual(_:)`.
@_spi(SliderKit)
public struct CoreFoundationHeader: Sendable {
    private let word: UInt64 = 1 << 8

    /// The header.
    public init() {}
}
