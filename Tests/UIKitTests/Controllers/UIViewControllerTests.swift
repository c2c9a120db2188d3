import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

/// Notes its life cycle.
final class RecordingController: UIViewController {
    nonisolated(unsafe) static var log: [String] = []
    var name = ""
    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        self.name = name
    }
    private func note(_ text: String) { RecordingController.log.append("\(name) \(text)") }
    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
}

@Suite(.serialized)
struct UIViewControllerTests {
    @Test("I16: a root controller loads, appears, lays out and has appeared, in this order") @MainActor
    func rootLifeCycle() {
        let stage = ViewStage()
        RecordingController.log = []
        let controller = RecordingController("a")
        #expect(!controller.isViewLoaded)
        stage.window.rootViewController = controller
        stage.host.commit()
        #expect(
            RecordingController.log == [
                "a loadView", "a didLoad", "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
            ])
        #expect(controller.view.frame == stage.window.bounds)
        RecordingController.log = []
        stage.window.rootViewController = nil
        #expect(RecordingController.log == ["a willDisappear", "a didDisappear"])
    }

    @Test("A child appears when its view is added, and leaves with it") @MainActor
    func containment() {
        let stage = ViewStage()
        let parent = RecordingController("p")
        stage.window.rootViewController = parent
        stage.host.commit()
        let child = RecordingController("c")
        RecordingController.log = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.host.commit()
        #expect(
            RecordingController.log.filter { $0.hasPrefix("c") } == [
                "c willMove true", "c loadView", "c didLoad", "c willAppear", "c isAppearing", "c didMove true", "c willLayout",
                "c didLayout", "c didAppear",
            ])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        RecordingController.log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(RecordingController.log == ["c willMove false", "c willDisappear", "c didDisappear", "c didMove false"])
    }

    @Test("The responder chain goes view, controller, superview, window, application") @MainActor
    func chain() {
        let stage = ViewStage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === stage.window)
        #expect(stage.window.next === UIApplication.shared)
    }

    @Test("C6: a controller over the current context leaves what is beneath visible, until it is dismissed") @MainActor
    func overCurrentContext() {
        let stage = ViewStage()
        let below = RecordingController("b")
        stage.window.rootViewController = below
        below.view.backgroundColor = .red
        stage.host.commit()
        let above = RecordingController("a")
        above.modalPresentationStyle = .overCurrentContext
        above.view.backgroundColor = .clear
        RecordingController.log = []
        var presented = false
        below.present(above, animated: true) { presented = true }
        #expect(below.presentedViewController === above)
        #expect(above.presentingViewController === below)
        stage.host.advance(by: 1)
        #expect(presented)
        #expect(RecordingController.log.filter { !$0.hasSuffix("ayout") } == ["a willAppear", "a isAppearing", "a didAppear"])
        #expect(stage.pixel(50, 50) == .red)
        #expect(above.view.frame == stage.window.bounds)
        var dismissed = false
        above.dismiss(animated: true) { dismissed = true }
        stage.host.advance(by: 1)
        #expect(dismissed)
        #expect(below.presentedViewController == nil)
        #expect(above.view.superview == nil)
    }

    @Test("A full-screen controller makes the one beneath disappear, and appear again") @MainActor
    func fullScreen() {
        let stage = ViewStage()
        let below = RecordingController("b")
        stage.window.rootViewController = below
        stage.host.commit()
        let above = RecordingController("a")
        above.modalPresentationStyle = .fullScreen
        RecordingController.log = []
        below.present(above, animated: false)
        stage.host.commit()
        #expect(
            RecordingController.log.filter { $0.hasPrefix("b") && $0.contains("ppear") } == ["b willDisappear", "b didDisappear"])
        RecordingController.log = []
        below.dismiss(animated: false)
        stage.host.commit()
        #expect(RecordingController.log.filter { $0.hasPrefix("b") && $0.contains("ppear") } == ["b willAppear", "b isAppearing", "b didAppear"])
    }

    @Test("I12: presenting a controller cancels touches") @MainActor
    func presentingCancelsTouches() {
        final class TouchLog: UIView {
            var cancels = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancels += 1 }
        }
        let stage = ViewStage()
        let below = UIViewController()
        stage.window.rootViewController = below
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        below.view.addSubview(view)
        stage.host.commit()
        TouchInjector.begin(at: CGPoint(x: 10, y: 10), in: stage.window, id: 1)
        below.present(UIViewController(), animated: false)
        #expect(view.cancels == 1)
    }

    @Test("H3: a presented and dismissed controller is freed") @MainActor
    func noLeak() {
        let stage = ViewStage()
        let below = UIViewController()
        stage.window.rootViewController = below
        stage.host.commit()
        weak var weakAbove: UIViewController?
        do {
            let above = UIViewController()
            weakAbove = above
            below.present(above, animated: true)
            stage.host.advance(by: 1)
            below.dismiss(animated: true)
            stage.host.advance(by: 1)
        }
        #expect(weakAbove == nil)
    }
}
