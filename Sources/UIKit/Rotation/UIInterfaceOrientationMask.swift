/// Several orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The number as Apple gives it.
    public let rawValue: UInt
    /// Makes one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upright, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the top of the hardware at the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the top of the hardware at the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On its side, either way.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// What the device has by itself: a phone is not held upside down.
    @MainActor static var standard: UIInterfaceOrientationMask {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
