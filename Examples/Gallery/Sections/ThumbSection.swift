import Sliders
import UIKit

/// Several thumbs.
@MainActor
enum ThumbSection {
    static func make() -> GallerySection {
        GallerySection(title: "Several thumbs", rows: [range, three, shifting, locked])
    }

    private static var range: GalleryRow {
        GalleryRow("At least ten apart", ValueSlider(values: [20, 70], in: 0...100)) { $0.minimumDistance = 10 }
    }

    private static var three: GalleryRow {
        GalleryRow("Three that push", ValueSlider(values: [20, 50, 80], in: 0...100)) {
            $0.meeting = .pushes
            $0.minimumDistance = 5
        }
    }

    private static var shifting: GalleryRow {
        GalleryRow("Drag between them to shift both", ValueSlider(values: [9, 17], in: 0...24)) {
            $0.step = 0.5
            $0.trackTouch = ShiftingTrackTouch()
            $0.format = TextFormat(write: { "\(Int($0)):\($0 == $0.rounded() ? "00" : "30")" })
        }
    }

    private static var locked: GalleryRow {
        GalleryRow("The first is locked", ValueSlider(values: [15, 60], in: 0...100)) { $0.lockedThumbs = [0] }
    }
}
