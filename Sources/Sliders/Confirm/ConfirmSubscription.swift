/// A closure that hears what happens to a ``ConfirmSlider``, and what ends that.
@MainActor
public final class ConfirmSubscription {
    private weak var slider: ConfirmSlider?
    private var handler: ((ConfirmEvent) -> Void)?

    init(_ slider: ConfirmSlider, _ handler: @escaping (ConfirmEvent) -> Void) {
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
