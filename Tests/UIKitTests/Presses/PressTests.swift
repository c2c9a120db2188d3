import Testing

@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite struct PressTests {
    /// Writes down the presses that reach it.
    final class Listener: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { heard.append("began \(press.key.map { "\($0.keyCode)" } ?? "none") \(press.phase)") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { heard.append("ended \(press.key?.characters ?? "") \(press.phase)") }
        }
    }

    @Test("E4: a key goes to the first responder, down and up") func firstResponder() {
        let app = TestApp()
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        #expect(view.becomeFirstResponder())
        #expect(app.typeKey("ArrowRight"))
        #expect(app.typeKey("A"))
        #expect(
            view.heard == [
                "began keyboardRightArrow began", "ended  ended", "began keyboardA began", "ended A ended",
            ])
    }

    @Test("E4: an unhandled key climbs the responder chain") func chain() {
        let app = TestApp()
        let outer = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        final class Inner: UIView { override var canBecomeFirstResponder: Bool { true } }
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        app.show(outer)
        inner.becomeFirstResponder()
        #expect(app.typeKey("Escape"))
        #expect(outer.heard.count == 2)
    }

    @Test("E9: a key that does not exist is refused", arguments: ["", "ArrowSideways", "ab", "é", "\u{1F600}"])
    func unknown(name: String) {
        #expect(!TestApp().typeKey(name))
    }

    @Test("E4: letters, digits and named keys have their places on the keyboard") func codes() throws {
        #expect(UIKey(named: "z", modifiers: [])?.keyCode == .keyboardZ)
        #expect(UIKey(named: "1", modifiers: [])?.keyCode == .keyboard1)
        #expect(UIKey(named: "0", modifiers: [])?.keyCode == .keyboard0)
        #expect(UIKey(named: " ", modifiers: [.shift])?.keyCode == .keyboardSpacebar)
        let key = try #require(UIKey(named: "Q", modifiers: [.shift]))
        #expect(key.characters == "Q" && key.charactersIgnoringModifiers == "q" && key.modifierFlags == .shift)
    }
}
