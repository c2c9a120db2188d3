import UIKit

/// One way of a thumb from being taken hold of to being let go: what a drag, a key, a turn of the wheel and an assistive tool share.
///
/// It keeps the grammar of ``SliderChange``: an end comes once, and what comes after it has no effect.
@MainActor
public final class SliderGesture {
    /// What makes it.
    public let cause: SliderChange.Cause
    /// The thumb that it moves.
    public let thumb: Int
    /// The values from before.
    public let valuesBefore: [Double]
    /// Whether it has neither been committed nor cancelled.
    public private(set) var isLive = true
    private weak var slider: ValueSlider?

    init(_ slider: ValueSlider, thumb: Int, cause: SliderChange.Cause) {
        self.slider = slider
        self.thumb = thumb
        self.cause = cause
        valuesBefore = slider.values
    }

    /// Moves the thumb as near to a value as the slider's rules allow.
    /// - Parameter mayRest: whether the value may lie between stops for now.
    /// - Returns: whether any value changed.
    @discardableResult
    public func move(to value: Double, mayRest: Bool = false) -> Bool {
        guard isLive, let slider else { return false }
        return slider.change(by: self, to: value, mayRest: mayRest)
    }

    /// Ends the gesture; its values hold, on stops where the slider asks for them.
    public func commit() {
        guard isLive, let slider else { return }
        if slider.values.indices.contains(thumb) { move(to: slider.values[thumb]) }
        guard isLive else { return }
        isLive = false
        slider.end(self, .committed)
    }

    /// Ends the gesture; the values are again those from before, unless the slider keeps them (``ValueSlider/restoresValuesOnCancel``).
    public func cancel() {
        guard isLive, let slider else { return }
        isLive = false
        slider.end(self, .cancelled)
    }
}
