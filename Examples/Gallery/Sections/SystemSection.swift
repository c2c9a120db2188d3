import UIKit

/// The system's own slider and what can be set on it.
@MainActor
enum SystemSection {
    static func make() -> GallerySection {
        GallerySection(
            title: "UISlider",
            rows: [
                GalleryRow("Plain", value: 0.5),
                GalleryRow("Pictures at the ends", value: 0.3) {
                    $0.minimumValueImage = UIImage(systemName: "speaker.fill")
                    $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
                },
                GalleryRow("Tints", value: 0.6) {
                    $0.minimumTrackTintColor = .systemOrange
                    $0.maximumTrackTintColor = UIColor.systemOrange.withAlphaComponent(0.25)
                    $0.thumbTintColor = .systemOrange
                },
                GalleryRow("Pictures for the thumb", value: 0.4) { $0.setThumbImage(UIImage(named: "Knob"), for: .normal) },
                GalleryRow("Ticks, with a neutral value", value: 0.75) {
                    $0.trackConfiguration = .init(allowsTickValuesOnly: true, neutralValue: 0.5, enabledRange: 0...1, numberOfTicks: 5)
                },
                GalleryRow("Without a thumb", value: 0.45) { $0.sliderStyle = .thumbless },
                GalleryRow("Off", value: 0.5) { $0.isEnabled = false },
            ])
    }
}
