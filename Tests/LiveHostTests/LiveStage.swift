@_spi(SliderKit) import LiveHost
@_spi(SliderKit) import UIKit

/// A live host whose real time is the test's, and a window with a controller.
@MainActor final class LiveStage {
    /// The time that the clock's source tells; boxed, since the clock asks for it from wherever it is.
    final class Time: @unchecked Sendable {
        // Between two frames: sums of sixtieths are not exact.
        var seconds = 500.004
    }

    let time = Time()
    let host: LiveHost
    let window: UIWindow
    let controller: Diary
    private(set) var presented: [[CGRect]] = []

    /// A controller that notes what it hears.
    final class Diary: UIViewController {
        var sizes: [CGSize] = []
        var layouts = 0
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func viewDidLayoutSubviews() { layouts += 1 }
    }

    init(_ screen: LiveScreen = LiveScreen(size: CGSize(width: 300, height: 200), scale: 1)) {
        let time = time
        host = LiveHost(screen: screen, clock: LiveClock { time.seconds })
        window = UIWindow(frame: host.screenBounds)
        controller = Diary(nibName: nil, bundle: nil)
        controller.view.backgroundColor = .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        host.onPresent = { [unowned self] in presented.append($0) }
        host.turn()
    }

    func show(_ view: UIView) {
        controller.view.addSubview(view)
        host.turn()
    }

    /// Lets real time pass in frames.
    func pass(_ seconds: Double) {
        let end = time.seconds + seconds
        while time.seconds < end {
            time.seconds = min(end, time.seconds + 1.0 / 60)
            host.turn()
        }
    }

    /// A continuous slider across the screen, and the values that it sent.
    func slider(y: CGFloat = 100) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: y, width: 260, height: 40))
        slider.value = 0.5
        show(slider)
        return slider
    }
}
