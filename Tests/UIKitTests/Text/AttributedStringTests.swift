import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit

/// Foundation on Linux asks the objects themselves whether they are equal only if their first word says so.
@Suite
struct AttributedStringTests {
    private nonisolated(unsafe) static let values: [NSObject] = [
        UIFont.systemFont(ofSize: 12), UIColor.red, UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 2, blue: 0.5, alpha: 1),
        UIColor.label, NSParagraphStyle.default, NSMutableParagraphStyle(), NSShadow(), UIImage(),
    ]

    @Test("Attributes of every class of ours can be replaced in a text", arguments: 0..<9, 0..<9) @MainActor
    func replacing(first: Int, second: Int) {
        let text = NSMutableAttributedString(string: "hello")
        for key in 0..<4 {
            text.addAttribute(NSAttributedString.Key("k\(key)"), value: Self.values[first], range: NSRange(location: 0, length: 5))
        }
        text.addAttribute(NSAttributedString.Key("k0"), value: Self.values[second], range: NSRange(location: 0, length: 2))
        text.addAttribute(NSAttributedString.Key("k3"), value: Self.values[second], range: NSRange(location: 1, length: 4))
        let found = text.attribute(NSAttributedString.Key("k0"), at: 0, effectiveRange: nil) as? NSObject
        #expect(found?.isEqual(Self.values[second]) == true)
        let rest = text.attribute(NSAttributedString.Key("k0"), at: 3, effectiveRange: nil) as? NSObject
        #expect(rest === Self.values[first])
    }

    @Test("Texts with equal fonts, colours and styles are equal") @MainActor
    func equality() {
        let attributes = { () -> [NSAttributedString.Key: Any] in
            [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor(white: 0.5, alpha: 1), .paragraphStyle: NSMutableParagraphStyle()]
        }
        #expect(NSAttributedString(string: "a", attributes: attributes()) == NSAttributedString(string: "a", attributes: attributes()))
        var other = attributes()
        other[.foregroundColor] = UIColor.black
        #expect(NSAttributedString(string: "a", attributes: attributes()) != NSAttributedString(string: "a", attributes: other))
    }

    @Test("An empty text that can change begins without letters")
    func empty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "x"))
        #expect(text.string == "x")
    }
}
