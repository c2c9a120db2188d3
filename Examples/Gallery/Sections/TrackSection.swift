import Sliders
import UIKit

/// What a track can show.
@MainActor
enum TrackSection {
    static func make() -> GallerySection {
        GallerySection(title: "Tracks", rows: [neutral, limited, secondary, ends, picture, inverted, off])
    }

    private static var neutral: GalleryRow {
        GalleryRow("From a neutral value", ValueSlider(values: [-20], in: -100...100)) {
            $0.neutralValue = 0
            $0.format = NumberFormat()
        }
    }

    private static var limited: GalleryRow {
        GalleryRow("Limited to a part", ValueSlider(values: [50], in: 0...100)) { $0.limits = 25...75 }
    }

    private static var secondary: GalleryRow {
        GalleryRow("How much is loaded", ValueSlider(values: [30], in: 0...100)) {
            let loaded = SecondaryFill(65)
            loaded.spokenName = "loaded"
            $0.addDecoration(loaded)
        }
    }

    private static var ends: GalleryRow {
        GalleryRow("Pictures at the ends, with words", ValueSlider(values: [0.4])) {
            $0.addDecoration(
                EndViews(
                    least: UIImage(systemName: "speaker.fill"), greatest: UIImage(systemName: "speaker.wave.3.fill"), spokenLeast: "silent",
                    spokenGreatest: "loudest"))
        }
    }

    private static var picture: GalleryRow {
        GalleryRow("A picture for the thumb", ValueSlider(values: [0.6])) {
            $0.thumbImage = UIImage(named: "Knob")
            $0.trackThickness = 8
        }
    }

    private static var inverted: GalleryRow {
        GalleryRow("Inverted", ValueSlider(values: [0.3])) { $0.isInverted = true }
    }

    private static var off: GalleryRow {
        GalleryRow("Off", ValueSlider(values: [0.5])) { $0.isEnabled = false }
    }
}
