/// Talking with assistive tools: announcements, settings, coordinates.
@MainActor
public enum UIAccessibility {
    /// What a notification says to assistive tools.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt32
        /// Makes one from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen is new; the argument is what to focus or say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of it is new; the argument is what to focus or say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Says the argument, a String.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll ended; the argument is what to say.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// What an element with this focus is; set by hosts through `moveFocus`.
    static weak var focus: UIResponder?

    /// Settings that a host reports; all false by default.
    @_spi(SliderKit) public static var settings = UIAccessibilitySettings()

    /// Whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    /// Whether the user asked for less motion.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    /// Whether the user asked for less transparency.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    /// Whether the user asked for bold text.
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    /// Whether the user asked for stronger contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }

    /// Tells assistive tools. The host speaks strings; an element as argument of a change gets the focus.
    public static func post(notification: Notification, argument: Any?) {
        if let text = argument as? String {
            UIApplication.shared.host.speak(text)
        } else if let text = argument as? NSAttributedString {
            UIApplication.shared.host.speak(text.string)
        } else if notification != .announcement, let element = argument as? UIResponder {
            moveFocus(to: element)
        }
    }

    /// A rectangle of a view in screen points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: nil), to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// A path of a view in screen points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let unitX = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin
        let unitY = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(
            CGAffineTransform(
                a: unitX.x - origin.x, b: unitX.y - origin.y, c: unitY.x - origin.x, d: unitY.y - origin.y, tx: origin.x, ty: origin.y))
        return copy
    }

    /// Moves the focus of assistive tools, as a host does when the user navigates; the element is spoken.
    @_spi(SliderKit)
    public static func moveFocus(to element: UIResponder?) {
        guard focus !== element else { return }
        let previous = focus
        focus = element
        previous?.accessibilityElementDidLoseFocus()
        guard let element else { return }
        element.accessibilityElementDidBecomeFocused()
        guard element.isAccessibilityElement else { return }
        let sentence = AccessibilitySpeech.sentence(for: element)
        if !sentence.isEmpty { UIApplication.shared.host.speak(sentence) }
    }

    /// The element that has the focus of assistive tools.
    @_spi(SliderKit)
    public static var focusedResponder: UIResponder? { focus }
}
