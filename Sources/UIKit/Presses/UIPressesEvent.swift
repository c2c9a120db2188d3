/// An event that carries key presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses that are down or have just changed.
    public let allPresses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init()
        ownTimestamp = timestamp
    }

    open override var type: EventType { .presses }

    /// Hands the presses of a window that have just changed to their responders.
    func deliver(in window: UIWindow) {
        for press in allPresses where press.window === window {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: self)
            case .ended: press.responder?.pressesEnded([press], with: self)
            case .cancelled: press.responder?.pressesCancelled([press], with: self)
            // A key has no force that could change.
            case .changed, .stationary: break
            }
        }
    }
}
