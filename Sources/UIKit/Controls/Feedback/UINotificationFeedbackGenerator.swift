/// Feedback that tells how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Asks for feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) { FeedbackLog.add("notification \(notificationType)") }
}
