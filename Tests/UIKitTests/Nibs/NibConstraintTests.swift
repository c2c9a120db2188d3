import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit

@MainActor struct NibConstraintTests {
    @Test(
        "H2, D2: a constraint that makes no sense is told with its line and left out; the view loads",
        arguments: [
            ("firstItem=\"b\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"leading\"", "one is a size"),
            ("firstItem=\"b\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"leading\"", "one is horizontal"),
            ("firstItem=\"b\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"leading\"", "reading direction"),
            ("firstItem=\"b\" firstAttribute=\"top\" constant=\"4\"", "needs a second item"),
            ("firstItem=\"b\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"top\"", "no common view"),
            ("firstItem=\"b\" secondItem=\"v\" secondAttribute=\"top\"", "no firstAttribute"),
            ("firstItem=\"b\" firstAttribute=\"up\" secondItem=\"v\" secondAttribute=\"top\"", "up is unknown"),
            ("firstItem=\"zz\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"", "zz is no view"),
        ])
    func senseless(constraint: String, message: String) throws {
        let (objects, messages) = NibStage.load("""
            <view id="v"><subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint \(constraint) id="c"/>
            </constraints></view><view id="w"/>
            """)
        let view = try #require(objects.first as? UIView)
        #expect(objects.count == 2 && view.subviews.count == 1 && view.constraints.isEmpty)
        #expect(messages.count == 1 && messages[0].hasPrefix("(data):6: ") && messages[0].contains(message), "\(messages)")
    }

    @Test("H2: constraints that contradict each other name their lines")
    func contradiction() throws {
        let (objects, _) = NibStage.load("""
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints><constraint firstAttribute="width" constant="10" id="c"/>
            <constraint firstAttribute="width" constant="20" id="d"/></constraints></view></subviews></view>
            """)
        let view = try #require(objects.first as? UIView)
        let said = messages { view.layoutIfNeeded() }
        #expect(said.count == 1 && said[0].contains("at (data):6: UIView.width == 10") && said[0].contains("Breaking <NSLayoutConstraint at (data):7:"), "\(said)")
        #expect(view.subviews[0].frame.width == 10)
    }
}

@MainActor struct CanvasLayoutTests {
    /// Draws the first view of a xib as the canvas does, and returns what was told.
    private func told(_ subviews: String, constraints: String = "") throws -> [String] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString).xib")
        try NibStage.xib("<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews>\n\(subviews)</subviews><constraints>\(constraints)</constraints></view>").write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let listener = NibLedger.listener
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        defer { NibLedger.listener = listener }
        let item = try #require(NibCanvas.items(in: url.path).first)
        let view = try #require(NibCanvas.view(of: item, runs: false))
        view.layoutIfNeeded()
        NibCanvas.tellAmbiguities(in: view)
        return NibLedger.messages.map { $0.replacingOccurrences(of: url.path, with: "X.xib") }
    }

    private func box(_ attributes: String = "", _ constraints: String) -> String {
        "<view id=\"b\" userLabel=\"Box\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><constraints>\(constraints)</constraints></view>"
    }

    @Test("H2: the canvas tells what a view's constraints leave open, with its line")
    func ambiguous() throws {
        let width = "<constraint firstAttribute=\"width\" constant=\"10\" id=\"c\"/>"
        #expect(
            try told(box("", width)) == [
                "X.xib:6: the constraints of Box leave open: horizontal position, vertical position, height; add constraints that decide it"
            ])
        #expect(try told(box("verifyAmbiguity=\"ignorePosition\"", width)).map { $0.contains("open: height;") } == [true])
        #expect(try told(box("verifyAmbiguity=\"off\"", width)).isEmpty)
        #expect(try told("<view id=\"b\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></view>").isEmpty)
    }

    @Test("C5: the canvas has a placeholder's size and constraints, the app has neither")
    func placeholders() throws {
        let position = """
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="e"/>
            <constraint firstItem="b" firstAttribute="left" secondItem="v" secondAttribute="left" placeholder="YES" id="f"/>
            """
        let inner = box("placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"20\"", "")
        #expect(try told(inner, constraints: position).isEmpty)
        let (objects, _) = NibStage.load(
            "<view id=\"v\"><subviews>\(inner)</subviews><constraints>\(position)</constraints></view>")
        let view = try #require(objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.constraints.count == 1 && view.subviews[0].frame.size == .zero)
    }
}
