@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct SecondRowTests {
    @Test("G, second row of ticks: a kind of its own stands beside the first row, and both make room", arguments: TrackGeometry.Axis.allCases, [false, true])
    func rows(axis: TrackGeometry.Axis, isRightToLeft: Bool) throws {
        let ruler = RulerRow(count: 21, major: 5)
        let stage = ValueSliderStage([40], axis: axis, isRightToLeft: isRightToLeft) {
            $0.step = 25
            $0.addDecoration(TickRow(StopTicks()))
            $0.addDecoration(ruler)
        }
        let slider = stage.slider, rect = slider.geometry.rect
        let breadth = axis == .horizontal ? slider.intrinsicContentSize.height : slider.intrinsicContentSize.width
        // Thumb, ticks, ruler.
        #expect(breadth == CGFloat(28 + 9 + 11))
        #expect((axis == .horizontal ? rect.minY : rect.minX) == 11)
        try expectPicture(of: stage.app.picture(of: slider.frame.insetBy(dx: -8, dy: -8)), named: "second-row-\(axis)-\(isRightToLeft ? "rtl" : "ltr")")
        slider.removeDecoration(ruler)
        #expect((axis == .horizontal ? slider.geometry.rect.minY : slider.geometry.rect.minX) == 0)
    }
}
