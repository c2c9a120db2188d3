/// A closure that hears the changes of a slider, and what ends that.
@MainActor
public final class ChangeSubscription {
    private weak var slider: ValueSlider?
    private var handler: ((SliderChange) -> Void)?

    init(_ slider: ValueSlider, _ handler: @escaping (SliderChange) -> Void) {
        self.slider = slider
        self.handler = handler
    }

    func hear(_ change: SliderChange) { handler?(change) }

    /// Ends the calls. A second time does nothing.
    public func cancel() {
        handler = nil
        slider?.subscriptions.removeAll { $0 === self }
    }
}
