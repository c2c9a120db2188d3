import Sliders
import UIKit

/// A second row of ticks, of a kind of its own: a ruler above the track, drawn by layers. It shows that a new kind of decoration is one new type;
/// nothing in `Sliders` knows of it.
@MainActor final class RulerRow: SliderDecoration {
    private let marks = CAShapeLayer()
    private let count: Int
    /// Every so many-th mark is longer.
    private let major: Int
    private static let lengths: (minor: CGFloat, major: CGFloat) = (4, 9)

    init(count: Int, major: Int) {
        self.count = count
        self.major = major
    }

    func attach(to slider: ValueSlider) { slider.layer.addSublayer(marks) }
    func detach(from slider: ValueSlider) { marks.removeFromSuperlayer() }
    func insets(in slider: ValueSlider) -> SliderInsets { SliderInsets(before: Self.lengths.major + 2) }

    func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        let edge = -(slider.thumbSize.height / 2 + outer.before + 2)
        let path = UIBezierPath()
        for number in 0..<count {
            let along = geometry.coordinate(of: Double(number) / Double(count - 1))
            path.move(to: geometry.point(along: along, across: edge))
            path.addLine(to: geometry.point(along: along, across: edge - (number % major == 0 ? Self.lengths.major : Self.lengths.minor)))
        }
        marks.path = path.cgPath
        marks.lineWidth = 1
        marks.strokeColor = UIColor.label.resolvedColor(with: slider.traitCollection).cgColor
    }
}
