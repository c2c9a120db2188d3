import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// One class at one size: shown, then dragged.
@MainActor final class ClassAttempt {
    var result: ClassResult
    private let stage: Stage
    private let view: UIView
    private var logs: [EventLog] = []
    private var delegates: [AnyObject] = []
    private var eventCount = 0
    private let before: CGImage
    private var during: CGImage?
    private var after: CGImage?

    /// Makes the class and draws it.
    init(_ name: String, size: CGSize, options: ScreenOptions) throws {
        result = ClassResult(name: name)
        (result.width, result.height) = (Double(size.width), Double(size.height))
        let screen = CGSize(width: max(390, size.width + 60), height: max(844, size.height + 60))
        stage = try Stage(options, size: screen)
        let controller = UIViewController(nibName: nil, bundle: nil)
        // Neither white nor black, so that a view of either colour shows.
        controller.view.backgroundColor = options.style == "dark" ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.92, alpha: 1)
        stage.app.show(controller)
        let blank = stage.host.render()
        let bounds = stage.host.screenBounds
        let origin = CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded())
        view = try Stage.make(name, frame: CGRect(origin: origin, size: size))
        Stage.add(view, to: controller.view, frame: CGRect(origin: origin, size: size))
        try stage.configure(view)
        before = stage.host.settle(limit: 1)
        result.drawn = !before.isPixelEqual(to: blank)
        listen(to: view)
        listenAsDelegate(of: view)
        Registry.shared.onDelegateCall = { [weak self] in self?.note($0) }
    }

    /// Launches the application, whose screen is tried like a view.
    init(application name: String, interface: AppInterfaceOptions, options: ScreenOptions) throws {
        result = ClassResult(name: name)
        let size = options.width.flatMap { width in options.height.map { CGSize(width: width, height: $0) } }
        let host = try Stage.host(options, size: size)
        let window = try AppLauncher(host: host, options: interface).launch(name)
        stage = Stage(app: TestApp(host: host, window: window), options: options)
        view = window.rootViewController?.view ?? window
        (result.width, result.height) = (Double(host.screenBounds.width), Double(host.screenBounds.height))
        before = host.settle(limit: 1)
        result.drawn = !before.isPlain
        listen(to: view)
    }

    /// Why it is no failure that this drew nothing.
    var excuse: String? { BlankView.excuse(for: view, named: result.name) }

    private func listen(to view: UIView) {
        if let control = view as? UIControl {
            let log = EventLog(control)
            log.onEntry = { [unowned self] entry in note(entry.event) }
            logs.append(log)
        }
        for subview in view.subviews { listen(to: subview) }
    }

    /// Takes the place of the delegates that an owner would be, so that their calls are heard.
    private func listenAsDelegate(of view: UIView) {
        delegates += Registry.shared.fillDelegates(of: view)
        for subview in view.subviews { listenAsDelegate(of: subview) }
    }

    /// A control sent an event, or a delegate was called.
    private func note(_ event: String) {
        eventCount += 1
        if !result.events.contains(event) { result.events.append(event) }
    }

    /// Drags from each thumb, then across; from a grid of points when none of that moved it.
    func drag() {
        for thumb in ThumbFinder(view: view).places() {
            // A drag moves thumbs: the later ones of this thumb start where it then is.
            for index in 0..<3 {
                let now = nearestThumb(to: thumb, first: index == 0)
                perform(DragPath.from(now, in: view.bounds)[index])
            }
        }
        for path in DragPath.across(view.bounds) { perform(path) }
        guard !result.moved else { return }
        for path in DragPath.probes(view.bounds) {
            perform(path)
            if result.moved { return }
        }
    }

    private func nearestThumb(to point: CGPoint, first: Bool) -> CGPoint {
        guard !first else { return point }
        let distance = { (other: CGPoint) in hypot(other.x - point.x, other.y - point.y) }
        return ThumbFinder(view: view).places().min { distance($0) < distance($1) } ?? point
    }

    private func perform(_ path: DragPath) {
        // A view that took itself off the screen, or was covered, has nothing more to tell.
        guard view.window != nil else { return }
        let picture = stage.host.settle(limit: 1)
        let properties = PropertyReader.snapshot(of: view)
        let events = eventCount
        let inWindow = { (point: CGPoint) in self.view.convert(point, to: self.stage.window) }
        let finger = stage.app.touchDown(at: inWindow(path.start))
        stage.app.wait(1 / HeadlessHost.framesPerSecond)
        switch path.course {
        case .line(let end):
            finger.drag(to: inWindow(end), duration: 0.25)
        case .arc(let center, let angle):
            finger.drag(around: inWindow(center), by: angle, duration: 0.25)
        }
        let held = result.moved ? nil : stage.host.render()
        finger.lift()
        let rest = stage.host.settle(limit: 1)
        guard !result.moved, !rest.isPixelEqual(to: picture) else { return }
        if eventCount > events || PropertyReader.snapshot(of: view) != properties {
            result.moved = true
            (during, after) = (held, rest)
        }
    }

    /// Writes the pictures before, during and after; answers their paths.
    func write(to folder: String) throws -> [String] {
        var paths: [String] = []
        for (name, picture) in [("before", before), ("during", during), ("after", after)] {
            guard let picture else { continue }
            let path = "\(folder)/\(result.name)-\(name).png"
            try Pictures.write(picture.cut(to: area, scale: stage.host.screenScale), to: path)
            paths.append(path)
        }
        return paths
    }

    /// The view with some room around it, for what it draws outside itself.
    private var area: CGRect {
        let size = CGSize(width: result.width ?? 0, height: result.height ?? 0)
        let bounds = stage.host.screenBounds
        return CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
        ).insetBy(dx: -30, dy: -30).intersection(bounds)
    }
}
