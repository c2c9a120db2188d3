import Sliders
import UIKit

/// What fingers do.
@MainActor
enum FingerSection {
    static func make() -> GallerySection {
        GallerySection(title: "Fingers", rows: [scrubbing, jumping, paging, reset, onRelease])
    }

    private static var scrubbing: GalleryRow {
        GalleryRow("Slower away from the track", ValueSlider(values: [500], in: 0...1000)) {
            $0.scrubbing = SmoothScrubbing()
            $0.format = NumberFormat()
        }
    }

    private static var jumping: GalleryRow {
        GalleryRow("A tap jumps", ValueSlider(values: [0.2])) { $0.trackTouch = JumpingTrackTouch() }
    }

    private static var paging: GalleryRow {
        GalleryRow("A tap goes a page", ValueSlider(values: [0.2])) { $0.trackTouch = PagingTrackTouch() }
    }

    private static var reset: GalleryRow {
        GalleryRow("A double tap on the thumb resets", ValueSlider(values: [0.8])) { $0.addDecoration(DoubleTapReset([0.5])) }
    }

    private static var onRelease: GalleryRow {
        GalleryRow("Free under the finger, then a stop", ValueSlider(values: [50], in: 0...100)) {
            $0.step = 25
            $0.snapPolicy = .onRelease
            $0.addDecoration(TickRow(StopTicks()))
        }
    }
}
