@_spi(SliderKit) import UIKit

/// A host without a window system: a screen in memory, and a clock that stands still until it is told to go on.
///
/// Making one installs it as the application's host. One exists at a time: a new one takes the old one's place.
@_spi(SliderKit) @MainActor public final class HeadlessHost: UIKitHost {
    /// The virtual clock that drives animations, timers, delayed work and display links.
    public let virtualClock: VirtualClock
    /// The screen's rectangle in points.
    public let screenBounds: CGRect
    /// Pixels per point.
    public let screenScale: CGFloat
    /// What bars take of the screen, in points.
    public let safeAreaInsets: UIEdgeInsets
    /// Light or dark.
    public let style: UIUserInterfaceStyle
    /// What every window inherits: style, direction, scale, size classes.
    public let traits: UITraitCollection
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

    /// Makes the host, with nothing on its screen, and installs it.
    public init(
        size: CGSize = DeviceTable.standard.size, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        HeadlessHost.clearWindows()
        virtualClock = VirtualClock()
        screenBounds = CGRect(origin: .zero, size: size)
        screenScale = scale
        self.safeAreaInsets = safeAreaInsets
        self.style = style
        traits = UITraitCollection(traitsFrom: [
            .phone(size: size, scale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: direction),
        ])
        epoch = virtualClock.now
        HostClock.current = virtualClock
        UIApplication.shared.host = self
    }

    /// Makes a host with a device's screen.
    public convenience init(
        device: Device, scale: CGFloat? = nil, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.init(
            size: device.size, scale: scale ?? device.scale,
            safeAreaInsets: UIEdgeInsets(
                top: device.safeArea.top, left: 0, bottom: device.safeArea.bottom, right: 0),
            style: style, direction: direction)
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
