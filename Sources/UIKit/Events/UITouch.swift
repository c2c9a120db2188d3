@_spi(SliderKit) import QuartzCore

/// A finger on the screen, from when it lands until it lifts. One object serves the whole time; it is read in event handlers, not kept.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger did last.
    public enum Phase: Int, Sendable {
        /// It landed.
        case began = 0
        /// It moved.
        case moved = 1
        /// It stayed where it was while another finger did something.
        case stationary = 2
        /// It lifted.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
        /// A pointer came in.
        case regionEntered = 5
        /// A pointer moved without a button held.
        case regionMoved = 6
        /// A pointer went out.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer's button.
        case indirectPointer = 3
        /// A pencil, by its older name.
        public static var stylus: TouchType { .pencil }
    }

    let ownID: Int
    @exclusivity(unchecked) var ownPhase = Phase.began
    var ownType = TouchType.direct
    @exclusivity(unchecked) var ownTimestamp: TimeInterval = 0
    var ownTapCount = 1
    /// The buttons of the pointer that touches; empty for fingers.
    var buttons: UIEvent.ButtonMask = []
    /// Whether this is a press of another button than the primary one, which is for those alone who ask for that button.
    var isOtherButton: Bool { !buttons.isEmpty && !buttons.contains(.primary) }
    var ownView: UIView?
    var ownWindow: UIWindow? {
        didSet { windowLayer = ownWindow?.ownLayer }
    }
    /// The window's layer: most views stand below it, which it tells without the window.
    private var windowLayer: CALayer?
    @exclusivity(unchecked) var windowLocation = CGPoint.zero
    @exclusivity(unchecked) var previousWindowLocation = CGPoint.zero
    var startLocation = CGPoint.zero
    var recognizers: [UIGestureRecognizer] = []

    nonisolated init(id: Int) {
        ownID = id
        super.init()
    }

    /// What the finger did last.
    open var phase: Phase { ownPhase }
    /// What touches. Default `.direct`.
    open var type: TouchType { ownType }
    /// When the touch changed last, in seconds of the host's clock.
    open var timestamp: TimeInterval { ownTimestamp }
    /// How many taps this is in a row: taps within 0.35 s and 45 points of each other count on.
    open var tapCount: Int { ownTapCount }
    /// The view that the finger landed on, which gets the touch to its end.
    open var view: UIView? { ownView }
    /// The window that the finger landed in.
    open var window: UIWindow? { ownWindow }
    /// The radius of the finger in points. There is nothing to measure it: 0.
    open var majorRadius: CGFloat { 0 }
    /// How exact the radius is, in points: 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// How hard the finger presses; 0 where it is not measured, as here.
    open var force: CGFloat { 0 }
    /// The largest possible force; 0 where it is not measured, as here.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The recognisers that get the touch, innermost first.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where the finger is in a view's coordinates; nil: the window's.
    open func location(in view: UIView?) -> CGPoint { place(windowLocation, in: view) }
    /// Where it was before the last change, in a view's coordinates; nil: the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousWindowLocation, in: view) }
    /// The most exact location there is; here the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The most exact previous location there is; here the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return point }
        // What converting finds at the end of a longer way.
        if let near = windowLayer?.point(point, below: view.ownLayer) { return near }
        guard view !== ownWindow else { return point }
        return view.convert(point, from: view.window == nil || view.window === ownWindow ? nil : ownWindow)
    }

    /// Makes the touch what it was, for a view that hears of it late.
    func replay(_ phase: Phase, at place: CGPoint, from previous: CGPoint) {
        ownPhase = phase
        windowLocation = place
        previousWindowLocation = previous
    }

    /// Whether the touch is still going on.
    var isLive: Bool { ownPhase != .ended && ownPhase != .cancelled }
}
