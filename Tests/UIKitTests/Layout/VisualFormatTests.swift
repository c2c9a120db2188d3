import Foundation
import Testing

@testable import UIKit

@Suite struct VisualFormatTests {
    @MainActor
    private func describe(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) throws -> [String] {
        let root = makeRoot()
        let a = UIView()
        let b = UIView()
        root.accessibilityIdentifier = "root"
        a.accessibilityIdentifier = "a"
        b.accessibilityIdentifier = "b"
        add(a, b, to: root)
        var builder = try VisualFormatBuilder(format, options: options, metrics: ["gap": 12, "low": 250.0], views: ["a": a, "b": b])
        return try builder.build().map {
            $0.formatted.replacingOccurrences(of: "<NSLayoutConstraint: ", with: "").replacingOccurrences(of: " (inactive)>", with: "")
        }
    }

    @Test("Formats describe constraints", arguments: [
        ("[a]-[b]", ["UIView(b).leading == UIView(a).trailing + 8"]),
        ("[a][b]", ["UIView(b).leading == UIView(a).trailing"]),
        ("H:|[a]|", ["UIView(a).leading == UIView(root).leading", "UIView(root).trailing == UIView(a).trailing"]),
        ("|-[a]-|", ["UIView(a).leading == UIView(root).leadingMargin", "UIView(root).trailingMargin == UIView(a).trailing"]),
        ("V:|-20-[a(44)]", ["UIView(a).top == UIView(root).top + 20", "UIView(a).height == 44"]),
        ("[a(>=gap,<=100@low)]", ["UIView(a).width >= 12", "UIView(a).width <= 100 @250"]),
        ("[a]-(>=gap@low)-[b(==a)]", ["UIView(b).leading >= UIView(a).trailing + 12 @250", "UIView(b).width == UIView(a).width"]),
        ("[b]-0-|", ["UIView(root).trailing == UIView(b).trailing"]),
    ]) @MainActor
    func formats(format: String, expected: [String]) throws {
        #expect(try describe(format) == expected)
    }

    @Test("Options align across the format and set its direction") @MainActor
    func options() throws {
        #expect(try describe("[a]-[b]", [.alignAllCenterY, .directionLeftToRight]) == [
            "UIView(b).left == UIView(a).right + 8", "UIView(a).centerY == UIView(b).centerY",
        ])
        #expect(try describe("[a]-[b]", .directionRightToLeft) == ["UIView(b).right == UIView(a).left - 8"])
    }

    @Test("What cannot be read is named, with its place", arguments: [
        ("[a", "expected ] after the view 'a'.", 2), ("|-20[a]", "expected - after a spacing.", 4), ("[a]-", "expected a number", 4),
        ("[]", "expected the name of a view.", 1), ("[c]", "'c' is not in the views dictionary.", 1),
        ("[a(big)]", "'big' is in neither the metrics nor the views dictionary.", 3), ("[a]x", "expected [ or | here.", 3),
        ("[a(=5)]", "expected a number or the name of a metric.", 3), ("", "expected [ and the name of a view.", 0),
        ("|[a]|[b]", "nothing may follow the closing |.", 5), ("[a(1.2.3)]", "'1.2.3' is not a number.", 3),
    ]) @MainActor
    func errors(format: String, reason: String, offset: Int) {
        do {
            _ = try describe(format)
            Issue.record("'\(format)' was accepted")
        } catch let error as VisualFormatError {
            #expect(error.reason.hasPrefix(reason), "\(error.reason)")
            #expect(error.offset == offset)
            #expect(error.description.hasSuffix("\n" + String(repeating: " ", count: offset) + "^"))
        } catch {
            Issue.record(error)
        }
    }

    @Test("A format lays out") @MainActor
    func layout() {
        let root = makeRoot()
        let a = UIView()
        let b = UIView()
        add(a, b, to: root)
        let views = ["a": a, "b": b]
        for format in ["H:|-20-[a]-[b(==a)]-20-|", "V:|-10-[a(44)]", "V:[b(30)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame == rect(20, 10, 136, 44))
        #expect(b.frame == rect(164, 17, 136, 30))
    }
}
