@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct PopoverAndAlertTests {
    final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var log: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { log.append("prepare") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }

    private func stage(_ device: String, dark: Bool = false, mirrored: Bool = false) throws -> (TestApp, UIViewController, UIButton) {
        let app = TestApp(
            host: HeadlessHost(
                device: try #require(DeviceTable.device(named: device)), scale: 1, style: dark ? .dark : .light,
                direction: mirrored ? .rightToLeft : .leftToRight))
        let below = UIViewController()
        below.view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Source", for: .normal)
        button.frame = CGRect(x: 250, y: 120, width: 80, height: 44)
        below.view.addSubview(button)
        app.show(below)
        return (app, below, button)
    }

    private func popover(_ button: UIView, _ adapter: Adapter?) -> UIViewController {
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 120)
        page.view.backgroundColor = .secondarySystemBackground
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.delegate = adapter
        return page
    }

    @Test("C6: a popover on a tablet points at its source", arguments: [UIPopoverArrowDirection.any, .down, .left, .right])
    func tablet(direction: UIPopoverArrowDirection) throws {
        let (app, below, button) = try stage("iPad mini")
        button.frame.origin = CGPoint(x: 300, y: 400)
        let page = popover(button, nil)
        page.popoverPresentationController?.permittedArrowDirections = direction
        below.present(page, animated: true)
        app.waitUntilIdle()
        let controller = try #require(page.popoverPresentationController)
        #expect(controller.arrowDirection == (direction == .any ? .up : direction))
        #expect(page.view.bounds.size == CGSize(width: 200, height: 120))
        try expectPicture(of: app.picture(of: CGRect(x: 60, y: 250, width: 560, height: 350)), named: "popover \(direction.rawValue)")
        app.touchDown(at: CGPoint(x: 20, y: 900)).lift()
        app.waitUntilIdle()
        #expect(below.presentedViewController == nil && below.view.tintAdjustmentMode != .dimmed)
    }

    @Test("C6: a popover on a phone is a sheet, or stays one where its delegate says so")
    func phone() throws {
        let (app, below, button) = try stage("iPhone X")
        let page = popover(button, nil)
        below.present(page, animated: false)
        app.waitUntilIdle()
        #expect(page.view.bounds.width == 375 && page.view.convert(CGPoint.zero, to: nil).y == 54)
        below.dismiss(animated: false)
        app.waitUntilIdle()
        let adapter = Adapter()
        let other = popover(button, adapter)
        below.present(other, animated: false)
        app.waitUntilIdle()
        #expect(other.view.bounds.size == CGSize(width: 200, height: 120) && adapter.log == ["prepare"])
        try expectPicture(of: app.picture(of: CGRect(x: 100, y: 100, width: 275, height: 220)), named: "popover on a phone")
        app.touchDown(at: CGPoint(x: 20, y: 700)).lift()
        app.waitUntilIdle()
        #expect(adapter.log == ["prepare", "did"])
        adapter.style = .fullScreen
        let third = popover(button, adapter)
        below.present(third, animated: false)
        app.waitUntilIdle()
        #expect(third.view.bounds.height == 812 && below.view.window == nil)
    }

    @Test("C6: an alert asks, and its handler runs once it is gone", arguments: [false, true], [false, true])
    func alert(dark: Bool, mirrored: Bool) throws {
        let (app, below, _) = try stage("iPhone 8", dark: dark, mirrored: mirrored)
        let alert = UIAlertController(title: "Reset the slider?", message: "Its value goes back to the middle.", preferredStyle: .alert)
        var log: [String] = []
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { action in
            log.append("\(action.title ?? "") \(below.presentedViewController == nil)")
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        below.present(alert, animated: true)
        app.waitUntilIdle()
        try expectPicture(of: app.picture(of: CGRect(x: 40, y: 240, width: 295, height: 190)), named: "alert \(dark ? "dark" : "light") \(mirrored ? "rtl" : "ltr")")
        app.touchDown(at: CGPoint(x: 20, y: 20)).lift()
        app.waitUntilIdle()
        #expect(below.presentedViewController === alert)
        app.views["Reset"].tap()
        #expect(log == [])
        app.waitUntilIdle()
        #expect(log == ["Reset true"])
        let second = UIAlertController(title: "Again?", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Keep everything as it is", style: .cancel) { _ in log.append("cancel") })
        second.addAction(UIAlertAction(title: "Second", style: .default))
        let third = UIAlertAction(title: "Third", style: .default) { _ in log.append("third") }
        third.isEnabled = false
        second.addAction(third)
        second.preferredAction = second.actions[1]
        below.present(second, animated: true)
        app.waitUntilIdle()
        if !mirrored { try expectPicture(of: app.picture(of: CGRect(x: 40, y: 200, width: 295, height: 260)), named: "stacked alert \(dark ? "dark" : "light")") }
        app.views["Third"].tap()
        app.typeKey("Escape")
        app.waitUntilIdle()
        #expect(log == ["Reset true", "cancel"])
    }

    @Test("C6: an action sheet stands at the bottom; a touch beside it cancels")
    func sheet() throws {
        let (app, below, _) = try stage("iPhone X")
        let alert = UIAlertController(title: "Output", message: "Where to play", preferredStyle: .actionSheet)
        var log: [String] = []
        for name in ["Speaker", "Headphones"] { alert.addAction(UIAlertAction(title: name, style: .default) { log.append($0.title ?? "") }) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        #expect(alert.popoverPresentationController == nil)
        below.present(alert, animated: true)
        app.waitUntilIdle()
        try expectPicture(of: app.picture(of: CGRect(x: 0, y: 500, width: 375, height: 312)), named: "action sheet")
        app.views["Headphones"].tap()
        app.waitUntilIdle()
        #expect(log == ["Headphones"])
        below.present(alert, animated: true)
        app.waitUntilIdle()
        app.touchDown(at: CGPoint(x: 100, y: 100)).lift()
        app.waitUntilIdle()
        #expect(log == ["Headphones", "cancel"])
    }

    @Test("C6: an action sheet on a tablet is a popover")
    func tabletSheet() throws {
        let (app, below, button) = try stage("iPad mini")
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Speaker", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = button
        below.present(alert, animated: false)
        app.waitUntilIdle()
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        try expectPicture(of: app.picture(of: CGRect(x: 100, y: 100, width: 400, height: 200)), named: "action popover")
    }

    @Test("C6: an alert's fields are edited, and Return goes on and chooses")
    func fields() throws {
        let (app, below, _) = try stage("iPhone 8")
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "First" }
        alert.addTextField {
            $0.placeholder = "Last"
            $0.isSecureTextEntry = true
        }
        var log: [String] = []
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in log = alert.textFields?.map { $0.text ?? "" } ?? [] })
        below.present(alert, animated: true)
        app.waitUntilIdle()
        app.typeText("Ada")
        app.typeKey("Enter")
        app.typeText("abc")
        app.wait(0.1)
        try expectPicture(of: app.picture(of: CGRect(x: 40, y: 220, width: 295, height: 230)), named: "alert with fields")
        app.typeKey("Enter")
        app.waitUntilIdle()
        #expect(log == ["Ada", "abc"] && below.presentedViewController == nil)
    }
}
