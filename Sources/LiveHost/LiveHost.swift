@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A host whose time is real: a running app on a screen that can change, for a window system or a page to show.
///
/// Making one takes every window off the screen and installs it as the application's host. Who shows it sets ``onPresent``, brings hands in through
/// ``input``, and calls ``run(until:pump:longestSleep:)``; or, in a loop of its own, ``turn()`` after each event and when ``wait`` has passed.
/// All on the main thread.
@_spi(SliderKit) @MainActor public final class LiveHost: UIKitHost {
    /// The clock that user code and UIKit go by.
    public let liveClock: LiveClock
    /// Fingers, pointers, wheels and keys come in here.
    public let input = LiveInput()
    /// The user's languages as BCP 47 tags, the favourite first. English by default.
    public var preferredLanguages = ["en"]
    /// Whether the status bar and the home indicator are drawn, on a device's screen. Default false.
    public var showsSystemBars = false { didSet { UIScreen.main.systemBarsMayHaveChanged() } }
    /// Frames in a second while something is animated. Default 60.
    public var framesPerSecond = 60.0 { didSet { if !(framesPerSecond >= 1) { framesPerSecond = 1 } } }
    /// Called with each new picture: what changed since the last one, in pixels. Read them by ``withPixels(_:)``.
    public var onPresent: (([CGRect]) -> Void)?
    /// Called when the screen has another size or scale by the app's doing or by a turn, so that a window can follow.
    public var onScreenChange: (() -> Void)?
    /// Called with what assistive technology should say.
    public var onSpeech: ((String) -> Void)?
    /// Pictures that were made, for who measures.
    public private(set) var pictureCount = 0

    private var current: LiveScreen
    private var lastFrame = -CFTimeInterval.infinity
    private var mustPresentAll = true

    /// Makes the host with nothing on its screen, and installs it.
    public init(screen: LiveScreen, clock: LiveClock = LiveClock()) {
        HeadlessHost.clearWindows()
        current = screen
        liveClock = clock
        currentTraits = screen.traits
        HostClock.current = clock
        UIApplication.shared.host = self
    }

    // MARK: Screen

    private var currentTraits: UITraitCollection

    /// The screen. Setting it while an app runs tells windows and controllers, and lays out; a touch that is under way goes on.
    public var screen: LiveScreen {
        get { current }
        set {
            guard newValue != current else { return }
            let before = screenBounds
            take(newValue)
            UIApplication.shared.screenChanged(from: before)
        }
    }

    private func take(_ screen: LiveScreen) {
        if screen.size != current.size || screen.scale != current.scale { mustPresentAll = true }
        current = screen
        currentTraits = screen.traits
    }

    /// The screen's rectangle, in points.
    public var screenBounds: CGRect { CGRect(origin: .zero, size: current.size) }
    /// Pixels per point.
    public var screenScale: CGFloat { current.scale }
    /// The clock that UIKit asks.
    public var clock: HostClock { liveClock }
    /// What bars and corners take of the screen, in points.
    public var safeAreaInsets: UIEdgeInsets { current.safeAreaInsets }
    /// The same while the status bar is hidden.
    public var safeAreaInsetsWithoutStatusBar: UIEdgeInsets { current.safeAreaInsetsWithoutStatusBar }
    /// How high the status bar is, in points.
    public var statusBarHeight: CGFloat { current.keptDevice?.statusBarHeight(in: current.orientation) ?? 0 }
    /// Whether the device has a bar at the bottom in place of a button.
    public var hasHomeIndicator: Bool { current.keptDevice?.hasHomeIndicator ?? false }
    /// Which way up the interface is.
    public var interfaceOrientation: UIInterfaceOrientation {
        current.keptDevice != nil ? current.orientation : current.size.width > current.size.height ? .landscapeRight : .portrait
    }
    /// What every window inherits.
    public var traits: UITraitCollection { currentTraits }

    /// Turns the device by a quarter, clockwise. The interface turns along where the controllers shown support it.
    /// - Returns: whether it turned; false for a window that is no device's.
    @discardableResult
    public func rotate() -> Bool {
        guard current.keptDevice != nil else { return false }
        let turned = UIApplication.shared.deviceTurned(to: interfaceOrientation.isLandscape ? .portrait : .landscapeRight)
        if turned { onScreenChange?() }
        return turned
    }

    /// The interface turns. UIKit calls it.
    public func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
        guard let device = current.keptDevice, orientation != .unknown else { return false }
        var turned = LiveScreen(device: device, orientation: orientation, scale: current.scale)
        (turned.style, turned.direction, turned.contentSizeCategory, turned.contrast) = (
            current.style, current.direction, current.contentSizeCategory, current.contrast
        )
        take(turned)
        onScreenChange?()
        return true
    }

    // MARK: Pictures

    /// Nothing to do: ``turn()`` tells what changed.
    public func present(_ screen: UIScreen, damage: [CGRect]) {}

    /// Tells ``onSpeech``.
    public func speak(_ text: String) { onSpeech?(text) }

    /// The picture's size in pixels.
    public var pixelSize: (width: Int, height: Int) { UIScreen.main.windowCompositor.pixelSize }

    /// Lends the picture: premultiplied BGRA, rows from the top, and the bytes of a row. Nil without memory.
    public func withPixels<Result>(_ body: (UnsafeRawPointer, _ bytesPerRow: Int) -> Result) -> Result? {
        UIScreen.main.windowCompositor.withPixels(body)
    }

    /// Has the next turn present the whole picture, as when a window was covered.
    public func invalidate() { mustPresentAll = true }

    // MARK: Time

    /// Runs the work that is due, lays out, and presents what changed.
    public func turn() {
        liveClock.runDueWork()
        UIApplication.shared.commit()
        var damage = UIScreen.main.renderDamage()
        lastFrame = liveClock.now
        if mustPresentAll {
            let size = pixelSize
            damage = [CGRect(x: 0, y: 0, width: size.width, height: size.height)]
            mustPresentAll = false
        }
        guard !damage.isEmpty else { return }
        pictureCount += 1
        onPresent?(damage)
    }

    /// Seconds until ``turn()`` must be called if nothing happens before: to the next timer, or while something is animated to the next frame.
    /// Nil: nothing is due.
    public var wait: CFTimeInterval? {
        let now = liveClock.now
        let work = liveClock.nextDueTime.map { max(0, $0 - now) }
        guard mustPresentAll || UIScreen.main.windowCompositor.isAnimating else { return work }
        let frame = mustPresentAll ? 0 : min(max(0, lastFrame + 1 / framesPerSecond - now), 1)
        return min(frame, work ?? frame)
    }

    /// Runs the app until `isOver` says so: lets the main queue, timers and animations work, and sleeps while nothing is due.
    /// - Parameters:
    ///   - pump: Brings in what a window system has waiting, and says whether there was anything. Default: nothing.
    ///   - longestSleep: Seconds; for window systems whose events don't wake the main run loop. Default: an hour.
    public func run(until isOver: () -> Bool, pump: () -> Bool = { false }, longestSleep: CFTimeInterval = 3600) {
        // A run loop without a timer would not wait.
        let keeper = Foundation.Timer(timeInterval: 36_000, repeats: true) { _ in }
        RunLoop.main.add(keeper, forMode: .default)
        defer { keeper.invalidate() }
        while !isOver() {
            _ = pump()
            if isOver() { return }
            turn()
            // Presenting may have read further events from the window system's connection, which would not wake anybody any more.
            let hasMore = pump()
            let sleep = hasMore ? 0 : min(wait ?? longestSleep, longestSleep)
            _ = RunLoop.main.run(mode: .default, before: Foundation.Date(timeIntervalSinceNow: sleep))
        }
    }
}
