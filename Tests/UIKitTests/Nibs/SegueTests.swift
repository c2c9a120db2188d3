import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct SegueTests {
    final class Page: UIViewController {
        static var log: [String] = []
        var allows = true
        var note: String?
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            Self.log.append("should \(identifier)")
            return allows
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            Self.log.append("prepare \(segue.identifier ?? "-") \(sender.map { "\(type(of: $0))" } ?? "nil")")
            (segue.destination as? Page)?.note = "prepared"
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            Self.log.append("loaded \(title ?? "-") \(note ?? "-")")
        }
        func comeBack(_ segue: UIStoryboardSegue) { Self.log.append("back from \(segue.source.title ?? "-")") }
        func makeNext(_ coder: NSCoder) -> Page? {
            let page = Page(coder: coder)
            page?.note = "made"
            return page
        }

        static func register() {
            log = []
            Registry.shared.class(Page.self, named: "Page")
            Registry.shared.action(Page.self, "comeBack:", Page.comeBack)
            Registry.shared.action(Page.self, "makeNext:", Page.makeNext)
        }
    }

    final class FadeSegue: UIStoryboardSegue {
        override func perform() {
            Page.log.append("fade to \(destination.title ?? "-")")
            source.present(destination, animated: false)
        }
    }

    private static func page(_ id: String, view: String = "", inside: String = "", connections: String = "", objects: String = "") -> String {
        StoryboardStage.scene(
            id, attributes: "title=\"\(id)\" customClass=\"Page\"", view: view, inside: inside, connections: connections, objects: objects)
    }

    private static let navigation = StoryboardStage.scene(
        "nav", "navigationController", view: nil, connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#)

    private func show(_ scenes: String, initial: String = "a") throws -> (TestApp, UIViewController) {
        Page.register()
        let board = try StoryboardStage.load(scenes, initial: initial)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        let controller = try #require(board.instantiateInitialViewController())
        app.show(controller)
        app.waitUntilIdle()
        return (app, controller)
    }

    @Test("D2: a control takes a show segue: it asks, prepares, and pushes in a navigation controller")
    func show() throws {
        let (app, controller) = try show(
            Self.navigation
                + Self.page("a", view: """
                    <subviews><control id="c" ><rect key="frame" x="0" y="100" width="100" height="100"/><connections>
                    <segue destination="b" kind="show" identifier="next" id="s"/></connections></control></subviews>
                    """) + Self.page("b"), initial: "nav")
        let navigation = try #require(controller as? UINavigationController)
        let first = try #require(navigation.topViewController as? Page)
        first.allows = false
        app.touchDown(at: CGPoint(x: 50, y: 150)).lift()
        #expect(navigation.viewControllers.count == 1 && Page.log.last == "should next")
        first.allows = true
        app.touchDown(at: CGPoint(x: 50, y: 150)).lift()
        app.waitUntilIdle()
        #expect(navigation.topViewController?.title == "b")
        #expect(Page.log.suffix(3) == ["should next", "prepare next UIControl", "loaded b prepared"])
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: code takes a segue by its name without asking; outside a navigation controller, show covers the screen")
    func byName() throws {
        let (app, first) = try show(
            Self.page("a", connections: #"<segue destination="b" kind="show" identifier="next" id="s"/>"#) + Self.page("b"))
        first.performSegue(withIdentifier: "next", sender: "text")
        app.waitUntilIdle()
        #expect(first.presentedViewController?.title == "b")
        #expect(Page.log.contains("prepare next String") && !Page.log.contains("should next"))
    }

    @Test("D2: a presentation has its styles, and its destination may be made by a segue action")
    func presentation() throws {
        let (app, first) = try show(
            Self.page("a", connections: """
                <segue destination="b" kind="presentation" identifier="over" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" animates="NO"
                    destinationCreationSelector="makeNext:" id="s"/>
                """) + Self.page("b"))
        first.performSegue(withIdentifier: "over", sender: nil)
        app.waitUntilIdle()
        let second = try #require(first.presentedViewController as? Page)
        #expect(second.modalPresentationStyle == .overFullScreen && second.modalTransitionStyle == .crossDissolve)
        #expect(second.title == "b" && second.storyboard === first.storyboard)
        #expect(first.view.window != nil && second.view.window != nil && StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: a segue of a class of one's own performs itself")
    func custom() throws {
        Registry.shared.class(FadeSegue.self, named: "FadeSegue")
        let (app, first) = try show(
            Self.page("a", connections: #"<segue destination="b" kind="custom" identifier="fade" customClass="FadeSegue" id="s"/>"#) + Self.page("b"))
        first.performSegue(withIdentifier: "fade", sender: nil)
        app.waitUntilIdle()
        #expect(Page.log.contains("fade to b") && first.presentedViewController?.title == "b")
    }

    @Test("D2: a container view holds what its segue leads to before the view is said to be loaded")
    func embed() throws {
        let (_, first) = try show(
            Self.page("a", view: """
                <subviews><containerView id="c"><rect key="frame" x="10" y="20" width="100" height="50"/><connections>
                <segue destination="b" kind="embed" identifier="inside" id="s"/></connections></containerView></subviews>
                """) + Self.page("b"))
        let child = try #require(first.children.first as? Page)
        #expect(child.parent === first && child.view.superview === first.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(Page.log == ["prepare inside nil", "loaded b prepared", "loaded a -"], "\(Page.log)")
    }

    @Test("D2: an unwind segue calls its action and takes away what was pushed or presented", arguments: ["show", "presentation"])
    func unwind(kind: String) throws {
        let (app, controller) = try show(
            Self.navigation + Self.page("a", connections: "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"next\" id=\"s\"/>")
                + Self.page(
                    "b", connections: #"<segue destination="e" kind="unwind" identifier="home" unwindAction="comeBack:" id="u"/>"#,
                    objects: #"<exit id="e" userLabel="Exit" sceneMemberID="exit"/>"#), initial: "nav")
        let navigation = try #require(controller as? UINavigationController)
        let first = try #require(navigation.topViewController)
        first.performSegue(withIdentifier: "next", sender: nil)
        app.waitUntilIdle()
        let second = try #require(kind == "show" ? navigation.topViewController : first.presentedViewController)
        #expect(second.title == "b")
        second.performSegue(withIdentifier: "home", sender: nil)
        app.waitUntilIdle()
        #expect(Page.log.suffix(2) == ["prepare home nil", "back from b"])
        #expect(navigation.topViewController === first && first.presentedViewController == nil && second.viewIfLoaded?.window == nil)
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("D2: bar buttons and recognisers take segues too")
    func others() throws {
        let (app, first) = try show(
            Self.page(
                "a", view: #"<connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="q"/></connections>"#,
                inside: """
                    <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="d"><connections>
                    <segue destination="b" kind="presentation" animates="NO" id="s"/></connections></barButtonItem></navigationItem>
                    """,
                objects: #"<tapGestureRecognizer id="t"><connections><segue destination="c" kind="presentation" animates="NO" id="u"/></connections></tapGestureRecognizer>"#)
                + Self.page("b") + Self.page("c"))
        first.navigationItem.rightBarButtonItem?.perform(with: nil)
        app.waitUntilIdle()
        #expect(first.presentedViewController?.title == "b")
        first.dismiss(animated: false)
        app.waitUntilIdle()
        app.touchDown(at: CGPoint(x: 200, y: 300)).lift()
        app.waitUntilIdle()
        #expect(first.presentedViewController?.title == "c", "\(StoryboardStage.messages)")
    }
}
