import Testing
@_spi(SliderKit) @testable import UIKit

@MainActor struct NibBadInputTests {
    @Test(
        "H2: what is no nib gives one message",
        arguments: [
            ("", "no element"), ("<a><b></a>", "well-formed"), ("<html/>", "<document> is expected"), ("no xml", "well-formed"),
            ("<document><objects>", "well-formed"), ("<archive/>", "Xcode 3"),
        ])
    func malformed(text: String, message: String) {
        let (objects, messages) = NibStage.load(Data(text.utf8))
        #expect(objects.isEmpty && messages.count == 1 && messages[0].contains(message), "\(messages)")
    }

    @Test("H2: an entity bomb is refused where it is declared")
    func entities() {
        let bomb = "\n<!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>"
        let (objects, messages) = NibStage.load(NibStage.xib("<view id=\"v\"/>", head: bomb))
        #expect(objects.isEmpty && messages.count == 1 && messages[0].hasPrefix("(data):2:") && messages[0].contains("entity"), "\(messages)")
    }

    @Test("H2: a hundred thousand nested views are refused, not followed")
    func nested() {
        let deep = String(repeating: "<view id=\"v\"><subviews>", count: 100_000)
        let (objects, messages) = NibStage.load(NibStage.xib(deep))
        #expect(objects.isEmpty && messages.count == 1 && messages[0].contains("nested more than"), "\(messages)")
    }

    @Test("H2: a missing nib is named")
    func missing() {
        NibLedger.removeAll()
        let listener = NibLedger.listener
        NibLedger.listener = { _ in }
        defer { NibLedger.listener = listener }
        #expect(UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(NibLedger.messages.count == 1 && NibLedger.messages[0].contains("no nib named NoSuchNib"))
        #expect(Bundle.main.loadNibNamed("NoSuchNib", owner: nil) == nil)
    }

    @Test(
        "H2, D2: what can't be applied is told with its line, and the rest loads",
        arguments: [
            ("<view id=\"a\" customClass=\"Nobody\"/>", "no class Nobody"),
            ("<label id=\"a\" customClass=\"UISlider\"/>", "UISlider is no UILabel"),
            ("<spaceship id=\"a\"/><view id=\"b\"/>", "<spaceship>"),
            ("<view id=\"a\" warp=\"9\"/>", "the attribute warp of <view>"),
            ("<view id=\"a\" alpha=\"nan\"/>", "the alpha of <view> can't be nan"),
            ("<view id=\"a\" tag=\"1e99\"/>", "the tag of <view> can't be 1e99"),
            ("<view id=\"a\" hidden=\"maybe\"/>", "the hidden of <view> can't be maybe"),
            ("<view id=\"a\" contentMode=\"sideways\"/>", "the contentMode of <view> can't be sideways"),
            ("<slider id=\"a\" value=\"\"/>", "the value of <slider> can't be nothing"),
            ("<view id=\"a\"/><view id=\"a\"/>", "the id a is another object's too"),
            ("<view id=\"a\"/><view id=\"-1\"/>", "the id -1 is another object's too"),
            ("<view id=\"a\"><rect key=\"frame\" x=\"x\" y=\"0\" width=\"1\" height=\"1\"/></view>", "the x of <rect> can't be x"),
            ("<view id=\"a\"><warpDrive key=\"x\"/></view>", "<warpDrive key=\"x\">"),
            ("<view id=\"a\"><constraints><constraint firstAttribute=\"top\" secondItem=\"zz\" secondAttribute=\"top\" id=\"k\"/></constraints></view>", "zz"),
            ("<view id=\"a\"><constraints><constraint firstAttribute=\"sideways\" id=\"k\"/></constraints></view>", "sideways"),
            ("<view id=\"a\"><connections><outlet property=\"p\" destination=\"a\" id=\"o\"/></connections></view>", "no outlet p"),
            ("<view id=\"a\"><connections><outlet property=\"p\" destination=\"q\" id=\"o\"/></connections></view>", "destination q"),
            ("<slider id=\"a\"><connections><action selector=\"go:\" destination=\"a\" id=\"o\"/></connections></slider>", "no action go:"),
            ("<imageView id=\"a\" image=\"nowhere\"/>", "no image named nowhere"),
            ("<view id=\"a\"><color key=\"backgroundColor\" name=\"nowhere\"/></view>", "no colour named nowhere"),
            ("<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"a.b\" value=\"x\"/></userDefinedRuntimeAttributes></view>", "no property a.b"),
        ])
    func parts(objects: String, message: String) {
        let loaded = NibStage.load(objects)
        #expect(!loaded.objects.isEmpty)
        #expect(loaded.messages.count == 1 && loaded.messages[0].hasPrefix("(data):5:"), "\(loaded.messages)")
        #expect(loaded.messages.first?.contains(message) == true, "\(loaded.messages)")
    }

    @Test("H2: outlets in a circle, the same id twice and numbers that are none do no harm")
    func odd() {
        let (objects, _) = NibStage.load("""
            <view id="a" alpha="nan" tag="1e99"><rect key="frame" x="inf" y="-1" width="-5" height="x"/>
            <connections><outlet property="p" destination="a" id="o"/></connections></view><view id="a"/>
            """)
        #expect(objects.count == 2 && (objects[0] as? UIView)?.frame.width == 0)
    }

    @Test("H2: objects that are outlets of each other are connected, and let go of with whoever holds them")
    func circle() throws {
        Registry.shared.class(Link.self, named: "BadInputLink")
        Registry.shared.outlet(Link.self, "peer", type: Link.self) { $0.peer = $1 }
        weak var first: Link?
        do {
            let (objects, messages) = NibStage.load("""
                <view id="a" customClass="BadInputLink"><connections><outlet property="peer" destination="b" id="o"/></connections></view>
                <view id="b" customClass="BadInputLink"><connections><outlet property="peer" destination="a" id="p"/></connections></view>
                """)
            let links = objects.compactMap { $0 as? Link }
            first = links.first
            #expect(messages.isEmpty && links.count == 2 && links[0].peer === links[1] && links[1].peer === links[0], "\(messages)")
        }
        #expect(first == nil)
    }

    final class Link: UIView {
        weak var peer: Link?
    }

    @Test("H2: a file that ends anywhere gives one message and no objects, or what it holds")
    func truncated() {
        let whole = NibStage.xib(#"<view id="v"><subviews><slider id="s" value="0.5"/></subviews></view>"#)
        for end in stride(from: 0, to: whole.count - 1, by: 7) {
            let (objects, messages) = NibStage.load(whole.prefix(end))
            #expect(objects.isEmpty && messages.count == 1 && messages[0].hasPrefix("(data)"), "\(end) \(messages)")
        }
    }
}
