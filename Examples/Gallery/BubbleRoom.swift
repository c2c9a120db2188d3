import Sliders
import UIKit

/// Keeps room below a track, so that bubbles that are always there cover nothing.
class BubbleRoom: SliderDecoration {
    private let height: CGFloat = 40

    func attach(to slider: ValueSlider) {}
    func detach(from slider: ValueSlider) {}
    func insets(in slider: ValueSlider) -> SliderInsets { SliderInsets(after: height) }
    func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {}
}
