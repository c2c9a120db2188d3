/// The yes-or-no properties of a view, with its autoresizing mask, in four bytes.
struct ViewFlags: OptionSet {
    var rawValue: UInt32

    static let userInteraction = ViewFlags(rawValue: 1 << 0)
    static let multipleTouch = ViewFlags(rawValue: 1 << 1)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
    static let opaque = ViewFlags(rawValue: 1 << 3)
    static let clearsContext = ViewFlags(rawValue: 1 << 4)
    static let autoresizesSubviews = ViewFlags(rawValue: 1 << 5)
    static let translatesMask = ViewFlags(rawValue: 1 << 6)
    /// `layoutSubviews` is running.
    static let layingOut = ViewFlags(rawValue: 1 << 7)
    /// The layer's contents were made by `draw(_:)`, so a drawing that draws nothing clears them.
    static let hasDrawnContents = ViewFlags(rawValue: 1 << 8)
    /// The view's class may override `draw(_:)`.
    static let mayDraw = ViewFlags(rawValue: 1 << 9)
    /// The view was displayed at least once with a size.
    static let wasDisplayed = ViewFlags(rawValue: 1 << 10)

    /// The view is an appearance proxy: setters record.
    static let recordsStyle = ViewFlags(rawValue: 1 << 11)

    /// What constraints say of the view may differ from the frame that it has.
    static let awaitsFrame = ViewFlags(rawValue: 1 << 12)

    static let initial: ViewFlags = [.userInteraction, .opaque, .clearsContext, .autoresizesSubviews, .translatesMask]

    mutating func set(_ flag: ViewFlags, _ on: Bool) {
        if on { insert(flag) } else { remove(flag) }
    }

    /// The autoresizing mask's six bits, in the top byte.
    var autoresizing: UInt32 {
        get { rawValue >> 24 }
        set { rawValue = rawValue & 0x00FF_FFFF | newValue << 24 }
    }
}
