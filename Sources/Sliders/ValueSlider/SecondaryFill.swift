import UIKit

/// A second, paler fill beyond the thumb, such as how much of a film is loaded.
@MainActor
open class SecondaryFill: SliderDecoration {
    /// How far it goes, as a value of the slider. What lies up to the last thumb is not seen.
    public var value: Double { didSet { slider?.setNeedsLayout() } }
    /// Its colour; nil, the default, for the slider's tint at a third.
    public var color: UIColor? { didSet { slider?.setNeedsLayout() } }
    /// What it is called where it is spoken, after the value, such as "loaded"; nil, the default, for not at all.
    public var spokenName: String?
    private let bar = UIView()
    private weak var slider: ValueSlider?

    /// A fill up to a value.
    public init(_ value: Double, color: UIColor? = nil) {
        self.value = value
        self.color = color
        bar.isUserInteractionEnabled = false
    }

    /// Adds its bar to a slider, on the track.
    open func attach(to slider: ValueSlider) {
        self.slider = slider
        slider.insertSubview(bar, aboveSubview: slider.track)
    }

    /// Takes it off again.
    open func detach(from slider: ValueSlider) {
        bar.removeFromSuperview()
        self.slider = nil
    }

    /// Brings the bar to its place.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        let thickness = slider.trackThickness.isFinite ? max(0, slider.trackThickness) : 0
        let from = slider.values.last.map(slider.fraction) ?? 0, to = value.isFinite ? slider.fraction(of: value) : 0
        bar.isHidden = to <= from
        let end = to >= 1 ? geometry.end(isGreatest: true) : geometry.coordinate(of: to)
        bar.frame = geometry.bar(fromCoordinate: geometry.coordinate(of: from), to: end, thickness: thickness)
        bar.layer.cornerRadius = min(thickness, bar.bounds.width, bar.bounds.height) / 2
        bar.backgroundColor = color ?? (slider.fillColor ?? slider.tintColor).withAlphaComponent(1.0 / 3)
    }

    /// The slider's value with how far this one is.
    open func spokenText(for value: Double, of slider: ValueSlider) -> String? {
        guard let spokenName, self.value.isFinite else { return nil }
        let format = slider.format ?? PercentFormat(of: slider.range)
        let loaded = min(slider.maximumValue, max(slider.minimumValue, self.value))
        return "\(format.spokenText(for: value)), \(format.spokenText(for: loaded)) \(spokenName)"
    }
}
