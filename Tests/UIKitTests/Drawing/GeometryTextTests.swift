import Testing
import UIKit

struct GeometryTextTests {
    @Test("Geometry survives its way through text") func roundTrip() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 4}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("H2: text that is no geometry gives zero", arguments: ["", "{}", "{1}", "{a, b}", "{1, 2, 3}", "{1,,2}"])
    func badText(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
    }

    @Test("Values hold geometry") func values() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
    }

    @Test("Insets move edges in") func insets() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    }
}
