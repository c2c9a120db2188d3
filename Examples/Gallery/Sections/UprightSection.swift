import Sliders
import UIKit

/// Upright sliders.
@MainActor
enum UprightSection {
    static func make() -> GallerySection { GallerySection(title: "Upright", rows: [GalleryRow("Equalizer", equalizer, height: 180)]) }

    private static var equalizer: UIView {
        let bands = [("60 Hz", 4.0), ("250 Hz", -2), ("1 kHz", 0), ("4 kHz", 3), ("16 kHz", -5)]
        let sliders = bands.map { name, value -> UIView in
            let slider = ValueSlider(values: [value], in: -12...12)
            slider.axis = .vertical
            slider.neutralValue = 0
            slider.step = 1
            slider.format = UnitFormat("dB", spoken: "decibels", singular: "decibel")
            slider.accessibilityLabel = name
            slider.addDecoration(TickRow(CountedTicks(5)))
            slider.addDecoration(ValueBubbles(visibility: .whileHeldOrFocused))
            return slider
        }
        let row = UIStackView(arrangedSubviews: sliders)
        row.distribution = .equalSpacing
        return row
    }
}
