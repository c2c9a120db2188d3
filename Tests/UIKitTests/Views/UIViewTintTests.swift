import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewTintTests {
    final class TintObserver: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test("I14: the tint is inherited, and each view that inherits it hears of a change") @MainActor
    func inheritance() {
        let root = TintObserver()
        let child = TintObserver()
        let own = TintObserver()
        root.addSubview(child)
        child.addSubview(own)
        own.tintColor = .green
        (root.changes, child.changes, own.changes) = (0, 0, 0)
        root.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect((root.changes, child.changes, own.changes) == (1, 1, 0))
        root.tintColor = nil
        #expect(child.tintColor == UIColor.systemBlue)
        #expect(child.changes == 2)
    }

    @Test("I14: a dimmed tint is gray, and every view inside hears of it") @MainActor
    func dimming() {
        let root = TintObserver()
        let child = TintObserver()
        root.addSubview(child)
        child.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        (root.changes, child.changes) = (0, 0)
        root.tintAdjustmentMode = .dimmed
        #expect((root.changes, child.changes) == (1, 1))
        #expect(child.tintAdjustmentMode == .dimmed)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red == green && green == blue)
        #expect(abs(red - 0.299) < 0.01)
        #expect(abs(alpha - 0.5) < 0.01)
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("I14: moving under another tint calls tintColorDidChange") @MainActor
    func moving() {
        let red = UIView()
        red.tintColor = .red
        let view = TintObserver()
        red.addSubview(view)
        #expect(view.changes == 1)
        #expect(view.tintColor == .red)
    }
}
