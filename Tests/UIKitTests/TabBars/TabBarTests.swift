import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Tab bars") struct TabBarTests {
    final class Page: UIViewController {
        static var log: [String] = []
        override func viewDidLoad() { super.viewDidLoad(); Self.log.append("\(title!) load") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Self.log.append("\(title!) will") }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); Self.log.append("\(title!) is") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Self.log.append("\(title!) did") }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); Self.log.append("\(title!) willGo") }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); Self.log.append("\(title!) didGo") }

        static func make(_ title: String, _ item: UITabBarItem.SystemItem? = nil) -> Page {
            let page = Page()
            page.title = title
            if let item { page.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 3) }
            return page
        }
    }

    final class Ears: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var allows = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            log.append("should \(viewController.title ?? "-") \(tabBarController.selectedIndex)")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append("did \(viewController.title ?? "-") \(tabBarController.selectedIndex)")
        }
    }

    private func show(_ tabs: UITabBarController, bottom: CGFloat = 34, mirrored: Bool = false, dark: Bool = false) -> TestApp {
        let app = TestApp(
            size: CGSize(width: 320, height: 480), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0), style: dark ? .dark : .light)
        if mirrored { app.window.traitOverridesForTree = UITraitCollection(layoutDirection: .rightToLeft) }
        app.show(tabs)
        return app
    }

    @Test("D4: the first controller is shown above a bar of 49 points, and its safe area ends where the bar begins")
    func layout() {
        let tabs = UITabBarController(), page = Page.make("A")
        tabs.viewControllers = [page, Page.make("B")]
        let app = show(tabs)
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === page && page.tabBarController === tabs && page.parent === tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83) && page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
        #expect(!tabs.viewControllers![1].isViewLoaded && tabs.tabBar.selectedItem === page.tabBarItem && page.tabBarItem.title == "A")
        tabs.tabBar.isHidden = true
        tabs.view.setNeedsLayout()
        app.wait(0.02)
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test("D4: selecting shows another controller with the calls that belong to it, by code and by tap", arguments: [false, true])
    func selecting(mirrored: Bool) {
        let tabs = UITabBarController(), ears = Ears()
        tabs.delegate = ears
        tabs.viewControllers = [Page.make("A"), Page.make("B"), Page.make("C")]
        let app = show(UITabBarController(), mirrored: mirrored)
        Page.log = []
        app.show(tabs)
        app.wait(0.02)
        #expect(Page.log == ["A load", "A will", "A is", "A did"])
        Page.log = []
        tabs.selectedIndex = 1
        app.wait(0.02)
        #expect(Page.log == ["A willGo", "B load", "B will", "B is", "A didGo", "B did"] && ears.log.isEmpty)
        #expect(tabs.viewControllers![0].view.superview == nil && tabs.tabBar.selectedItem?.title == "B")
        Page.log = []
        app.touchDown(at: CGPoint(x: mirrored ? 50 : 270, y: 420)).lift()
        app.wait(0.02)
        #expect(tabs.selectedIndex == 2 && ears.log == ["should C 1", "did C 2"])
        #expect(Page.log == ["B willGo", "C load", "C will", "C is", "B didGo", "C did"])
        ears.allows = false
        app.touchDown(at: CGPoint(x: 160, y: 420)).lift()
        #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem?.title == "C" && ears.log.last == "should B 2")
        tabs.selectedIndex = 17
        tabs.selectedViewController = UIViewController()
        #expect(tabs.selectedIndex == 2)
    }

    @Test("D4: other controllers replace the former ones, which leave their parent; the selected one stays if it can")
    func replacing() {
        let tabs = UITabBarController(), a = Page.make("A"), b = Page.make("B"), c = Page.make("C")
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        let app = show(tabs)
        tabs.setViewControllers([c, b], animated: true)
        app.wait(0.5)
        #expect(tabs.selectedViewController === b && a.parent == nil && c.parent === tabs && tabs.tabBar.items?.map(\.title) == ["C", "B"])
        tabs.viewControllers = [c]
        app.wait(0.02)
        #expect(tabs.selectedViewController === c && c.view.window != nil && b.viewIfLoaded?.window == nil)
        tabs.viewControllers = nil
        app.wait(0.02)
        #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound && c.view.superview == nil)
    }

    @Test("D4: a pushed controller that wants no bar has none, and the bar comes back with what is beneath")
    func hiding() {
        let tabs = UITabBarController(), root = Page.make("A"), navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, Page.make("B")]
        let app = show(tabs)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 83, right: 0))
        let next = Page.make("N")
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        app.wait(0.15)
        let x = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
        #expect(x < -10 && x > -310)
        app.wait(0.5)
        #expect(tabs.tabBar.frame.minX == -320 && next.view.safeAreaInsets.bottom == 34)
        navigation.pushViewController(Page.make("O"), animated: false)
        app.wait(0.1)
        #expect(tabs.tabBar.frame.minX == -320)
        navigation.popToRootViewController(animated: false)
        app.wait(0.1)
        #expect(tabs.tabBar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 83)
        navigation.pushViewController(next, animated: false)
        app.wait(0.1)
        tabs.selectedIndex = 1
        app.wait(0.1)
        #expect(tabs.tabBar.frame.minX == 0)
    }

    @Test("D4: a tap on the selected item leads a navigation controller back to its root, whose item it shows")
    func again() {
        let tabs = UITabBarController(), root = Page.make("A", .search), navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, Page.make("B")]
        let app = show(tabs)
        #expect(tabs.tabBar.items?.first === root.tabBarItem && root.tabBarItem.title == "Search" && root.tabBarItem.tag == 3)
        navigation.pushViewController(Page.make("N"), animated: false)
        app.wait(0.1)
        app.touchDown(at: CGPoint(x: 80, y: 420)).lift()
        app.wait(1)
        #expect(navigation.viewControllers.count == 1 && tabs.selectedIndex == 0)
    }

    final class BarEars: NSObject, UITabBarDelegate {
        var log: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append("\(item.tag)") }
    }

    @Test("D4: a bar on its own selects by taps, tells its delegate, and lets go of items that are replaced")
    func bar() {
        let app = TestApp(size: CGSize(width: 320, height: 480)), ears = BarEars()
        let bar = UITabBar(frame: CGRect(x: 0, y: 51, width: 320, height: 49))
        bar.items = (0..<4).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) }
        bar.delegate = ears
        app.show(bar)
        #expect(bar.selectedItem == nil && bar.intrinsicContentSize.height == 49)
        app.touchDown(at: CGPoint(x: 200, y: 80)).lift()
        app.touchDown(at: CGPoint(x: 210, y: 80)).lift()
        #expect(ears.log == ["2", "2"] && bar.selectedItem?.tag == 2)
        bar.items?[1].isEnabled = false
        app.touchDown(at: CGPoint(x: 110, y: 80)).lift()
        #expect(bar.selectedItem?.tag == 2)
        let old = bar.items![0]
        bar.setItems([UITabBarItem(tabBarSystemItem: .favorites, tag: 9)], animated: true)
        #expect(bar.selectedItem == nil && old.tabBar == nil && bar.items?.count == 1)
        bar.selectedItem = old
        #expect(bar.selectedItem == nil)
    }

    @Test("I15: a tab bar looks as recorded, light, dark and mirrored", arguments: ["light", "dark", "mirrored"])
    func pictures(look: String) throws {
        let tabs = UITabBarController()
        let items: [UITabBarItem.SystemItem] = [.favorites, .search, .recents, .contacts, .more]
        tabs.viewControllers = items.map { item in
            let page = Page.make("x", item)
            page.view.backgroundColor = .systemBackground
            return page
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "7"
        tabs.viewControllers?[3].tabBarItem.badgeValue = "120"
        tabs.selectedIndex = 1
        let app = show(tabs, mirrored: look == "mirrored", dark: look == "dark")
        try expectPicture(of: app.picture(of: CGRect(x: 0, y: 380, width: 320, height: 100)), named: look)
    }

    @Test("D4: the other system items and low screens look as recorded")
    func lowBar() throws {
        let app = TestApp(size: CGSize(width: 480, height: 70))
        let bar = UITabBar(frame: CGRect(x: 0, y: 38, width: 480, height: 32))
        let items: [UITabBarItem.SystemItem] = [.topRated, .bookmarks, .downloads, .mostViewed]
        bar.traitOverridesForTree = UITraitCollection(verticalSizeClass: .compact)
        bar.items = items.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        bar.selectedItem = bar.items?[2]
        app.show(bar)
        #expect(bar.intrinsicContentSize.height == 32)
        try expectPicture(of: app, named: "low")
    }

    @Test("D2: a storyboard's tab bar controller has its controllers, items and bar")
    func storyboard() throws {
        let board = try StoryboardStage.load(
            StoryboardStage.scene(
                "a", "tabBarController", view: nil,
                inside: """
                    <tabBar key="tabBar" contentMode="scaleToFill" barStyle="black" translucent="NO" id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
                    <autoresizingMask key="autoresizingMask"/><color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
                    <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></tabBar>
                    """,
                connections: #"<segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/><segue destination="c" kind="relationship" relationship="viewControllers" id="r2"/>"#)
                + StoryboardStage.scene("b", attributes: #"title="First""#, inside: #"<tabBarItem key="tabBarItem" title="Sound" badgeValue="3" id="i"/>"#)
                + StoryboardStage.scene(
                    "c", "navigationController", view: nil,
                    inside: #"<tabBarItem key="tabBarItem" systemItem="favorites" id="j"/><navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>"#,
                    connections: #"<segue destination="d" kind="relationship" relationship="rootViewController" id="r3"/>"#)
                + StoryboardStage.scene("d", attributes: #"hidesBottomBarWhenPushed="YES""#))
        let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
        let app = TestApp(size: CGSize(width: 375, height: 667))
        app.show(tabs)
        #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.items?.map(\.title) == ["Sound", "Favorites"] && tabs.tabBar.items?[0].badgeValue == "3")
        #expect(tabs.tabBar.barStyle == .black && tabs.tabBar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let root = (tabs.viewControllers?[1] as? UINavigationController)?.topViewController
        #expect(root?.hidesBottomBarWhenPushed == true && tabs.selectedViewController?.title == "First")
        #expect(StoryboardStage.messages.isEmpty, "\(StoryboardStage.messages)")
    }

    @Test("H3: a tab bar controller is let go of with its controllers and items")
    func memory() {
        weak var tabs: UITabBarController?
        weak var page: UIViewController?
        weak var item: UITabBarItem?
        do {
            let own = UITabBarController()
            own.viewControllers = [UINavigationController(rootViewController: Page.make("A", .more)), Page.make("B")]
            let app = show(own)
            app.touchDown(at: CGPoint(x: 270, y: 420)).lift()
            app.wait(0.5)
            #expect(own.selectedIndex == 1)
            tabs = own
            page = own.viewControllers?.first
            item = page?.tabBarItem
            app.window.rootViewController = nil
            app.wait(0.5)
        }
        #expect(tabs == nil && page == nil && item == nil)
    }
}
