@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

/// The track, its values and what stands on it.
@MainActor struct TrackFeatureTests {
    /// The value after a drag from the thumb by so many points; the track is 200 long.
    private func dragged(_ stage: ValueSliderStage, by x: CGFloat, _ y: CGFloat = 0, lifts: Bool = true) -> Double {
        let finger = stage.grab()
        finger.move(by: x, y)
        defer { finger.lift() }
        if lifts { finger.lift() }
        return stage.slider.value
    }

    @Test("G, range and step: any range, and steps that are counted from its lower end, without dust")
    func step() {
        let stage = ValueSliderStage([-0.5], in: -0.5...0.5) { $0.step = 0.3 }
        #expect(dragged(stage, by: 70) == -0.2)
        #expect(dragged(stage, by: 1000) == 0.4)
    }

    @Test("G, even ticks: a tick every so many units, or so many in all")
    func evenTicks() throws {
        let row = TickRow(try #require(EvenTicks(every: 25)))
        let stage = ValueSliderStage { $0.addDecoration(row) }
        #expect(row.ticks(of: stage.slider).map(\.value) == [0, 25, 50, 75, 100])
        row.source = CountedTicks(3)
        #expect(row.ticks(of: stage.slider).map(\.value) == [0, 50, 100])
    }

    @Test("G, listed ticks: ticks where they are wanted, with titles")
    func listedTicks() {
        let row = TickRow(ListedTicks([Tick(90, label: "Hot"), Tick(10, label: "Cold"), Tick(400)]))
        let stage = ValueSliderStage { $0.addDecoration(row) }
        #expect(row.ticks(of: stage.slider) == [Tick(10, label: "Cold"), Tick(90, label: "Hot")])
    }

    @Test("G, thinned ticks: of a crowd of ticks every so many-th stays")
    func thinned() {
        #expect(TickThinning.kept((0...100).map { CGFloat($0) * 2 }, distance: 4) == Array(stride(from: 0, through: 100, by: 2)))
    }

    @Test("G, dots per state: passed, current and ahead have pictures of their own", arguments: [false, true])
    func dots(isRightToLeft: Bool) {
        let dots = TickDots()
        dots.images = [.current: UIGraphicsImageRenderer(size: CGSize(width: 16, height: 12)).image { _ in }]
        let stage = ValueSliderStage([50], isRightToLeft: isRightToLeft) {
            $0.step = 25
            $0.addDecoration(dots)
        }
        func views() -> [UIImageView] {
            stage.slider.layoutIfNeeded()
            return stage.slider.subviews.compactMap { $0 as? UIImageView }.sorted { ($0.center.x < $1.center.x) != isRightToLeft }
        }
        #expect(views().map { $0.image != nil } == [false, false, true, false, false] && views()[2].bounds.size == CGSize(width: 16, height: 12))
        #expect(views().map { $0.backgroundColor == .tertiaryLabel } == [false, false, false, true, true])
        stage.slider.value = 100
        #expect(views().map { $0.image != nil } == [false, false, false, false, true])
        stage.slider.values = [25, 75]
        #expect([0, 25, 50, 75, 100].map { dots.state(of: Tick($0), in: stage.slider) } == [.ahead, .current, .passed, .current, .ahead])
        stage.slider.removeDecoration(dots)
        #expect(views().isEmpty)
    }

    @Test("G, end labels inside: labels at the ends stay within the slider where they are asked to", arguments: [false, true])
    func labels(isRightToLeft: Bool) throws {
        let row = TickRow(ListedTicks([Tick(0, label: "very, very little"), Tick(100, label: "ever so much")]))
        let stage = ValueSliderStage(isRightToLeft: isRightToLeft) { $0.addDecoration(row) }
        func spans() throws -> [CGRect] {
            stage.slider.setNeedsLayout()
            stage.slider.layoutIfNeeded()
            return try #require(stage.slider.subviews.compactMap { $0 as? TickRowView }.first).content.labels.map(\.rect)
        }
        #expect(try spans().contains { $0.minX < 0 } && spans().contains { $0.maxX > 228 })
        row.keepsLabelsInside = true
        #expect(try spans().count == 2 && spans().allSatisfy { $0.minX >= 0 && $0.maxX <= 228 })
    }

    @Test("G, snap always: under the finger too, only stops are values")
    func always() { #expect(dragged(ValueSliderStage { $0.step = 25 }, by: 60, lifts: false) == 25) }

    @Test("G, snap on release: the finger is free, the thumb ends on a stop")
    func onRelease() {
        func stage() -> ValueSliderStage {
            ValueSliderStage {
                $0.step = 25
                $0.snapPolicy = .onRelease
            }
        }
        #expect(dragged(stage(), by: 60, lifts: false) == 30 && dragged(stage(), by: 60) == 25)
    }

    @Test("G, snap never: stops are for keys, a finger may leave the thumb anywhere")
    func never() {
        let stage = ValueSliderStage {
            $0.step = 25
            $0.snapPolicy = .never
        }
        #expect(dragged(stage, by: 60) == 30)
        stage.slider.thumbs[0].accessibilityIncrement()
        #expect(stage.slider.value == 50)
    }

    @Test("G, steps per segment: fine steps below, coarse ones above")
    func segments() throws {
        let stops = try #require(SegmentedStops(from: 0, [.init(to: 10, step: 1), .init(to: 60, step: 25), .init(to: 100, step: 20)]))
        #expect(stops.all(in: 0...100, limit: 100) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 35, 60, 80, 100])
        #expect(stops.nearest(to: 30, in: 0...100) == 35 && stops.value(2, stopsFrom: 9, in: 0...100) == 35 && stops.value(-1, stopsFrom: 35, in: 0...100) == 10)
        #expect(dragged(ValueSliderStage([3]) { $0.stops = stops }, by: 60) == 35)
        #expect(SegmentedStops(from: 0, [.init(to: 0, step: 1)]) == nil && SegmentedStops(from: 0, [.init(to: 5, step: 0)]) == nil)
        #expect(SegmentedStops(from: 0, [.init(to: 1e9, step: 1)]) == nil && SegmentedStops(from: .nan, [.init(to: 1, step: 1)]) == nil)
    }

    @Test("G, non-linear scale: half of a logarithmic track is the geometric middle")
    func logarithmic() {
        let stage = ValueSliderStage([1], in: 1...10_000) { $0.scale = LogarithmicScale() }
        #expect(dragged(stage, by: 100) == 100)
    }

    @Test("G, reversible scale: a pair of one's own is checked for its way back")
    func pair() {
        let pair = PairScale(forward: { $0.squareRoot() }, backward: { $0 * $0 })
        #expect(pair.roundTripError(in: 0...100) < 1e-12)
        #expect(PairScale(forward: { $0.squareRoot() }, backward: { $0 }).roundTripError(in: 0...100) > 0.1)
        #expect(dragged(ValueSliderStage { $0.scale = pair }, by: 100) == 25)
    }

    @Test("G, vertical: greater is up", arguments: [false, true])
    func vertical(isRightToLeft: Bool) {
        #expect(dragged(ValueSliderStage([50], axis: .vertical, isRightToLeft: isRightToLeft), by: 0, -20) == 60)
    }

    @Test("G, right to left: greater is to the left")
    func rightToLeft() { #expect(dragged(ValueSliderStage([50], isRightToLeft: true), by: -20) == 60) }

    @Test("G, inverted: the ends change places, in both directions and upright", arguments: [false, true])
    func inverted(isRightToLeft: Bool) {
        let stage = ValueSliderStage([50], isRightToLeft: isRightToLeft) { $0.isInverted = true }
        #expect(dragged(stage, by: isRightToLeft ? 20 : -20) == 60)
        #expect(dragged(ValueSliderStage([50], axis: .vertical, isRightToLeft: isRightToLeft) { $0.isInverted = true }, by: 0, 20) == 60)
        #expect(stage.slider.track.frame == CGRect(x: 0, y: 12, width: 228, height: 4))
    }

    @Test("G, neutral value: the fill begins there, on either side")
    func neutral() {
        let stage = ValueSliderStage([20]) { $0.neutralValue = 50 }
        func fill() -> CGRect {
            stage.slider.layoutIfNeeded()
            return stage.slider.track.subviews.last?.frame ?? .null
        }
        #expect(fill() == CGRect(x: 54, y: 0, width: 60, height: 4))
        stage.slider.value = 70
        #expect(fill() == CGRect(x: 114, y: 0, width: 40, height: 4))
    }

    @Test("G, limited part: fingers, keys and the program stay inside the limits")
    func limits() {
        let stage = ValueSliderStage([50]) { $0.limits = 30...70 }
        #expect(dragged(stage, by: 190) == 70)
        stage.slider.value = 5
        #expect(stage.slider.value == 30)
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.typeKey("End")
        #expect(stage.slider.value == 70)
    }

    @Test("G, secondary fill: a paler bar beyond the thumb, which is spoken where it has a name", arguments: [false, true])
    func secondary(isRightToLeft: Bool) {
        let loaded = SecondaryFill(75)
        loaded.spokenName = "loaded"
        let stage = ValueSliderStage([25], isRightToLeft: isRightToLeft) { $0.addDecoration(loaded) }
        func bar() -> UIView {
            stage.slider.layoutIfNeeded()
            return stage.slider.subviews[1]
        }
        #expect(bar().frame == CGRect(x: 64, y: 12, width: 100, height: 4) && !bar().isHidden)
        #expect(stage.slider.thumbs[0].accessibilityValue == "25%, 75% loaded")
        loaded.value = 100
        #expect(bar().frame.width == 164, "to the end of the bar")
        stage.slider.value = 100
        #expect(bar().isHidden)
        loaded.value = .nan
        #expect(bar().isHidden && stage.slider.thumbs[0].accessibilityValue == "100%")
    }

    @Test("G, end pictures: they stand at the ends in reading direction and shrink the track", arguments: [false, true])
    func ends(isRightToLeft: Bool) throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let ends = EndViews(least: picture, greatest: nil)
        let stage = ValueSliderStage(isRightToLeft: isRightToLeft) { $0.addDecoration(ends) }
        #expect(stage.slider.geometry.rect == CGRect(x: isRightToLeft ? 0 : 28, y: 0, width: 200, height: 28))
        #expect(try #require(ends.least).frame.minX == (isRightToLeft ? 208 : 0))
    }
}
