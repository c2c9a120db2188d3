/// Feedback as of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and hard they are.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// A generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of the medium style.
    public convenience init(_: Never...) { self.init(style: .medium) }

    /// A generator of a style for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Asks for feedback of full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Asks for feedback of an intensity, 0 to 1.
    open func impactOccurred(intensity: CGFloat) { FeedbackLog.add("impact \(style)", intensity: intensity) }
}
