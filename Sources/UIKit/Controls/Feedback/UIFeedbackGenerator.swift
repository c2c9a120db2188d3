/// The base of what makes a device shake. Nothing shakes on Linux: requests are written down for hosts and tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() { super.init() }

    /// A generator for a view.
    public convenience init(view: UIView) { self.init() }

    /// Has the motor wake up, so that the next feedback is on time. There is none to wake.
    open func prepare() {}
}
