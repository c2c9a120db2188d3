/// A closure that hears what happens to a ``ConfirmControl``, and what ends that.
@MainActor
public final class ConfirmSubscription {
    private weak var slider: ConfirmControl?
    private var handler: ((ConfirmEvent) -> Void)?

    init(_ slider: ConfirmControl, _ handler: @escaping (ConfirmEvent) -> Void) {
        self.slider = slider
        self.handler = handler
    }

    func hear(_ event: ConfirmEvent) { handler?(event) }

    /// Ends the calls. A second time does nothing.
    public func cancel() {
        handler = nil
        slider?.subscriptions.removeAll { $0 === self }
    }
}
