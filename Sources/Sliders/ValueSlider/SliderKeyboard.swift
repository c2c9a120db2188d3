import UIKit

/// What keys do to a thumb: arrows a step, with Shift ten, pages a tenth of the range, Home and End the limits, Escape takes a drag back.
///
/// Up and right raise; in a right-to-left interface, left raises on a horizontal track. An inverted track inverts the arrows along it.
public struct SliderKeyboard: Sendable {
    /// The share of the range that a step is where the slider has no stops. Default 0.01.
    public var smallShare = 0.01
    /// How many steps an arrow with Shift goes. Default 10.
    public var shiftFactor = 10
    /// The share of the range that a page is, at least one stop. Default 0.1.
    public var pageShare = 0.1
    /// How long a key is held until it repeats, in seconds. Default 0.5.
    public var repeatDelay = 0.5
    /// How long between repetitions, in seconds. Default 0.05.
    public var repeatInterval = 0.05

    /// The default keys.
    public init() {}

    /// What a key asks for.
    public enum Command: Hashable, Sendable {
        /// So many small steps.
        case steps(Int)
        /// So many pages.
        case pages(Int)
        /// The least value that the thumb may have.
        case least
        /// The greatest.
        case greatest
        /// Back to where the drag began.
        case cancel
    }

    /// The command of a key; nil for keys that are not for sliders, and with Command, Control or Option.
    public func command(for key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, axis: TrackGeometry.Axis, isReversed: Bool) -> Command? {
        guard modifiers.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
        let count = modifiers.contains(.shift) ? shiftFactor : 1
        let alongX = axis == .horizontal && isReversed ? -1 : 1
        let alongY = axis == .vertical && isReversed ? -1 : 1
        switch key {
        case .keyboardRightArrow: return .steps(count * alongX)
        case .keyboardLeftArrow: return .steps(-count * alongX)
        case .keyboardUpArrow: return .steps(count * alongY)
        case .keyboardDownArrow: return .steps(-count * alongY)
        case .keyboardPageUp: return .pages(1)
        case .keyboardPageDown: return .pages(-1)
        case .keyboardHome: return .least
        case .keyboardEnd: return .greatest
        case .keyboardEscape: return .cancel
        default: return nil
        }
    }
}
