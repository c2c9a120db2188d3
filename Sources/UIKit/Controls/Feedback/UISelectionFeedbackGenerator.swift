/// Feedback as of a wheel that passes from one choice to the next.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Asks for feedback.
    open func selectionChanged() { FeedbackLog.add("selection") }
}
