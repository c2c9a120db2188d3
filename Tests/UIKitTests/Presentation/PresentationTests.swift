@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

/// Notes its appearance, in a log that all share.
final class LoggingPage: UIViewController {
    nonisolated(unsafe) static var log: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { Self.log.append("\(name) \(text)") }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note(isBeingPresented ? "willAppear presented" : "willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note(isBeingDismissed ? "willDisappear dismissed" : "willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@MainActor struct PresentationTests {
    let app: TestApp
    let below = LoggingPage("a")

    init() throws {
        app = TestApp(host: HeadlessHost(device: try #require(DeviceTable.device(named: "iPhone X")), scale: 1))
        below.view.backgroundColor = .systemYellow
        app.show(below)
        LoggingPage.log = []
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool, from: UIViewController? = nil, _ name: String = "b") -> LoggingPage {
        let page = LoggingPage(name)
        page.modalPresentationStyle = style
        page.view.backgroundColor = name == "b" ? .systemTeal : .systemPink
        LoggingPage.log = []
        (from ?? below).present(page, animated: animated) { LoggingPage.log.append("presented") }
        app.waitUntilIdle()
        return page
    }

    @Test("C6: covering the whole screen makes the presenter disappear, in order", arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
    func covering(style: UIModalPresentationStyle, animated: Bool) {
        below.definesPresentationContext = true
        let page = present(style, animated: animated)
        #expect(LoggingPage.log == ["a willDisappear", "b willAppear presented", "b didAppear", "a didDisappear", "presented"])
        #expect(below.viewIfLoaded?.window == nil && below.presentedViewController === page && page.presentingViewController === below)
        LoggingPage.log = []
        page.dismiss(animated: animated) { LoggingPage.log.append("dismissed") }
        app.waitUntilIdle()
        #expect(LoggingPage.log == ["b willDisappear dismissed", "a willAppear", "a didAppear", "b didDisappear", "dismissed"])
        #expect(below.view.window === app.window && below.view.frame == app.window.bounds && below.presentedViewController == nil)
    }

    @Test(
        "C6: what leaves the presenter visible says nothing to it",
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom, .popover], [true, false])
    func over(style: UIModalPresentationStyle, animated: Bool) {
        let page = present(style, animated: animated)
        #expect(LoggingPage.log == ["b willAppear presented", "b didAppear", "presented"])
        #expect(below.view.window === app.window)
        LoggingPage.log = []
        below.dismiss(animated: animated) { LoggingPage.log.append("dismissed") }
        app.waitUntilIdle()
        #expect(LoggingPage.log == ["b willDisappear dismissed", "b didDisappear", "dismissed"])
        #expect(page.view.window == nil && app.window.subviews == [below.view], "\(app.window.subviews)")
    }

    @Test("C6: dismissing takes away everything above")
    func chain() {
        let second = present(.pageSheet, animated: false)
        let third = present(.fullScreen, animated: false, from: second, "c")
        #expect(LoggingPage.log == ["b willDisappear", "c willAppear presented", "c didAppear", "b didDisappear", "presented"])
        LoggingPage.log = []
        below.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(LoggingPage.log.contains("c didDisappear") && below.presentedViewController == nil && third.presentingViewController == nil)
        #expect(app.window.subviews == [below.view])
    }

    @Test("C6: a controller that is dismissed while it comes goes as soon as it is there")
    func early() {
        let page = LoggingPage("b")
        below.present(page, animated: true)
        app.wait(0.1)
        page.dismiss(animated: false) { LoggingPage.log.append("gone") }
        app.waitUntilIdle()
        #expect(LoggingPage.log.suffix(3) == ["b willDisappear dismissed", "b didDisappear", "gone"])
    }

    @Test("I12: touches in what is covered are cancelled", arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen])
    func touches(style: UIModalPresentationStyle) {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
        below.view.addSubview(slider)
        slider.value = 0.5
        app.waitUntilIdle()
        let log = EventLog(slider)
        let finger = app.touchDown(at: slider.convert(CGPoint(x: 150, y: 15), to: nil))
        #expect(slider.isTracking)
        let page = present(style, animated: true)
        #expect(!slider.isTracking)
        finger.move(to: CGPoint(x: 300, y: 115))
        finger.lift()
        #expect(slider.value == 0.5)
        _ = (log, page)
    }

    // MARK: Custom transitions

    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let isEntering: Bool
        var completes = true
        var log: [String] = []
        init(isEntering: Bool) { self.isEntering = isEntering }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.append("\(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)")
            guard let view = context.view(forKey: isEntering ? .to : .from) else { return context.completeTransition(false) }
            if isEntering {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
                view.alpha = 0
            }
            UIView.animate(
                withDuration: 0.6, animations: { view.alpha = self.isEntering ? 1 : 0 },
                completion: { _ in context.completeTransition(self.completes) })
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    final class Card: UIPresentationController {
        let shade = UIView()
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 200, width: 335, height: 400) }
        override func presentationTransitionWillBegin() {
            log.append("begin")
            shade.backgroundColor = .black
            shade.alpha = 0
            shade.frame = containerView?.bounds ?? .zero
            containerView?.addSubview(shade)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0.5 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("end \(completed)") }
        override func dismissalTransitionWillBegin() {
            log.append("going")
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone \(completed)") }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let entering = Animator(isEntering: true), leaving = Animator(isEntering: false)
        var card: Card?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { entering }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { leaving }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            card = Card(presentedViewController: presented, presenting: presenting)
            return card
        }
    }

    @Test("C6: a custom presentation has its frame, its hooks, its animators, and what goes along with them")
    func custom() throws {
        let director = Director()
        let page = LoggingPage("b")
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = director
        LoggingPage.log = []
        below.present(page, animated: true)
        let card = try #require(director.card)
        #expect(page.presentationController === card && card.containerView?.superview === app.window)
        app.wait(0.3)
        let shown = try #require(card.shade.layer.presentation())
        #expect(shown.opacity > 0.1 && shown.opacity < 0.4)
        #expect(page.isBeingPresented && card.log == ["begin"])
        app.waitUntilIdle()
        #expect(card.log == ["begin", "end true"] && page.view.frame == CGRect(x: 20, y: 200, width: 335, height: 400))
        #expect(director.entering.log == ["false true", "ended true"] && LoggingPage.log.last == "b didAppear")
        page.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(card.log == ["begin", "end true", "going", "gone true"] && director.leaving.log == ["true false", "ended true"])
        #expect(app.window.subviews == [below.view])
    }

    @Test("C6: an animator over the full screen gets both views, and a dismissal that it cancels leaves all as it was")
    func cancelled() {
        let director = Director()
        let page = LoggingPage("b")
        page.view.backgroundColor = .systemTeal
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = director
        below.present(page, animated: true)
        app.waitUntilIdle()
        #expect(director.entering.log == ["true true", "ended true"] && below.view.window == nil)
        director.leaving.completes = false
        page.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(below.presentedViewController === page && page.view.window != nil && below.view.window == nil)
        director.leaving.completes = true
        page.dismiss(animated: true)
        app.waitUntilIdle()
        #expect(below.presentedViewController == nil && below.view.window === app.window)
    }

    @Test("C6: a cross-dissolve fades", arguments: [UIModalTransitionStyle.crossDissolve, .coverVertical])
    func transitions(style: UIModalTransitionStyle) throws {
        let page = LoggingPage("b")
        page.modalPresentationStyle = .overFullScreen
        page.modalTransitionStyle = style
        below.present(page, animated: true)
        app.wait(0.2)
        let shown = try #require(page.view.layer.presentation())
        #expect((shown.opacity < 0.9) == (style == .crossDissolve))
        #expect((shown.frame.minY > 100) == (style == .coverVertical))
        app.waitUntilIdle()
        #expect(page.view.alpha == 1 && page.view.frame == app.window.bounds)
    }

    @Test("B2: actions go from what is presented to who presented it")
    func chainOfResponders() {
        let page = present(.pageSheet, animated: false)
        var next: UIResponder? = page
        var names: [String] = []
        while let responder = next {
            if let page = responder as? LoggingPage { names.append(page.name) }
            next = responder.next
        }
        #expect(names == ["b", "a"])
    }
}
