/// One press of a key, from its going down to its release.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press stands.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// Buttons of remote controls; keys of a keyboard have the usage 0x7000 + their code instead.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: Int
        /// Makes a type from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Where the press stands now.
    public internal(set) var phase: Phase = .began
    /// The number of the button or key.
    public let type: PressType
    /// When the press last changed, in seconds of the host's clock.
    public internal(set) var timestamp: TimeInterval
    /// The responder that got the press first.
    public internal(set) weak var responder: UIResponder?
    /// The window of the press.
    public internal(set) weak var window: UIWindow?
    /// The key, for presses of a keyboard.
    public let key: UIKey?
    /// How hard the button is pressed, 0…1; 1 for keys.
    public var force: CGFloat { 1 }
    /// Who did something at the press: that one alone hears of its end.
    private(set) weak var taker: UIResponder?
    /// What is done again while the key is held.
    private(set) var repetition: (() -> Void)?

    func take(by responder: UIResponder, repeating repetition: (() -> Void)? = nil) {
        taker = responder
        self.repetition = repetition
    }

    init(key: UIKey, timestamp: TimeInterval) {
        self.key = key
        self.timestamp = timestamp
        type = PressType(rawValue: 0x7000 + key.keyCode.rawValue)
        super.init()
    }
}
