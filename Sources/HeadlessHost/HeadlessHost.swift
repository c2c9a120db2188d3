@_spi(SliderKit) import UIKit

/// A host without a window system: a screen in memory, and a clock that stands still until it is told to go on.
///
/// Making one installs it as the application's host. One exists at a time: a new one takes the old one's place.
@_spi(SliderKit) @MainActor public final class HeadlessHost: UIKitHost {
    /// The virtual clock that drives animations, timers, delayed work and display links.
    public let virtualClock: VirtualClock
    /// The screen's rectangle in points, as it is held.
    public private(set) var screenBounds: CGRect
    /// Pixels per point.
    public let screenScale: CGFloat
    /// What bars take of the screen, in points.
    public private(set) var safeAreaInsets: UIEdgeInsets
    /// The same while the status bar is hidden.
    public private(set) var safeAreaInsetsWithoutStatusBar: UIEdgeInsets
    /// How high the status bar is, in points; 0 for a screen that is no device's.
    public private(set) var statusBarHeight: CGFloat = 0
    /// Which way up the interface is.
    public private(set) var interfaceOrientation: UIInterfaceOrientation
    /// Whether the status bar and the home indicator are in the pictures. Default false.
    public var showsSystemBars = false { didSet { UIScreen.main.systemBarsMayHaveChanged() } }
    /// Whether the device has a bar at the bottom in place of a button.
    public var hasHomeIndicator: Bool { device?.hasHomeIndicator ?? false }
    /// The device whose screen this is; nil for a screen of any size, which can't be turned.
    public let device: Device?
    /// Light or dark.
    public let style: UIUserInterfaceStyle
    /// What every window inherits: style, direction, scale, size classes.
    public private(set) var traits: UITraitCollection
    /// The user's languages as BCP 47 tags, the favourite first. English by default.
    public var preferredLanguages = ["en"]
    /// What assistive technology would have spoken, in order.
    public private(set) var spoken: [String] = []
    /// How often the screen is refreshed, in frames for each second of the virtual clock.
    public static let framesPerSecond = 60.0

    /// Called after every step of ``advance(by:)``.
    public var onStep: (() -> Void)?

    /// Called with what is spoken.
    public var onSpeech: ((String) -> Void)?

    private let epoch: CFTimeInterval
    private let direction: UITraitEnvironmentLayoutDirection

    /// Makes the host, with nothing on its screen, and installs it.
    public convenience init(
        size: CGSize = DeviceTable.standard.size, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.init(
            size: size, scale: scale, safeAreaInsets: (safeAreaInsets, safeAreaInsets), style: style, direction: direction, device: nil,
            orientation: size.width > size.height ? .landscapeRight : .portrait)
    }

    /// Makes a host with a device's screen.
    public convenience init(
        device: Device, orientation: UIInterfaceOrientation = .portrait, scale: CGFloat? = nil, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.init(
            size: device.size(in: orientation), scale: scale ?? device.scale,
            safeAreaInsets: (
                device.safeAreaInsets(in: orientation), device.safeAreaInsets(in: orientation, showsStatusBar: false)
            ), style: style, direction: direction, device: device, orientation: orientation)
    }

    private init(
        size: CGSize, scale: CGFloat, safeAreaInsets: (UIEdgeInsets, UIEdgeInsets), style: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection, device: Device?, orientation: UIInterfaceOrientation
    ) {
        HeadlessHost.clearWindows()
        virtualClock = VirtualClock()
        screenBounds = CGRect(origin: .zero, size: size)
        screenScale = scale
        (self.safeAreaInsets, safeAreaInsetsWithoutStatusBar) = safeAreaInsets
        self.style = style
        self.direction = direction
        self.device = device
        interfaceOrientation = orientation
        statusBarHeight = device?.statusBarHeight(in: orientation) ?? 0
        traits = HeadlessHost.traits(size, scale, style, direction)
        epoch = virtualClock.now
        HostClock.current = virtualClock
        UIApplication.shared.host = self
    }

    private static func traits(
        _ size: CGSize, _ scale: CGFloat, _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            .phone(size: size, scale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: direction),
        ])
    }

    /// Turns the device. The interface turns along, in an animation, if the controllers shown support the orientation.
    /// - Returns: whether the interface is in that orientation now; false too for a screen that is no device's.
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard device != nil, orientation != .unknown else { return false }
        return UIApplication.shared.deviceTurned(to: orientation)
    }

    /// The interface turns: the screen's size, safe area and size classes are others from now on. UIKit calls it.
    public func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
        guard let device, orientation != .unknown else { return false }
        let size = device.size(in: orientation)
        screenBounds = CGRect(origin: .zero, size: size)
        safeAreaInsets = device.safeAreaInsets(in: orientation)
        safeAreaInsetsWithoutStatusBar = device.safeAreaInsets(in: orientation, showsStatusBar: false)
        statusBarHeight = device.statusBarHeight(in: orientation)
        interfaceOrientation = orientation
        traits = HeadlessHost.traits(size, screenScale, style, direction)
        return true
    }

    /// The clock that UIKit asks.
    public var clock: HostClock { virtualClock }
    /// Seconds since the host was made.
    public var elapsed: CFTimeInterval { virtualClock.now - epoch }

    func epochTime(_ elapsed: CFTimeInterval) -> CFTimeInterval { epoch + elapsed }

    /// Keeps nothing: pictures are made on request, by ``render()``.
    public func present(_ screen: UIScreen, damage: [CGRect]) {}

    /// Notes what would be spoken.
    public func speak(_ text: String) {
        spoken.append(text)
        onSpeech?(text)
    }

    /// Takes every window off the screen, so that the next user starts with an empty one.
    public static func clearWindows() {
        KeyInjector.cancelAll()
        TouchInjector.cancelAll()
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// A window that fills the screen, not yet visible.
    public func makeWindow() -> UIWindow {
        UIWindow(frame: screenBounds)
    }
}
