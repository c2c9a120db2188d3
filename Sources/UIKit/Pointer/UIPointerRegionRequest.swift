/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The pointer's place, in points of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
