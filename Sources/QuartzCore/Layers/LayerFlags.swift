@_spi(SliderKit) import CoreGraphics

/// What a layer keeps in single bits.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    static let hidden = LayerFlags(rawValue: 1 << 0)
    static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    static let opaque = LayerFlags(rawValue: 1 << 2)
    static let needsLayout = LayerFlags(rawValue: 1 << 3)
    static let needsDisplay = LayerFlags(rawValue: 1 << 4)
    /// Some layer below needs layout.
    static let layoutBelow = LayerFlags(rawValue: 1 << 5)
    /// It has been through a commit, so its changes animate.
    static let committed = LayerFlags(rawValue: 1 << 6)
    static let presentation = LayerFlags(rawValue: 1 << 7)
    /// `_superlayer` is the layer that this one masks.
    static let isMask = LayerFlags(rawValue: 1 << 8)
    static let displayOnBoundsChange = LayerFlags(rawValue: 1 << 9)
    /// `contents` came from drawing, not from the user.
    static let ownsContents = LayerFlags(rawValue: 1 << 10)
    /// In the compositor's list, with all below it.
    static let dirtyTree = LayerFlags(rawValue: 1 << 11)
    /// In the compositor's list, its own content only.
    static let dirtyContent = LayerFlags(rawValue: 1 << 12)
    static let noGroupOpacity = LayerFlags(rawValue: 1 << 13)
    static let edgeAntialiasing = LayerFlags(rawValue: 1 << 14)
    static let rasterize = LayerFlags(rawValue: 1 << 15)
    static let hasZ = LayerFlags(rawValue: 1 << 16)
    static let inLayoutList = LayerFlags(rawValue: 1 << 17)
    static let inDisplayList = LayerFlags(rawValue: 1 << 18)
    static let inAnimatedList = LayerFlags(rawValue: 1 << 19)
    /// A shadow of its content must be drawn anew when something below it changes.
    static let contentShadow = LayerFlags(rawValue: 1 << 20)
    /// The painter only blits to whole pixels.
    static let painterOnGrid = LayerFlags(rawValue: 1 << 21)
    /// Its `layoutSublayers()` runs.
    static let inLayout = LayerFlags(rawValue: 1 << 22)
    /// It was put at the back, behind what its superlayer's painter paints.
    static let behindPainter = LayerFlags(rawValue: 1 << 23)
    /// In the compositor's list, for what its painter finds changed.
    static let dirtyPainter = LayerFlags(rawValue: 1 << 24)
}
