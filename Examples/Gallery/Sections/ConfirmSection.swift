import Sliders
import UIKit

/// What is slid to confirm.
@MainActor
enum ConfirmSection {
    static func make() -> GallerySection { GallerySection(title: "Slide to confirm", rows: [forward, undoable, loading, vertical]) }

    private static var forward: GalleryRow {
        let slider = ConfirmSlider()
        slider.text = "Slide to unlock"
        slider.confirmedText = "Unlocked"
        slider.travel = ConfirmTravel(flickVelocity: 800)
        return GalleryRow("With a flick too", confirm: slider)
    }

    private static var undoable: GalleryRow {
        let slider = ConfirmSlider()
        slider.direction = .backward
        slider.text = "Slide to delete"
        slider.confirmedText = "Deleted"
        slider.undoWindow = 3
        slider.fillColor = .systemRed
        return GalleryRow("Back, and undone within three seconds", confirm: slider)
    }

    private static var loading: GalleryRow {
        let slider = ConfirmSlider()
        slider.text = "Slide to pay"
        slider.confirmedText = "Paid"
        slider.onEvent { [weak slider] event in
            guard case .confirmed = event else { return }
            slider?.startLoading()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { slider?.stopLoading() }
        }
        return GalleryRow("The program works for two seconds", confirm: slider)
    }

    private static var vertical: GalleryRow {
        let slider = VerticalSlider()
        slider.text = "Pull to approve"
        return GalleryRow("Designed in a xib", confirm: slider, height: 200, width: 64)
    }
}
