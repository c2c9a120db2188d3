@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct DeviceTests {
    /// Notes sizes, traits and safe areas.
    final class Page: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var log: [String] = []
        var hidesBar = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width))x\(Int(size.height))")
            coordinator.animate(
                alongsideTransition: { [self] _ in log.append("along \(Int(view.bounds.width))") }, completion: { [self] _ in log.append("end") })
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits \(newCollection.verticalSizeClass == .compact)")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            if previousTraitCollection != nil { log.append("changed") }
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log.append("safe \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.left)) \(Int(view.safeAreaInsets.bottom))")
        }
    }

    private func device(_ name: String) throws -> Device { try #require(DeviceTable.device(named: name)) }

    @Test(
        "E4: a device has its safe area upright and on its side",
        arguments: [
            ("iPhone SE", 20, 0, 0, 0), ("iPhone 8 Plus", 20, 0, 0, 0), ("iPhone X", 44, 34, 44, 21), ("iPhone 11", 48, 34, 48, 21),
            ("iPhone 13 mini", 50, 34, 50, 21), ("iPhone 14", 47, 34, 47, 21), ("iPhone 15 Pro Max", 59, 34, 59, 21),
            ("iPhone 17", 62, 34, 62, 21), ("iPad", 20, 0, 0, 0), ("iPad Pro 11", 24, 20, 0, 20),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func safeAreas(name: String, top: CGFloat, bottom: CGFloat, side: CGFloat, low: CGFloat) throws {
        let device = try device(name)
        #expect(device.safeAreaInsets(in: .portrait) == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        let turned = device.safeAreaInsets(in: .landscapeLeft)
        #expect((turned.left, turned.right, turned.bottom) == (side, side, low))
        #expect(turned.top == (device.isPad ? top : 0))
        #expect(device.size(in: .landscapeLeft) == CGSize(width: device.size.height, height: device.size.width))
    }

    @Test(
        "E4: size classes follow device and orientation",
        arguments: [("iPhone X", false, false), ("iPhone 16", false, false), ("iPhone 16 Plus", true, false), ("iPhone 11", true, false), ("iPad mini", true, true)])
    func sizeClasses(name: String, isWide: Bool, isPad: Bool) throws {
        let device = try device(name)
        _ = HeadlessHost(device: device)
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == (isPad ? .regular : .compact))
        #expect(UIScreen.main.traitCollection.verticalSizeClass == .regular)
        _ = HeadlessHost(device: device, orientation: .landscapeRight)
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact))
        #expect(UIScreen.main.traitCollection.verticalSizeClass == (isPad ? .regular : .compact))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: device.size.width * device.scale, height: device.size.height * device.scale))
        #expect(UIDevice.current.orientation == .landscapeLeft)
    }

    @Test("E4: a turn of the device tells of traits and size first, lays out along, and tells of the end")
    func turn() throws {
        let app = TestApp(device: try device("iPhone X"))
        let page = Page()
        app.show(page)
        page.log = []
        #expect(app.rotate(to: .landscapeRight))
        #expect(page.log.first == "traits true" && page.log.dropFirst().first == "size 812x375", "\(page.log)")
        #expect(page.log.contains("changed") && page.log.contains("along 812") && !page.log.contains("end"))
        #expect(page.log.filter { $0.hasPrefix("safe") } == ["safe 0 44 21"])
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
        #expect(page.transitionCoordinator != nil)
        app.waitUntilIdle()
        #expect(page.log.last == "end" && page.transitionCoordinator == nil)
        #expect(app.picture().width == 2436)
        let upright = UIScreen.main.fixedCoordinateSpace
        #expect(upright.bounds.size == CGSize(width: 375, height: 812))
        #expect(upright.convert(CGPoint(x: 375, y: 0), to: page.view) == CGPoint(x: 0, y: 0))
        #expect(app.rotate(to: .portrait))
        app.waitUntilIdle()
        #expect(page.view.frame.size == CGSize(width: 375, height: 812))
    }

    @Test("E4: the interface turns only as the controller shown supports, though the device is turned")
    func supported() throws {
        let app = TestApp(device: try device("iPhone X"))
        let page = Page()
        page.mask = .portrait
        app.show(page)
        #expect(!app.rotate(to: .landscapeLeft))
        #expect(UIScreen.main.bounds.width == 375 && UIDevice.current.orientation == .landscapeRight)
        page.mask = .all
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.bounds.width == 812)
        page.mask = .portrait
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.bounds.width == 375)
        let other = TestApp(device: try device("iPhone 8"))
        let wide = Page()
        wide.mask = .landscape
        other.show(wide)
        #expect(wide.view.bounds.size == CGSize(width: 667, height: 375))
        #expect(!TestApp(size: CGSize(width: 100, height: 200)).rotate(to: .landscapeLeft))
    }

    @Test("E4: a hidden status bar gives its room back where no housing takes it", arguments: [("iPhone 8", 20, 0), ("iPhone X", 44, 44)] as [(String, CGFloat, CGFloat)])
    func hiddenStatusBar(name: String, shown: CGFloat, hidden: CGFloat) throws {
        let app = TestApp(device: try device(name))
        let page = Page()
        app.show(page)
        #expect(page.view.safeAreaInsets.top == shown)
        #expect(UIApplication.shared.statusBarFrame.height == shown)
        page.hidesBar = true
        page.setNeedsStatusBarAppearanceUpdate()
        app.wait(0.1)
        #expect(page.view.safeAreaInsets.top == hidden)
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    }

    @Test("E4: a navigation bar adds to the safe area of its children, and a controller adds its own")
    func bars() throws {
        let app = TestApp(device: try device("iPhone X"))
        let page = Page()
        app.show(UINavigationController(rootViewController: page))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        page.log = []
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
        app.wait(0.1)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 10, bottom: 40, right: 0))
        #expect(page.log == ["safe 88 10 40"])
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 88, width: 365, height: 684))
        page.view.insetsLayoutMarginsFromSafeArea = false
        #expect(page.view.layoutMargins.top == 8)
    }

    @Test("E4: the system's bars are in pictures only where they are asked for", arguments: ["iPhone X", "iPhone 8", "iPad mini"], [false, true])
    func picture(name: String, isDark: Bool) throws {
        let app = TestApp(host: HeadlessHost(device: try device(name), scale: 1, style: isDark ? .dark : .light))
        let page = Page()
        page.view.backgroundColor = .systemBackground
        app.show(page)
        let plain = app.picture()
        app.showsSystemBars = true
        app.wait(0.1)
        let size = UIScreen.main.bounds.size
        try expectPicture(of: app.picture(of: CGRect(x: 0, y: 0, width: size.width, height: 60)), named: "bar \(name) \(isDark ? "dark" : "light")")
        try expectPicture(
            of: app.picture(of: CGRect(x: 0, y: size.height - 40, width: size.width, height: 40)), named: "bottom \(name) \(isDark ? "dark" : "light")")
        app.showsSystemBars = false
        app.wait(0.1)
        #expect(app.picture().isPixelEqual(to: plain))
    }

    @Test("E4: status bar and home indicator look as the controller shown prefers")
    func wishes() throws {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        final class Parent: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
        }
        let app = TestApp(host: HeadlessHost(device: try device("iPhone X"), scale: 1))
        app.showsSystemBars = true
        let light = Light()
        light.view.backgroundColor = .blue
        app.show(light)
        try expectPicture(of: app.picture(of: CGRect(x: 0, y: 0, width: 375, height: 60)), named: "light content")
        let bottom = CGRect(x: 0, y: 780, width: 375, height: 32)
        #expect(app.picture(of: bottom).isUniform)
        let parent = Parent()
        parent.addChild(light)
        app.show(parent)
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        parent.view.backgroundColor = .blue
        app.wait(0.1)
        #expect(!app.picture(of: bottom).isUniform)
    }
}

extension CGImage {
    /// Whether all pixels are the same.
    fileprivate var isUniform: Bool {
        let part = cropping(to: CGRect(x: 0, y: 0, width: width, height: 1))
        guard let part else { return false }
        return (1..<height).allSatisfy { row in
            cropping(to: CGRect(x: 0, y: row, width: width, height: 1)).map { $0.isPixelEqual(to: part) } ?? false
        }
    }
}
