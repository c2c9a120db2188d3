@_spi(SliderKit) import UIKit

/// Writes down every event that a control sends.
///
///     let log = EventLog(slider)
///     …
///     #expect(log.lines == ["touchDown 0.5 began H", "valueChanged 0.5 began H"])
@MainActor public final class EventLog: NSObject {
    /// What was heard, in order.
    public private(set) var entries: [Entry] = []
    /// Called at each event.
    public var onEntry: ((Entry) -> Void)?

    @_spi(SliderKit) public private(set) weak var control: UIControl?

    /// One event.
    public struct Entry: Equatable, Sendable {
        /// The name of the event as Swift has it, such as `touchDown`.
        public var event: String
        /// The value of a slider at that time; nil for another control.
        public var value: Float?
        /// The phase of the touch that the event object carries: `began`, `moved`, `stationary`, `ended` or `cancelled`; nil without one.
        public var phase: String?
        /// Whether the control was highlighted at that time.
        public var isHighlighted: Bool
        /// Seconds on the host's clock.
        public var time: TimeInterval

        /// The entry as one line: event, value, phase, and `H` or `–` for the highlight.
        public var line: String {
            [event, value.map(Entry.text), phase, isHighlighted ? "H" : "–"].compactMap { $0 }.joined(separator: " ")
        }

        /// Up to four decimals, without trailing zeros.
        static func text(_ value: Float) -> String {
            guard value.isFinite else { return "\(value)" }
            var text = String(format: "%.4f", Double(value))
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
            return text == "-0" ? "0" : text
        }
    }

    /// Listens to a control from now on.
    /// - Parameters:
    ///   - control: The control; it is not kept alive.
    ///   - events: Names of the events to listen to; nil for all but `primaryActionTriggered`, which follows each valueChanged.
    public init(_ control: UIControl, events: Set<String>? = nil) {
        self.control = control
        super.init()
        _ = EventLog.registration
        for (name, event) in EventLog.names where events?.contains(name) ?? (name != "primaryActionTriggered") {
            let hear = { (log: EventLog) in { (_: UIControl, event: UIEvent?) in log.hear(name, event) } }
            control.addTarget(self, action: Selector("hear_\(name):event:", hear), for: event)
        }
    }

    /// Controls that send their actions by the names of selectors alone find these.
    private static let registration: Void = {
        for (name, _) in names {
            Registry.shared.action(EventLog.self, "hear_\(name):event:") { (log: EventLog) in { (_: Any?, event: UIEvent?) in log.hear(name, event) } }
        }
    }()

    /// The entries as lines.
    public var lines: [String] { entries.map(\.line) }
    /// The names of the events, in order.
    public var names: [String] { entries.map(\.event) }

    /// Forgets what was heard.
    public func clear() {
        entries.removeAll()
    }

    /// Every event of UIControl by its Swift name.
    static let names: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
        ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]

    private func hear(_ name: String, _ event: UIEvent?) {
        // Of several fingers the one that this event is about: the others rest.
        let own = event?.allTouches?.filter { $0.view === control } ?? []
        let touch = own.first { $0.phase != .stationary } ?? own.first ?? event?.allTouches?.first
        let entry = Entry(
            event: name, value: (control as? UISlider)?.value, phase: touch.map { EventLog.phase($0.phase) },
            isHighlighted: control?.isHighlighted ?? false, time: HostClock.current.now)
        entries.append(entry)
        onEntry?(entry)
    }

    private static func phase(_ phase: UITouch.Phase) -> String {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "other"
        }
    }
}
