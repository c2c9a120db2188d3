/// An event that carries key presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses that are down or have just changed.
    public let allPresses: Set<UIPress>

    init(press: UIPress) {
        allPresses = [press]
        super.init()
        ownTimestamp = press.timestamp
    }

    open override var type: EventType { .presses }
}
