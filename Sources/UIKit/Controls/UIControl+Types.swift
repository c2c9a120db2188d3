extension UIControl {
    /// What happened to a control. Actions are registered for one or more of these.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger landed.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It landed again, soon after the last time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It moved within 70 points of the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// It moved farther away.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// It came back.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// It went away.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// It lifted within 70 points of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It lifted farther away.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away, or the control was disabled or removed.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed by the user.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is mainly for happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that begin with touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All that begin with editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for applications.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control; several bits may be set.
    public struct State: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal = State([])
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys go to the control.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for applications.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content goes from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where the content goes from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From left to right.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }

    /// The yes-or-no properties, in one byte.
    struct Flags: OptionSet {
        var rawValue: UInt8
        static let disabled = Flags(rawValue: 1 << 0)
        static let selected = Flags(rawValue: 1 << 1)
        static let highlighted = Flags(rawValue: 1 << 2)
        static let tracking = Flags(rawValue: 1 << 3)
        static let touchInside = Flags(rawValue: 1 << 4)
        /// A touch method is running: changes of value are told of at its end.
        static let handlingTouch = Flags(rawValue: 1 << 5)
        /// `beginTracking` is running: nobody has heard of the touch yet.
        static let beginning = Flags(rawValue: 1 << 6)
        static let focused = Flags(rawValue: 1 << 7)

        mutating func set(_ flag: Flags, _ on: Bool) {
            if on { insert(flag) } else { remove(flag) }
        }
    }
}
