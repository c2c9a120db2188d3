import UIKit

/// Brings a thumb back to its standard value by a double tap on it, and by an action that assistive tools offer.
@MainActor
open class DoubleTapReset: SliderDecoration {
    /// The standard values, one for each thumb. Thumbs beyond them have none.
    public var values: [Double]
    /// What assistive tools call the action. Default "Reset"; set it in the languages of your app.
    public var actionName = "Reset"
    private weak var slider: ValueSlider?
    private var tap: ResetTap?

    /// Standard values.
    public init(_ values: [Double]) { self.values = values }

    /// Hears taps on a slider.
    open func attach(to slider: ValueSlider) {
        self.slider = slider
        let tap = ResetTap { [weak self] in self?.reset(at: $0) }
        self.tap = tap
        slider.addGestureRecognizer(tap)
    }

    /// Hears them no more.
    open func detach(from slider: ValueSlider) {
        if let tap { slider.removeGestureRecognizer(tap) }
        for thumb in slider.thumbs { thumb.accessibilityCustomActions = nil }
        tap = nil
        self.slider = nil
    }

    /// Gives each thumb its action.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        for thumb in slider.thumbs where thumb.accessibilityCustomActions == nil && values.indices.contains(thumb.index) {
            thumb.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: actionName) { [weak self, weak thumb] _ in thumb.map { self?.reset($0.index, .assistiveTool) ?? false } ?? false }
            ]
        }
    }

    private func reset(at point: CGPoint) {
        guard let slider, let thumb = slider.thumbs(at: point).first ?? slider.values.indices.first(where: { slider.touchRect(ofThumb: $0).contains(point) })
        else { return }
        reset(thumb, .touch)
    }

    /// Brings a thumb back, as one gesture.
    /// - Returns: whether it has a standard value and can be moved.
    @discardableResult
    open func reset(_ thumb: Int, _ cause: SliderChange.Cause) -> Bool {
        guard let slider, slider.isEnabled, values.indices.contains(thumb), slider.values.indices.contains(thumb), !slider.lockedThumbs.contains(thumb)
        else { return false }
        let gesture = slider.beginGesture(thumb: thumb, cause: cause)
        gesture.move(to: values[thumb])
        gesture.commit()
        return true
    }
}
