import Foundation
@testable import NibEditing
import Testing

/// Values that are written into the examples' own files: what changes is what was asked for, byte by byte.
struct NibTextTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private static let storyboard = root + "/Examples/SlideToApprove/SlideToApprove/Base.lproj/Main.storyboard"
    private static let xib = root + "/Examples/SlideToApprove/SlideToApprove/ApproveSlider.xib"

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// The file after edits; and a check that it stays well-formed.
    private func edited(_ text: String, _ edits: NibEdit...) throws -> String {
        var nib = NibText(Array(text.utf8), path: "Some.xib")
        try nib.apply(edits)
        var scanner = NibScanner(nib.bytes, path: "Some.xib")
        _ = try scanner.scan()
        return String(decoding: nib.bytes, as: UTF8.self)
    }

    private func runtime(_ object: String, _ keyPath: String, _ type: NibEdit.RuntimeType, _ value: String?) -> NibEdit {
        NibEdit(object: object, place: .runtime(keyPath, type), value: value)
    }

    @Test("C5, E1: a new corner radius changes its digits and nothing else")
    func cornerRadius() throws {
        let before = try text(Self.storyboard)
        let after = try edited(before, runtime("sLi-dE-0vw", "cornerRadius", .number, "20"))
        #expect(after == before.replacingOccurrences(of: "<real key=\"value\" value=\"35\"/>", with: "<real key=\"value\" value=\"20\"/>"))
        #expect(after != before)
        #expect(try edited(after, runtime("sLi-dE-0vw", "cornerRadius", .number, "35")) == before)
    }

    @Test("B9: an attribute is changed, added before the id, and taken out again")
    func attributes() throws {
        let before = try text(Self.xib)
        let opaque = try edited(before, NibEdit(object: "dSt-nA-0tN", place: .attribute("alpha"), value: "0.25"))
        #expect(opaque == before.replacingOccurrences(of: "<view alpha=\"0.0\" userInter", with: "<view alpha=\"0.25\" userInter"))
        let hidden = try edited(before, NibEdit(object: "dSt-nA-0tN", place: .attribute("hidden"), value: "YES"))
        #expect(hidden == before.replacingOccurrences(of: "<view alpha=\"0.0\" userInter", with: "<view hidden=\"YES\" alpha=\"0.0\" userInter"))
        #expect(try edited(hidden, NibEdit(object: "dSt-nA-0tN", place: .attribute("hidden"), value: nil)) == before)
        #expect(try edited(before, NibEdit(object: "dSt-nA-0tN", place: .attribute("hidden"), value: nil)) == before)
        let value = try edited("<document><slider opaque=\"NO\" contentMode=\"scaleToFill\" id=\"a\"/></document>", NibEdit(object: "a", place: .attribute("value"), value: "0.5"))
        #expect(value == "<document><slider opaque=\"NO\" contentMode=\"scaleToFill\" value=\"0.5\" id=\"a\"/></document>")
    }

    @Test("B9: a colour takes the place of a named one, or gets a line of its own, and goes with its line")
    func colors() throws {
        let before = try text(Self.xib)
        let written = "red=\"1\" green=\"0.5019607843137255\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let changed = try edited(before, NibEdit(object: "pTh-vW-0pA", place: .color("backgroundColor"), value: "#FF8000"))
        #expect(changed == before.replacingOccurrences(of: "<color key=\"backgroundColor\" name=\"Track\"/>", with: "<color key=\"backgroundColor\" \(written)"))
        let added = try edited(before, NibEdit(object: "pTh-vW-0pA", place: .color("tintColor"), value: "#FF8000"))
        let old = "                    <color key=\"backgroundColor\" name=\"Track\"/>\n"
        #expect(added == before.replacingOccurrences(of: old, with: old + "                    <color key=\"tintColor\" \(written)\n"))
        #expect(try edited(added, NibEdit(object: "pTh-vW-0pA", place: .color("tintColor"), value: nil)) == before)
        let half = try edited(before, NibEdit(object: "pTh-vW-0pA", place: .color("tintColor"), value: "#00000080"))
        #expect(half.contains("alpha=\"0.5019607843137255\""))
    }

    @Test("B9: an element that was closed at once is opened for what it gets")
    func selfClosing() throws {
        let before = "<document>\n    <objects>\n        <slider id=\"a\" />\n    </objects>\n</document>\n"
        let colored = try edited(before, NibEdit(object: "a", place: .color("thumbTintColor"), value: "#000000"))
        #expect(
            colored == """
                <document>
                    <objects>
                        <slider id="a">
                            <color key="thumbTintColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </slider>
                    </objects>
                </document>

                """)
    }

    @Test("E1: a runtime attribute is added with its list, beside others, and the last takes its list along")
    func runtimeAttributes() throws {
        let before = try text(Self.xib)
        let one = try edited(before, runtime("pTh-vW-0pA", "cornerRadius", .number, "12.5"))
        let list = """
                                </constraints>
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
                                        <real key="value" value="12.5"/>
                                    </userDefinedRuntimeAttribute>
                                </userDefinedRuntimeAttributes>
                            </view>
            """.split(separator: "\n").map { "    " + $0.dropFirst(12) }.joined(separator: "\n")
        #expect(one.replacingOccurrences(of: " ", with: "").contains(list.replacingOccurrences(of: " ", with: "")))
        let two = try edited(one, runtime("pTh-vW-0pA", "title", .string, "A \"b\" <c> & 'd'\nnext"))
        #expect(two.contains("type=\"string\" keyPath=\"title\" value=\"A &quot;b&quot; &lt;c&gt; &amp; 'd'&#10;next\"/>"))
        #expect(try edited(two, runtime("pTh-vW-0pA", "title", .string, nil)) == one)
        #expect(try edited(one, runtime("pTh-vW-0pA", "cornerRadius", .number, nil)) == before)
    }

    @Test("E1: each type of runtime attribute is written as Interface Builder does, and changed in place", arguments: [
        (NibEdit.RuntimeType.boolean, "YES", "NO", "type=\"boolean\" keyPath=\"k\" value=\"YES\"/>"),
        (.integer, "3", "-4", "<integer key=\"value\" value=\"3\"/>"), (.number, "1.5", "2", "<real key=\"value\" value=\"1.5\"/>"),
        (.string, "one", "two", "type=\"string\" keyPath=\"k\" value=\"one\"/>"), (.image, "Dog", "Cat", "type=\"image\" keyPath=\"k\" value=\"Dog\"/>"),
        (.point, "{1, 2}", "3 4", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
        (.size, "1 2", "{3, 4}", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
        (.rect, "{{1, 2}, {3, 4}}", "5 6 7 8", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
        (.color, "#FFFFFF", "#000000", "<color key=\"value\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"),
    ])
    func types(type: NibEdit.RuntimeType, first: String, second: String, written: String) throws {
        let before = "<document><view id=\"a\"><rect key=\"frame\"/></view></document>"
        let one = try edited(before, runtime("a", "k", type, first))
        #expect(one.contains(written))
        let two = try edited(one, runtime("a", "k", type, second))
        #expect(two != one)
        #expect(try edited(two, runtime("a", "k", type, first)) == one)
    }

    @Test("E1: a value of another type takes the old one's place", arguments: [
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"x\"/>",
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\"><string key=\"value\">two\nlines</string></userDefinedRuntimeAttribute>",
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"k\"><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>",
        "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"k\"/>",
    ])
    func otherType(old: String) throws {
        let before = "<document><view id=\"a\"><userDefinedRuntimeAttributes>\(old)<x/></userDefinedRuntimeAttributes></view></document>"
        let after = try edited(before, runtime("a", "k", .number, "2.5"))
        #expect(after.contains("<real key=\"value\" value=\"2.5\"/>") && !after.contains("\"x\"") && !after.contains("integer") && after.contains("<x/>"))
    }

    @Test("E1: lines keep the ends that they have")
    func lineEnds() throws {
        let before = try text(Self.xib).replacingOccurrences(of: "\n", with: "\r\n")
        let after = try edited(before, runtime("pTh-vW-0pA", "k", .integer, "1"), NibEdit(object: "pTh-vW-0pA", place: .color("tintColor"), value: "#000000"))
        #expect(after.replacingOccurrences(of: "\r\n", with: "").contains("\n") == false)
        #expect(try edited(after, runtime("pTh-vW-0pA", "k", .integer, nil), NibEdit(object: "pTh-vW-0pA", place: .color("tintColor"), value: nil)) == before)
    }

    @Test("E1: comments, CDATA and quotes of either kind are passed over")
    func traps() throws {
        let before = "<?xml version='1.0'?><!-- <view id=\"a\" alpha=\"1\"/> --><document><view id='a' text='<b id=\"a\">' alpha='1'><![CDATA[<view id=\"a\"/>]]></view></document>"
        let after = try edited(before.replacingOccurrences(of: "<b", with: "&lt;b"), NibEdit(object: "a", place: .attribute("alpha"), value: "it's"))
        #expect(after.contains("alpha='it&apos;s'") && after.contains("<!-- <view id=\"a\" alpha=\"1\"/> -->"))
    }

    @Test("H2: what can't be edited surely is refused, with the line, and nothing changes", arguments: [
        ("<document><view id=\"a\"></document>", "Some.xib:1: the file can't be edited: its elements are not closed in order"),
        ("<document>\n<view id=\"a\"", "Some.xib:2: the file can't be edited: an attribute has no name"),
        ("<document><view id=\"a\"/><view id=\"a\"/></document>", "Some.xib: 2 objects have the id a; the file is left as it is"),
        ("<document/>", "Some.xib: no object has the id a; the file is left as it is"), ("", "Some.xib:1: the file can't be edited: its elements are not closed"),
        ("<archive/>", "Some.xib: the file is of the format of Xcode 3, which is read and not written; save it with a newer Xcode"),
        ("<!DOCTYPE x [<!ENTITY a \"b\">]><document/>", "Some.xib:1: the file can't be edited: it has a document type, which Interface Builder does not write; remove it"),
    ])
    func refusals(text: String, message: String) throws {
        var nib = NibText(Array(text.utf8), path: "Some.xib")
        #expect { try nib.apply([NibEdit(object: "a", place: .attribute("alpha"), value: "1")]) } throws: { "\($0)" == message }
        #expect(nib.bytes == Array(text.utf8))
    }

    @Test("H2: values that are none of their type are refused, and the ones before them are not written")
    func badValues() throws {
        let before = Array("<document><view id=\"a\"/></document>".utf8)
        var nib = NibText(before, path: "Some.xib")
        let good = NibEdit(object: "a", place: .attribute("alpha"), value: "1")
        let bad = [
            runtime("a", "k", .number, "nan"), runtime("a", "k", .number, "0x10"), runtime("a", "k", .integer, "1.5"), runtime("a", "k", .size, "1"),
            runtime("a", "k", .boolean, "maybe"), runtime("a", "k", .color, "red"), NibEdit(object: "a", place: .color("c"), value: "#12"),
            NibEdit(object: "a", place: .attribute("a b=\"c\" d"), value: "1"), runtime("a", "", .number, "1"),
        ]
        for edit in bad {
            #expect(throws: NibEditError.self) { try nib.apply([good, edit]) }
            #expect(nib.bytes == before)
        }
    }

    @Test("H2: whatever a file is cut to or has in it, editing ends with a file or a message", arguments: 0..<40)
    func mutations(seed: Int) throws {
        var bytes = Array(try text(Self.xib).utf8)
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let next = { (most: Int) -> Int in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % most
        }
        for _ in 0..<12 { bytes[next(bytes.count)] = UInt8(next(256)) }
        if seed.isMultiple(of: 3) { bytes.removeLast(next(bytes.count)) }
        var nib = NibText(bytes, path: "Some.xib")
        do {
            try nib.apply([runtime("pTh-vW-0pA", "k", .number, "1")])
            #expect(nib.bytes.count > bytes.count)
        } catch {
            #expect(error is NibEditError && nib.bytes == bytes)
        }
    }
}
