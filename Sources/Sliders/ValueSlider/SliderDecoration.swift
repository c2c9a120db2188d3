import UIKit

/// Something beside a slider's track: ticks, labels, bubbles, end pictures. A slider has any number of them, and they know nothing of
/// each other, so that a new kind, or a second row, is a new type or object and changes nothing else.
@MainActor
public protocol SliderDecoration: AnyObject {
    /// The decoration joins a slider: it adds its views to it.
    func attach(to slider: ValueSlider)
    /// It leaves: it removes them.
    func detach(from slider: ValueSlider)
    /// The room that it needs around the track, in points. Default none.
    func insets(in slider: ValueSlider) -> SliderInsets
    /// The slider was laid out, or a value changed.
    /// - Parameters:
    ///   - geometry: Where values lie now, in the slider's coordinates.
    ///   - outer: The room that decorations before this one have taken, so that rows stand beside each other.
    func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets)
    /// A gesture began, went on or ended. Default: nothing.
    func hear(_ change: SliderChange, of slider: ValueSlider)
    /// What a value is called here, instead of the number, such as "Medium, 3 of 5"; nil where it has no name. Default nil.
    func spokenText(for value: Double, of slider: ValueSlider) -> String?
}

extension SliderDecoration {
    /// Room of its own. Default none.
    public func insets(in slider: ValueSlider) -> SliderInsets { SliderInsets() }
    /// Hears each change. Default: nothing.
    public func hear(_ change: SliderChange, of slider: ValueSlider) {}
    /// The name of a value. Default none.
    public func spokenText(for value: Double, of slider: ValueSlider) -> String? { nil }
}
