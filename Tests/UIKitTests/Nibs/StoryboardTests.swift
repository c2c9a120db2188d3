import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct StoryboardTests {
    /// A controller that notes what happens to it.
    final class Scene: UIViewController {
        static var log: [String] = []
        var mark = "" { didSet { Self.log.append("mark") } }
        var given: String?
        weak var slider: UISlider? { didSet { Self.log.append("slider") } }
        weak var other: NSObject? { didSet { Self.log.append("other") } }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.log.append("init \(title ?? "-") \(isViewLoaded)")
        }
        init?(coder: NSCoder, given: String) {
            self.given = given
            super.init(coder: coder)
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            Self.log.append("awake \(isViewLoaded)")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            Self.log.append("loaded \(slider != nil)")
        }
        func changed(_ sender: UISlider) { Self.log.append("changed") }

        static func register() {
            log = []
            let registry = Registry.shared
            registry.class(Scene.self, named: "Scene")
            registry.inspectable(Scene.self, "mark", type: String.self, get: { $0.mark }, set: { $0.mark = $1 })
            registry.outlet(Scene.self, "slider", type: UISlider.self) { $0.slider = $1 }
            registry.outlet(Scene.self, "other", type: NSObject.self) { $0.other = $1 }
            registry.action(Scene.self, "changed:", Scene.changed)
        }
    }

    @Test("D2: a scene's controller wakes when it is made; its view, its outlets and actions come when the view is asked for")
    func order() throws {
        Scene.register()
        let board = try StoryboardStage.load(StoryboardStage.scene(
            "a", attributes: #"title="Start" customClass="Scene" customModule="App" modalPresentationStyle="overCurrentContext" definesPresentationContext="YES""#,
            view: """
                <subviews><slider value="0.5" minValue="0.0" maxValue="1" id="s"><connections>
                    <action selector="changed:" destination="a" eventType="valueChanged" id="x"/></connections></slider></subviews>
                """,
            inside: #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mark" value="m"/></userDefinedRuntimeAttributes>"#,
            connections: #"<outlet property="slider" destination="s" id="o"/><outlet property="other" destination="t" id="p"/>"#,
            objects: #"<tapGestureRecognizer id="t"/>"#))
        let controller = try #require(board.instantiateInitialViewController() as? Scene)
        #expect(Scene.log == ["init Start false", "mark", "awake false"])
        #expect(controller.storyboard === board && controller.modalPresentationStyle == .overCurrentContext && controller.definesPresentationContext)
        _ = controller.view
        #expect(Scene.log.suffix(3) == ["slider", "other", "loaded true"])
        controller.slider?.sendActions(for: .valueChanged)
        #expect(Scene.log.last == "changed" && controller.other is UITapGestureRecognizer)
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
        let second = try #require(board.instantiateInitialViewController())
        #expect(second !== controller && !second.isViewLoaded)
    }

    @Test("D2: a controller is let go of with its view, its segues and its scene's objects")
    func memory() throws {
        Scene.register()
        let board = try StoryboardStage.load(StoryboardStage.scene(
            "a", attributes: #"customClass="Scene""#, view: #"<subviews><slider id="s"/></subviews>"#,
            connections: #"<outlet property="slider" destination="s" id="o"/><segue destination="a" kind="show" identifier="again" id="g"/>"#,
            objects: #"<tapGestureRecognizer id="t"/>"#))
        weak var gone: UIViewController?
        do {
            let controller = try #require(board.instantiateInitialViewController())
            _ = controller.view
            gone = controller
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test("D2: scenes are made by identifier, by a creator where there is one, and as the type that is asked for")
    func identifiers() throws {
        Scene.register()
        let board = try StoryboardStage.load(
            StoryboardStage.scene("a", attributes: #"storyboardIdentifier="first" customClass="Scene""#)
                + StoryboardStage.scene("b", attributes: #"storyboardIdentifier="second""#))
        #expect(board.instantiateViewController(withIdentifier: "second").storyboard === board)
        let made: Scene = board.instantiateViewController(identifier: "first") { Scene(coder: $0, given: "hand") }
        #expect(made.given == "hand" && made.view.bounds.width == 375)
        let plain: Scene = board.instantiateViewController(identifier: "first") { _ in nil }
        #expect(plain.given == nil)
        #expect(board.instantiateInitialViewController { Scene(coder: $0, given: "first") }?.given == "first")
    }

    @Test("D2: a navigation controller shows its root, with the items and bar of the file")
    func navigation() throws {
        Scene.register()
        let board = try StoryboardStage.load(
            StoryboardStage.scene(
                "a", "navigationController", view: nil,
                inside: """
                    <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" translucent="NO" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>
                    <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></navigationBar><nil name="viewControllers"/>
                    """,
                connections: #"<segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>"#)
                + StoryboardStage.scene(
                    "b", attributes: #"customClass="Scene""#,
                    inside: """
                        <navigationItem key="navigationItem" title="Root" id="n"><barButtonItem key="rightBarButtonItem" systemItem="done" id="d">
                        <connections><action selector="changed:" destination="b" id="act"/></connections></barButtonItem></navigationItem>
                        """))
        let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
        let root = try #require(navigation.topViewController as? Scene)
        #expect(root.navigationItem.title == "Root" && navigation.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(navigation.navigationBar.barStyle == .black && !navigation.navigationBar.isTranslucent)
        #expect(root.navigationItem.rightBarButtonItem?.style == .done && root.navigationItem.rightBarButtonItem?.target === root)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        app.show(navigation)
        #expect(root.view.window != nil && StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: the guides of a controller's top and bottom, and the safe area, take part in constraints")
    func guides() throws {
        let board = try StoryboardStage.load(StoryboardStage.scene(
            "a",
            view: """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="1"/>
                <constraint firstItem="bottom" firstAttribute="top" secondItem="v" secondAttribute="bottom" constant="7" id="2"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="3"/>
                <constraint firstItem="v" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="4"/></constraints>
                <viewLayoutGuide key="safeArea" id="g"/>
                """,
            inside: #"<layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>"#))
        let controller = try #require(board.instantiateInitialViewController())
        let app = TestApp(size: CGSize(width: 300, height: 500), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        app.show(controller)
        #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 25, width: 300, height: 500 - 25 - 41))
        #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 34)
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    // MARK: What is wrong

    @Test(
        "H2, D2: what is wrong with a storyboard gives one message with file and line",
        arguments: [
            ("<document/>", "no scene is the initial one"), ("<docum", "well-formed"), ("<html/>", "<document> is expected"),
        ])
    func wrong(text: String, message: String) throws {
        let board = try UIStoryboard(file: StoryboardFile(StoryboardStage.file(text, "Bad.storyboard"), bundle: .main))
        _ = board.instantiateInitialViewController()
        #expect(StoryboardStage.messages.first?.contains("Bad.storyboard:1: ") == true, "\(StoryboardStage.messages)")
        #expect(StoryboardStage.messages.first?.contains(message) == true, "\(StoryboardStage.messages)")
    }

    @Test("H2: a missing storyboard and an unknown identifier are named, with what there is")
    func unknown() throws {
        let missing = StoryboardFile.named("Nowhere", in: .main)
        #expect(!missing.isFound && missing.problem.description.contains("no storyboard named Nowhere"))
        let board = try StoryboardStage.load(StoryboardStage.scene("a", attributes: #"storyboardIdentifier="first""#))
        #expect(board.file.unknown("second").contains("no scene has the storyboard identifier second: it has first"))
    }

    @Test("H2: a scene that contains itself ends, and classes that are not there are told")
    func circle() throws {
        let board = try StoryboardStage.load(
            StoryboardStage.scene("a", "navigationController", view: nil, connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#))
        #expect((board.instantiateInitialViewController() as? UINavigationController)?.viewControllers.isEmpty == true)
        #expect(StoryboardStage.messages.count == 1 && StoryboardStage.messages[0].contains("contains itself"), "\(StoryboardStage.messages)")
        let lacking = try StoryboardStage.load(
            StoryboardStage.scene("a", "pageViewController", view: nil, connections: #"<segue destination="b" kind="relationship" relationship="viewControllers" id="r"/>"#)
                + StoryboardStage.scene("b", attributes: #"title="First""#))
        #expect(lacking.instantiateInitialViewController()?.title == "First")
        #expect(StoryboardStage.messages.count == 1 && StoryboardStage.messages[0].contains("<pageViewController>"), "\(StoryboardStage.messages)")
    }
}
