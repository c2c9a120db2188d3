import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct ControllerNibTests {
    final class PanelViewController: UIViewController {
        weak var slider: UISlider?
    }

    /// A class that Interface Builder shows.
    final class Dial: UIView {
        static var log: [String] = []
        var level = 0.0
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.log.append("coder")
        }
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.log.append("frame \(Int(frame.width))")
        }
        override func awakeFromNib() { Self.log.append("awake") }
        override func prepareForInterfaceBuilder() { Self.log.append("prepare \(level) \(tag)") }
    }

    private static func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = StoryboardStage.folder + "/bundle"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: URL(fileURLWithPath: folder + "/" + name)) }
        NibLedger.removeAll()
        NibLedger.listener = { _ in }
        return try #require(Bundle(path: folder))
    }

    private static let panel = NibStage.xib(
        #"<view id="v"><rect key="frame" x="0" y="0" width="90" height="60"/><subviews><slider id="s"/></subviews></view>"#,
        owner: #"<connections><outlet property="view" destination="v" id="a"/><outlet property="slider" destination="s" id="b"/></connections>"#)

    @Test("D2: a controller's view comes from the nib that is named, or from the one that is named like its class")
    func nibs() throws {
        Registry.shared.class(PanelViewController.self, named: "PanelViewController")
        Registry.shared.outlet(PanelViewController.self, "slider", type: UISlider.self) { $0.slider = $1 }
        let bundle = try Self.bundle(["PanelView.xib": Self.panel, "Other.xib": Self.panel])
        let named = PanelViewController(nibName: "Other", bundle: bundle)
        #expect(!named.isViewLoaded && named.view.bounds.width == 90 && named.slider != nil)
        let like = PanelViewController(nibName: nil, bundle: bundle)
        #expect(like.view.bounds.width == 90 && like.slider != nil)
        #expect(NibLedger.messages.isEmpty, "\(NibLedger.messages)")
        let missing = PanelViewController(nibName: "Missing", bundle: bundle)
        #expect(missing.view != nil && NibLedger.messages.first?.contains("no nib named Missing") == true, "\(NibLedger.messages)")
    }

    private static let dial = """
        <view tag="7" id="d" customClass="Dial"><rect key="frame" x="0" y="0" width="120" height="120"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """

    private static func registerDial() {
        Dial.log = []
        Registry.shared.class(Dial.self, named: "Dial", designable: true) { Dial(frame: $0) }
        Registry.shared.inspectable(Dial.self, "level", type: Double.self, get: { $0.level }, set: { $0.level = $1 })
    }

    @Test("C5: the canvas makes designables with a frame, sets their attributes, then prepares them once; running makes them by their coder")
    func canvas() throws {
        Self.registerDial()
        let url = try StoryboardStage.file(String(decoding: NibStage.xib(Self.dial), as: UTF8.self), "Dial.xib")
        let items = NibCanvas.items(in: url.path)
        #expect(items.map(\.name) == ["Dial"] && items[0].size == CGSize(width: 120, height: 120) && items[0].customClass == "Dial" && items[0].line == 5)
        #expect(NibCanvas.view(of: items[0], runs: false)?.tag == 7)
        #expect(Dial.log == ["frame 120", "prepare 0.5 7"])
        Dial.log = []
        #expect((NibCanvas.view(of: items[0], runs: true) as? Dial)?.level == 0.5)
        #expect(Dial.log == ["coder", "awake"])
    }

    @Test("C5: the canvas runs no controller's code, and shows its view with the designables inside")
    func canvasScene() throws {
        StoryboardTests.Scene.register()
        Self.registerDial()
        let scene = StoryboardStage.scene(
            "a", attributes: #"storyboardIdentifier="start" customClass="Scene""#, view: "<subviews>\(Self.dial)</subviews>",
            connections: #"<outlet property="slider" destination="d" id="o"/>"#)
        let board = try StoryboardStage.load(scene)
        let items = NibCanvas.items(in: board.file.path)
        #expect(items.map(\.name) == ["start"] && items[0].isScene && items[0].device == "retina4_7" && items[0].names.contains("Scene"))
        let controller = try #require(NibCanvas.controller(of: items[0], runs: false))
        #expect(type(of: controller) == UIViewController.self && controller.view.subviews.first is Dial)
        #expect(StoryboardTests.Scene.log.isEmpty && Dial.log == ["frame 120", "prepare 0.5 7"])
        #expect(NibLedger.messages.isEmpty, "\(NibLedger.messages)")
    }
}
