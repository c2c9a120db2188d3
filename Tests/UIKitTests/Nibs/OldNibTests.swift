import Foundation
import Testing
@_spi(SliderKit) @testable import UIKit

/// Xibs in the format of Xcode 3 and 4.
@MainActor struct OldNibTests {
    final class Panel: NSObject {
        var slider: UISlider?
        var parts: [UIView] = []
        var changes = 0
    }

    final class Wheel: UISlider {
        var level = 0.0
    }

    private static func register() {
        Registry.shared.class(Panel.self, named: "OldPanel")
        Registry.shared.outlet(Panel.self, "slider", type: UISlider.self) { $0.slider = $1 }
        Registry.shared.outlet(Panel.self, "parts", type: [UIView].self) { $0.parts = $1 ?? [] }
        Registry.shared.action(Panel.self, "changed:") { (panel: Panel) in { (_: Any?) in panel.changes += 1 } }
        Registry.shared.class(Wheel.self, named: "OldWheel")
        Registry.shared.inspectable(Wheel.self, "level", type: Double.self, get: { $0.level }, set: { $0.level = $1 })
    }

    /// Numbers as the archive keeps them: text, ended by a zero, in base64 without padding.
    private static func bytes(_ text: String) -> String { Data((text + "\0").utf8).base64EncodedString().replacingOccurrences(of: "=", with: "") }

    private static func color(_ key: String, rgb: String, id: String = "") -> String {
        #"<object class="NSColor" key="\#(key)" \#(id)><int key="NSColorSpace">1</int><bytes key="NSRGB">\#(bytes(rgb))</bytes></object>"#
    }

    /// A list in the newer of the two encodings, or in the older.
    private static func list(_ key: String, _ items: String, isOld: Bool) -> String {
        isOld
            ? #"<object class="NSMutableArray" key="\#(key)"><bool key="EncodedWithXMLCoder">YES</bool>\#(items)</object>"#
            : #"<array class="NSMutableArray" key="\#(key)">\#(items)</array>"#
    }

    private static func properties(_ pairs: [(String, String)], isOld: Bool) -> String {
        guard isOld else {
            return #"<dictionary class="NSMutableDictionary" key="flattenedProperties">"#
                + pairs.map { #"<string key="\#($0)">\#($1)</string>"# }.joined() + "</dictionary>"
        }
        return #"<object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>"#
            + list("dict.sortedKeys", pairs.map { "<string>\($0.0)</string>" }.joined(), isOld: true)
            + list("dict.values", pairs.map { "<string>\($0.1)</string>" }.joined(), isOld: true) + "</object>"
    }

    /// A whole file; File's Owner is object 1, `objects` begin on line 5.
    private static func file(
        _ objects: String, records: [String: String] = [:], connections: String = "", properties pairs: [(String, String)] = [], isOld: Bool = false
    ) -> Data {
        let owner = #"<object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>"#
        let all = ["-1": "1"].merging(records) { $1 }.sorted { $0.key < $1.key }.map {
            #"<object class="IBObjectRecord"><int key="objectID">\#($0.key)</int><reference key="object" ref="\#($0.value)"/><reference key="parent" ref="0"/></object>"#
        }.joined()
        return Data("""
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
            <int key="IBDocument.SystemTarget">800</int>
            <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000"><bool key="EncodedWithXMLCoder">YES</bool>\(owner)
            \(objects)
            </object>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            \(list("connectionRecords", connections, isOld: isOld))
            <object class="IBMutableOrderedSet" key="objectRecords">\(list("orderedObjects", all, isOld: isOld))</object>
            \(properties(pairs, isOld: isOld))<nil key="sourceID"/><int key="maxID">9</int></object>
            <object class="IBClassDescriber" key="IBDocument.Classes"/></data></archive>
            """.utf8)
    }

    nonisolated private static func connection(_ kind: String, _ label: String, _ source: String, _ destination: String, _ more: String = "", id: Int) -> String {
        #"<object class="IBConnectionRecord"><object class="IBCocoaTouch\#(kind)Connection" key="connection"><string key="label">\#(label)</string>"#
            + #"<reference key="source" ref="\#(source)"/><reference key="destination" ref="\#(destination)"/>\#(more)</object><int key="connectionID">\#(id)</int></object>"#
    }

    private static let view = """
        <object class="IBUIView" id="10"><reference key="NSNextResponder"/><int key="NSvFlags">274</int>
        <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBUISlider" id="11"><reference key="NSNextResponder" ref="10"/><int key="NSvFlags">-2147483382</int>
        <string key="NSFrame">{{18, 84}, {284, 23}}</string><reference key="NSSuperview" ref="10"/><bool key="IBUIOpaque">NO</bool>
        <int key="IBUIContentHorizontalAlignment">1</int><int key="IBUITag">7</int><bool key="IBUIContinuous">NO</bool>
        <float key="IBUIValue">5.000000e-01</float><float key="IBUIMinValue">0.25</float><float key="IBUIMaxValue">2</float>
        <reference key="IBUIMinimumTrackTintColor" ref="77"/></object>
        <object class="IBUILabel" id="12"><int key="NSvFlags">292</int><string key="NSFrame">{{20, 20}, {100, 21}}</string>
        <string key="IBUIText" type="base64-UTF8">\(bytes("Gain\n+").replacingOccurrences(of: "AA", with: ""))</string>
        <object class="NSFont" key="IBUIFont" id="13"><string key="NSName">Helvetica-Bold</string><double key="NSSize">1.500000e+01</double><int key="NSfFlags">16</int></object>
        \(color("IBUITextColor", rgb: "1 0 0 0.5", id: "id=\"77\"")) <nil key="IBUIHighlightedColor"/><int key="IBUITextAlignment">1</int></object>
        </object>
        <string key="NSFrameSize">{320, 416}</string><object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">\(bytes("0.75"))</bytes></object>
        <object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics"/></object>
        """

    @Test("D2: an old xib's views have their frames, masks, colours, fonts, texts and values", arguments: [false, true])
    func views(isOld: Bool) throws {
        let (objects, messages) = NibStage.load(Self.file(Self.view, records: ["4": "10", "5": "11"], isOld: isOld))
        #expect(messages.isEmpty, "\(messages)")
        let view = try #require(objects.first as? UIView)
        #expect(objects.count == 1 && view.frame == CGRect(x: 0, y: 0, width: 320, height: 416))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view.backgroundColor == UIColor(white: 0.75, alpha: 1))
        let slider = try #require(view.subviews.first as? UISlider)
        #expect(slider.frame == CGRect(x: 18, y: 84, width: 284, height: 23) && slider.tag == 7 && !slider.isOpaque && slider.isHidden)
        #expect(slider.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] && slider.contentHorizontalAlignment == .left)
        #expect(slider.value == 0.5 && slider.minimumValue == 0.25 && slider.maximumValue == 2 && !slider.isContinuous)
        #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let label = try #require(view.subviews.last as? UILabel)
        #expect(label.text == "Gain\n+" && label.font == .boldSystemFont(ofSize: 15) && label.textAlignment == .center && label.adjustsFontSizeToFitWidth)
        #expect(label.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    }

    @Test("D2: an old xib's outlets, collections and actions are connected, to File's Owner too, and custom classes and runtime attributes hold", arguments: [false, true])
    func connections(isOld: Bool) throws {
        Self.register()
        let attributes = """
            <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number</string>
            <string key="keyPath">level</string><real value="0.25" key="value"/></object>
            """
        let connections = Self.connection("Outlet", "slider", "1", "11", id: 1) + Self.connection("Event", "changed:", "11", "1", "<int key=\"IBEventType\">13</int>", id: 2)
            + Self.connection("OutletCollection", "parts", "1", "12", id: 3) + Self.connection("OutletCollection", "parts", "1", "11", id: 4)
        var text = String(decoding: Self.file(
            Self.view, records: ["4": "10", "5": "11"], connections: connections,
            properties: [("-1.CustomClassName", "OldPanel"), ("5.CustomClassName", "OldWheel"), ("5.IBPluginDependency", "x")], isOld: isOld), as: UTF8.self)
        if !isOld {
            text = text.replacingOccurrences(of: "<string key=\"5.IBPluginDependency\">x</string>", with: """
                <object class="NSMutableDictionary" key="5.IBAttributePlaceholdersKey"><string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
                <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0"><array key="userDefinedRuntimeAttributes">\(attributes)</array></object></object>
                """)
        }
        let panel = Panel()
        let (objects, messages) = NibStage.load(Data(text.utf8), owner: panel)
        #expect(messages.isEmpty && objects.count == 1, "\(messages)")
        let slider = try #require(panel.slider as? Wheel)
        #expect(slider.level == (isOld ? 0 : 0.25) && panel.parts.map { type(of: $0) == UILabel.self } == [true, false])
        slider.sendActions(for: .valueChanged)
        slider.sendActions(for: .touchUpInside)
        #expect(panel.changes == 1)
    }

    @Test("D2: buttons, switches, segments, indicators, bars and recognisers of old xibs")
    func kinds() throws {
        let (objects, messages) = NibStage.load(Self.file("""
            <object class="IBUIButton" id="20"><int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Go</string><string key="IBUIHighlightedTitle">Going</string>
            \(Self.color("IBUINormalTitleColor", rgb: "0 0 1"))<int key="IBUIContentVerticalAlignment">3</int><string key="IBUITitleEdgeInsets">{1, 2, 3, 4}</string></object>
            <object class="IBUISwitch" id="21"><bool key="IBUIOn">YES</bool></object>
            <object class="IBUISegmentedControl" id="22"><int key="IBNumberOfSegments">2</int><int key="IBSelectedSegmentIndex">1</int><int key="IBSegmentControlStyle">2</int>
            \(Self.list("IBSegmentTitles", "<string>A</string><string>B</string>", isOld: true))\(Self.list("IBSegmentWidths", "<real value=\"0.0\"/><real value=\"50\"/>", isOld: true))
            \(Self.list("IBSegmentEnabledStates", "<boolean value=\"NO\"/><boolean value=\"YES\"/>", isOld: true))\(Self.list("IBSegmentImages", "<object class=\"NSNull\" id=\"4\"/><reference ref=\"4\"/>", isOld: true))</object>
            <object class="IBUIActivityIndicatorView" id="23"><int key="IBUIStyle">0</int></object>
            <object class="IBUIProgressView" id="24"><float key="IBUIProgress">0.25</float><int key="IBUIProgressViewStyle">1</int></object>
            <object class="IBUINavigationBar" id="25"><object class="NSArray" key="IBUIItems"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUINavigationItem" id="26"><reference key="IBUINavigationBar" ref="25"/><string key="IBUITitle">Bar</string>
            <object class="IBUIBarButtonItem" key="IBUIRightBarButtonItem" id="27"><int key="IBUISystemItemIdentifier">0</int></object></object></object></object>
            <object class="IBUIPanGestureRecognizer" id="28"><int key="IBUIMinimumNumberOfTouches">2</int></object>
            <object class="IBUISwipeGestureRecognizer" id="29"><int key="IBUIDirection">2</int></object>
            """))
        #expect(messages.isEmpty && objects.count == 8, "\(messages)")
        let button = try #require(objects[0] as? UIButton)
        #expect(button.buttonType == .system && button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
        #expect(button.titleColor(for: .normal) == UIColor(red: 0, green: 0, blue: 1, alpha: 1) && button.contentVerticalAlignment == .fill)
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect((objects[1] as? UISwitch)?.isOn == true)
        let segments = try #require(objects[2] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 1) == "B")
        #expect(!segments.isEnabledForSegment(at: 0) && segments.widthForSegment(at: 1) == 50)
        #expect((objects[3] as? UIActivityIndicatorView)?.style == .large && (objects[4] as? UIProgressView)?.progress == 0.25)
        #expect((objects[5] as? UINavigationBar)?.items?.first?.title == "Bar" && (objects[5] as? UINavigationBar)?.items?.first?.rightBarButtonItem != nil)
        #expect((objects[6] as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2 && (objects[7] as? UISwipeGestureRecognizer)?.direction == .left)
    }

    @Test("D2: constraints of old xibs lay out")
    func constraints() throws {
        let item = { (id: String, text: String) in #"<object class="IBNSLayoutConstraint" id="\#(id)">\#(text)<reference key="containingView" ref="10"/><int key="scoringType">8</int></object>"# }
        let side = { (first: Int, constant: String, kind: String) in
            #"<reference key="firstItem" ref="11"/><int key="firstAttribute">\#(first)</int><int key="relation">0</int><reference key="secondItem" ref="10"/><int key="secondAttribute">\#(first)</int>"#
                + #"<float key="multiplier">1</float><object class="\#(kind)" key="constant"><double key="value">\#(constant)</double></object><float key="priority">1000</float>"#
        }
        let size = { (attribute: Int, constant: String) in
            #"<reference key="firstItem" ref="11"/><int key="firstAttribute">\#(attribute)</int><object class="IBLayoutConstant" key="constant"><double key="value">\#(constant)</double></object>"#
        }
        let all = item("31", side(5, "12", "IBLayoutConstant")) + item("32", side(3, "30", "IBLayoutConstant")) + item("33", size(7, "100")) + item("34", size(8, "40"))
        let plain = #"<object class="IBUIView" id="10"><array class="NSMutableArray" key="NSSubviews"><object class="IBUIView" id="11"/></array><string key="NSFrameSize">{200, 200}</string></object>"#
        var text = String(decoding: Self.file(plain, records: ["4": "10", "5": "11"], properties: [("5.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", "NO")]), as: UTF8.self)
        // As Interface Builder has it: in the record of the view that holds them.
        text = text.replacingOccurrences(of: #"<reference key="object" ref="10"/>"#, with: #"<reference key="object" ref="10"/><array class="NSMutableArray" key="children">\#(all)</array>"#)
        let (objects, messages) = NibStage.load(Data(text.utf8))
        let view = try #require(objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(messages.isEmpty && view.subviews[0].frame == CGRect(x: 12, y: 30, width: 100, height: 40), "\(messages) \(view.subviews[0].frame)")
    }

    @Test(
        "H2, D2: what an old xib holds that can't be applied is told with its line, and the rest loads",
        arguments: [
            (#"<object class="IBUISpaceship" id="9"/><object class="IBUIView" id="8"/>"#, "<spaceship>"),
            (#"<object class="IBUIView" id="9"><int key="IBUIWarp">9</int></object>"#, "the attribute warp of <view>"),
            (#"<object class="IBUIView" id="9"><string key="NSFrame">{{1, 2}}</string></object>"#, "no rectangle"),
            (#"<object class="IBUIView" id="9"><string key="NSFrame">{{nan, 2}, {inf, x}}</string></object>"#, "no rectangle"),
            (#"<object class="IBUIView" id="9"><int key="IBUIContentMode">99</int></object>"#, "none of 0 to 12"),
            (#"<object class="IBUIView" id="9"><object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">5</int></object></object>"#, "neither gray nor"),
            (#"<object class="IBUIView" id="9"><object class="NSColor" key="IBUIBackgroundColor"><bytes key="NSRGB">MQA</bytes></object></object>"#, "has 1 numbers"),
            (#"<object class="IBUIView" id="9"><array key="NSSubviews"><reference ref="404"/></array></object>"#, "no object 404"),
            (#"<object class="IBUIView" id="9"><array key="NSSubviews"><reference ref="9"/></array></object>"#, "more than once"),
            (#"<object class="IBUIView" id="9"><object class="NSWarp" key="IBUIWarp"/></object>"#, "a NSWarp"),
            (#"<object class="IBUIImageView" id="9"><object class="NSCustomResource" key="IBUIImage"><string key="NSClassName">NSImage</string><string key="NSResourceName">nowhere.png</string></object></object>"#, "no image named nowhere"),
            (#"<object class="IBUISlider" id="9"><float key="IBUIValue">many</float></object>"#, "can't be many"),
        ])
    func wrong(objects: String, message: String) {
        let (loaded, messages) = NibStage.load(Self.file(objects))
        #expect(loaded.count == 1 && messages.count == 1 && messages[0].hasPrefix("(data):5: ") && messages[0].contains(message), "\(messages)")
    }

    @Test(
        "H2, D2: connections of an old xib that lead nowhere are told with their line",
        arguments: [
            (Self.connection("Outlet", "slider", "1", "404", id: 1), "no object 404"), (Self.connection("Outlet", "slider", "404", "11", id: 1), "no object 404"),
            (Self.connection("Warp", "slider", "1", "11", id: 1), "no connection that is understood"),
            (Self.connection("Event", "changed:", "11", "1", "<int key=\"IBEventType\">99</int>", id: 1), "no event of the number 99"),
        ])
    func wrongConnections(connection: String, message: String) {
        Self.register()
        let (loaded, messages) = NibStage.load(Self.file(Self.view, connections: connection), owner: Panel())
        #expect(loaded.count == 1 && !messages.isEmpty && messages.contains { $0.contains(message) } && messages.allSatisfy { $0.hasPrefix("(data):") }, "\(messages)")
    }

    @Test("H2: an archive of the Mac, an empty one, and views a thousand deep by reference end with a message")
    func hostile() {
        let mac = NibStage.load(Data("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><data/></archive>".utf8))
        #expect(mac.objects.isEmpty && mac.messages.count == 1 && mac.messages[0].contains("no iOS interface"))
        #expect(NibStage.load(Self.file("")).objects.isEmpty && NibStage.load(Self.file("")).messages.isEmpty)
        let chain = (0..<1000).map { "<object class=\"IBUIView\" id=\"v\($0)\"><array key=\"NSSubviews\"><reference ref=\"v\($0 + 1)\"/></array></object>" }.joined(separator: "\n")
        let deep = NibStage.load(Self.file(chain))
        #expect(deep.messages.contains { $0.contains("nested more than 256") }, "\(deep.messages.first ?? "")")
    }

    @Test("D2: the account of an old xib covers what its translation leaves out")
    func account() throws {
        let text = String(decoding: Self.file(Self.view, records: ["4": "10"]), as: UTF8.self)
        let fine = try #require(NibCanvas.account(of: StoryboardStage.file(text, "Fine.xib").path))
        #expect(fine.unaccounted == 0 && fine.reported == 0 && fine.applied > 40 && fine.canvas > 10 && StoryboardStage.messages.isEmpty, "\(fine) \(StoryboardStage.messages)")
        let odd = text.replacingOccurrences(of: "<int key=\"IBUITag\">7</int>", with: "<dictionary key=\"IBUIWarp\"><string key=\"a\">b</string></dictionary>")
        let told = try #require(NibCanvas.account(of: StoryboardStage.file(odd, "Odd.xib").path))
        #expect(told.unaccounted == 0 && told.reported == 2 && StoryboardStage.messages.count == 1, "\(told) \(StoryboardStage.messages)")
    }
}
