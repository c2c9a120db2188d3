import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIAccessibilityTests {
    @Test("Announcements reach the host, and layout changes move the focus") @MainActor
    func post() {
        let stage = ViewStage()
        UIAccessibility.post(notification: .announcement, argument: "Done")
        #expect(stage.host.spoken == ["Done"])
        let view = UIView()
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        #expect(view.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.moveFocus(to: nil)
        #expect(!view.accessibilityElementIsFocused())
    }

    @Test("I7: frames are in screen points, through transforms, and the activation point is their middle") @MainActor
    func frames() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.window.addSubview(view)
        let frame = view.accessibilityFrame
        #expect(abs(frame.minX - 120) < 1e-9)
        #expect(abs(frame.height - 80) < 1e-9)
        #expect(abs(view.accessibilityActivationPoint.x - 140) < 1e-9)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 40)
        #expect(element.isAccessibilityElement)
        #expect(abs(element.accessibilityFrame.height - 10) < 1e-9)
        #expect(abs(element.accessibilityFrame.minY - 80) < 1e-9)
    }

    @Test("A container counts, returns and finds its elements") @MainActor
    func container() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == NSNotFound)
        let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
    }

    @Test("Labels, values and traits can be set and overridden") @MainActor
    func overriding() {
        final class Percent: UIView {
            override var accessibilityValue: String? {
                get { "50%" }
                set {}
            }
        }
        let view = Percent()
        view.accessibilityLabel = "Volume"
        view.accessibilityTraits = [.adjustable, .notEnabled]
        #expect(view.accessibilityValue == "50%")
        #expect(view.accessibilityLabel == "Volume")
        #expect(view.accessibilityTraits.contains(.adjustable))
        #expect(!view.isAccessibilityElement)
    }
}
