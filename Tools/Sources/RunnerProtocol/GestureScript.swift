/// A gesture script: what fingers do, step by step, on a virtual clock.
public struct GestureScript: Codable, Sendable, Equatable {
    /// The device whose screen is used; nil for the default one.
    public var device: String?
    public var steps: [Step]

    public init(device: String? = nil, steps: [Step]) {
        self.device = device
        self.steps = steps
    }

    /// A place on the screen.
    public enum Place: Codable, Sendable, Equatable {
        /// Points of the window.
        case point(x: Double, y: Double)
        /// The centre of the view with this accessibility identifier or label.
        case view(String)
    }

    /// One step. Times are in seconds.
    public enum Step: Codable, Sendable, Equatable {
        case wait(Double)
        case tap(Place)
        case drag(from: Place, to: Place, duration: Double, hold: Double, release: Bool)
        case adjust(String, to: Double, duration: Double, release: Bool)
        /// A key by the name that browsers give it, such as `ArrowRight`.
        case key(String)
        /// The wheel, turned by notches: positive ones scroll right and down.
        case wheel(dx: Double, dy: Double, at: Place)
        /// A screen reader goes to the view with this accessibility identifier or label, and speaks it.
        case focus(String)
        /// The screen reader raises the value of what has its focus, and speaks it.
        case increment
        /// The screen reader lowers the value of what has its focus, and speaks it.
        case decrement
        case release
        case cancel
        case capture(String)
    }
}
