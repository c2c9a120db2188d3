import UIKit

/// Taps that the finger feels: one at each stop or tick that the thumb passes, a firmer one at the ends.
@MainActor
open class SliderHaptics {
    /// Whether stops are felt. Default true.
    public var marksStops = true
    /// Whether the ends are felt. Default true.
    public var marksEnds = true
    private let selection = UISelectionFeedbackGenerator()
    private let impact = UIImpactFeedbackGenerator(style: .light)
    private var last: [Double] = []

    /// Feedback with the default settings.
    public init() {}

    /// Hears each change of a slider; only those by touch are felt.
    open func hear(_ change: SliderChange, of slider: ValueSlider) {
        defer { last = change.values }
        guard change.cause == .touch else { return }
        switch change.phase {
        case .began:
            selection.prepare()
        case .changed:
            guard last.count == change.values.count, change.value != last[change.thumb] else { return }
            let isEnd = change.value == slider.minimumValue || change.value == slider.maximumValue
            if isEnd && marksEnds {
                impact.impactOccurred()
            } else if marksStops, let stops = slider.stops, stops.nearest(to: change.value, in: slider.range) == change.value {
                selection.selectionChanged()
            }
        case .committed, .cancelled:
            break
        }
    }
}
