@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor final class SheetTests {
    final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        var lets = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { lets }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
            log.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
        }
    }

    var app: TestApp
    let below = UIViewController()
    let page = UIViewController()
    let watcher = Watcher()

    init() throws {
        app = TestApp(host: HeadlessHost(device: try #require(DeviceTable.device(named: "iPhone X")), scale: 1))
        show(in: app)
    }

    private func show(in app: TestApp) {
        self.app = app
        below.view.backgroundColor = .systemYellow
        page.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
        label.text = "Sheet"
        page.view.addSubview(label)
        app.show(below)
    }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()], _ set: (UISheetPresentationController) -> Void = { _ in }) throws -> UISheetPresentationController {
        let sheet = try #require(page.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = watcher
        set(sheet)
        below.present(page, animated: true)
        app.waitUntilIdle()
        return sheet
    }

    private func drag(from start: CGFloat, by distance: CGFloat, x: CGFloat = 180, duration: TimeInterval = 0.5) {
        let finger = app.touchDown(at: CGPoint(x: x, y: start))
        finger.drag(to: CGPoint(x: x, y: start + distance), duration: duration)
        app.wait(0.3)
        finger.lift()
        app.waitUntilIdle()
    }

    private var top: CGFloat { page.view.convert(CGPoint.zero, to: nil).y }

    @Test("C6: a sheet leaves a strip above it, in which the presenter moves back")
    func large() throws {
        _ = try present()
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 54, width: 375, height: 758))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(abs(below.view.convert(CGPoint.zero, to: nil).y - 44) < 0.01)
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        try expectPicture(of: app, named: "large")
        page.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(below.view.transform == .identity && below.view.layer.cornerRadius == 0 && !below.view.layer.masksToBounds)
        #expect(app.window.subviews == [below.view])
    }

    @Test("C6: a sheet in dark style, with a grabber at half the screen")
    func mediumDark() throws {
        show(in: TestApp(host: HeadlessHost(device: try #require(DeviceTable.device(named: "iPhone 8")), scale: 1, style: .dark)))
        _ = try present([.medium(), .large()]) {
            $0.prefersGrabberVisible = true
            $0.preferredCornerRadius = 24
        }
        #expect(abs(top - 334) <= 1)
        try expectPicture(of: app, named: "medium dark")
    }

    @Test("C6: a drag down dismisses, and the delegate hears of it; a short one doesn't")
    func dragAway() throws {
        _ = try present()
        drag(from: 70, by: 100)
        #expect(top == 54 && watcher.log == [] && below.presentedViewController === page)
        drag(from: 70, by: 600)
        #expect(watcher.log == ["will", "did"] && below.presentedViewController == nil && page.viewIfLoaded?.window == nil)
    }

    @Test("C6: a flick dismisses too")
    func flick() throws {
        _ = try present()
        let finger = app.touchDown(at: CGPoint(x: 180, y: 100))
        finger.drag(to: CGPoint(x: 180, y: 400), duration: 0.1)
        finger.lift()
        app.waitUntilIdle()
        #expect(below.presentedViewController == nil)
    }

    @Test("C6: a modal sheet resists, and the delegate hears of the attempt", arguments: [true, false])
    func modal(byProperty: Bool) throws {
        _ = try present()
        if byProperty { page.isModalInPresentation = true } else { watcher.lets = false }
        drag(from: 70, by: 600)
        #expect(top == 54 && watcher.log == ["attempt"] && below.presentedViewController === page)
        page.dismiss(animated: false)
        app.waitUntilIdle()
        #expect(watcher.log == ["attempt"])
    }

    @Test("C6: a drag goes from detent to detent")
    func detents() throws {
        let sheet = try present([.medium(), .large()])
        #expect(abs(top - 406) < 1 && sheet.selectedDetentIdentifier == nil)
        drag(from: 430, by: -300)
        #expect(top == 54 && sheet.selectedDetentIdentifier == .large && watcher.log == ["large"])
        drag(from: 70, by: 280)
        #expect(abs(top - 406) < 1 && watcher.log == ["large", "medium"])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        app.wait(0.1)
        #expect(page.view.superview?.layer.presentation().map { $0.frame.minY > 60 && $0.frame.minY < 400 } == true)
        app.waitUntilIdle()
        #expect(top == 54 && watcher.log == ["large", "medium"])
    }

    @Test("C6: custom detents resolve by the container, and by nothing are left out")
    func custom() throws {
        var asked: CGFloat = 0
        let id = UISheetPresentationController.Detent.Identifier("small")
        let sheet = try present([
            .custom(identifier: id) { context in
                asked = context.maximumDetentValue
                return 200
            }, .custom { _ in nil }, .custom { $0.maximumDetentValue * 2 },
        ])
        #expect(asked == 724 && abs(top - 578) < 0.01)
        sheet.selectedDetentIdentifier = .init("none")
        app.waitUntilIdle()
        #expect(abs(top - 578) < 0.01)
        sheet.detents = []
        app.waitUntilIdle()
        #expect(top == 54)
    }

    @Test("C6: below an undimmed detent what is beneath takes touches, above it a touch dismisses")
    func undimmed() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
        below.view.addSubview(slider)
        let sheet = try present([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        let before = app.picture(of: CGRect(x: 0, y: 200, width: 10, height: 10))
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
        #expect(abs(slider.value - 0.5) < 0.02 && below.presentedViewController === page)
        sheet.largestUndimmedDetentIdentifier = nil
        app.waitUntilIdle()
        #expect(!app.picture(of: CGRect(x: 0, y: 200, width: 10, height: 10)).isPixelEqual(to: before))
        app.touchDown(at: CGPoint(x: 180, y: 300)).lift()
        app.waitUntilIdle()
        #expect(below.presentedViewController == nil && watcher.log == ["will", "did"])
    }

    @Test("I4: a slider in a sheet is dragged along its track without moving the sheet", arguments: [false, true])
    func slider(isMirrored: Bool) throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 31))
        slider.accessibilityIdentifier = "volume"
        slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        page.view.addSubview(slider)
        _ = try present()
        app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.8)
        #expect(abs(slider.value - 0.8) < 0.02 && top == 54)
    }

    @Test("I3: a scroll view in a sheet scrolls, and moves the sheet only at its top")
    func scrolling() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 600))
        scroll.contentSize = CGSize(width: 375, height: 2000)
        page.view.addSubview(scroll)
        let sheet = try present([.medium(), .large()])
        drag(from: 700, by: -300)
        #expect(scroll.contentOffset.y <= 0 && sheet.selectedDetentIdentifier == .large)
        drag(from: 600, by: -300)
        #expect(scroll.contentOffset.y > 200 && top == 54)
        let offset = scroll.contentOffset.y
        drag(from: 300, by: 100)
        #expect(scroll.contentOffset.y < offset && top == 54)
        scroll.contentOffset = .zero
        drag(from: 300, by: 400)
        #expect(top > 300 || below.presentedViewController == nil)
    }

    @Test("C6: sheets stack, and come back one by one")
    func stacked() throws {
        _ = try present()
        let second = UIViewController()
        second.view.backgroundColor = .systemTeal
        page.present(second, animated: true)
        app.waitUntilIdle()
        #expect(second.view.convert(CGPoint.zero, to: nil).y == 54 && abs(top - 44) < 0.01)
        try expectPicture(of: app, named: "stacked")
        second.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(top == 54 && below.presentedViewController === page)
    }

    @Test("E4: on its side a sheet fills the screen, and upright it is a sheet again")
    func turned() throws {
        _ = try present()
        app.rotate(to: .landscapeRight)
        app.waitUntilIdle()
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 812, height: 375))
        app.rotate(to: .portrait)
        app.waitUntilIdle()
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 54, width: 375, height: 758))
        #expect(abs(below.view.convert(CGPoint.zero, to: nil).y - 44) < 0.01)
    }

    @Test("C6: on a tablet sheets are cards in the middle")
    func card() throws {
        show(in: TestApp(host: HeadlessHost(device: try #require(DeviceTable.device(named: "iPad Pro 11")), scale: 1)))
        page.modalPresentationStyle = .formSheet
        _ = try present()
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 147, y: 287, width: 540, height: 620))
        #expect(page.traitCollection.horizontalSizeClass == .compact && below.view.transform == .identity)
        try expectPicture(of: app, named: "card")
        page.preferredContentSize = CGSize(width: 300, height: 200)
        app.waitUntilIdle()
        #expect(page.view.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test("H3: a sheet that was dragged away is freed")
    func noLeak() {
        weak var weakPage: UIViewController?
        do {
            let page = UIViewController()
            weakPage = page
            below.present(page, animated: true)
            app.waitUntilIdle()
        }
        drag(from: 70, by: 600)
        #expect(weakPage == nil)
    }
}
