import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UINavigationControllerTests {
    @Test("A6: the bar is 44 points high beneath the status bar, with the title in its middle") @MainActor
    func barGeometry() {
        let stage = ViewStage(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let root = UIViewController()
        root.title = "Custom Slider"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.tintColor = UIColor(red: 0.20392, green: 0.19607, blue: 0.61176, alpha: 1)
        stage.window.rootViewController = navigation
        stage.host.commit()
        let bar = navigation.navigationBar
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 20, width: 300, height: 44))
        let title = bar.subviews.compactMap { $0 as? UILabel }.first
        #expect(title?.text == "Custom Slider")
        #expect(abs((title?.frame.midX ?? 0) - 150) <= 0.5)
        #expect(abs((title?.frame.midY ?? 0) - 22) <= 0.5)
        #expect(root.view.safeAreaInsets.top == 64)
        #expect(root.navigationController === navigation)
    }

    @Test("A6: a bar of a colour shows it, up under the status bar, and draws its title") @MainActor
    func barPicture() {
        let stage = ViewStage(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let root = UIViewController()
        root.title = "Custom Slider"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.barTintColor = UIColor(red: 0.20392, green: 0.19607, blue: 0.61176, alpha: 1)
        navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
        stage.window.rootViewController = navigation
        let corner = stage.pixel(5, 5)
        #expect(abs(Int(corner.red) - 52) <= 1)
        #expect(abs(Int(corner.green) - 50) <= 1)
        #expect(abs(Int(corner.blue) - 156) <= 1)
        #expect(stage.pixel(5, 60) == corner)
        let pixels = Pixels(stage.host.render())
        var white = 0
        for x in 200..<400 { for y in 60..<110 where pixels[x, y].red > 200 { white += 1 } }
        #expect(white > 100)
    }

    @Test("Push and pop run the life cycle and show a back button with the title beneath") @MainActor
    func pushPop() {
        let stage = ViewStage()
        let first = RecordingController("1")
        first.title = "First"
        let second = RecordingController("2")
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.host.commit()
        RecordingController.log = []
        navigation.pushViewController(second, animated: true)
        stage.host.advance(by: 1)
        #expect(
            RecordingController.log.filter { $0.contains("ppear") } == [
                "1 willDisappear", "2 willAppear", "2 isAppearing", "1 didDisappear", "2 didAppear",
            ])
        let button = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarButton }.first
        #expect(button?.accessibilityLabel == "First")
        #expect(first.view.superview == nil)
        guard let button else { return }
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        TouchInjector.begin(at: middle, in: stage.window, id: 1)
        TouchInjector.end(at: middle, in: stage.window, id: 1)
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [first])
        #expect(second.parent == nil)
        #expect(second.view.superview == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test("A bar button sends its action when it is touched") @MainActor
    func barButton() {
        let stage = ViewStage()
        let root = UIViewController()
        var taps = 0
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })
        stage.window.rootViewController = UINavigationController(rootViewController: root)
        stage.host.commit()
        let point = CGPoint(x: 300 - 24, y: 22)
        TouchInjector.begin(at: point, in: stage.window, id: 1)
        TouchInjector.end(at: point, in: stage.window, id: 1)
        #expect(taps == 1)
    }
}
