@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// What UIKit asks of whatever shows it: a screen, a clock, and where words go. Hosts put pixels on something and bring events in.
@_spi(SliderKit)
@MainActor
public protocol UIKitHost: AnyObject {
    /// The screen's rectangle in points.
    var screenBounds: CGRect { get }
    /// Pixels per point.
    var screenScale: CGFloat { get }
    /// The only clock that UIKit and user code go by.
    var clock: HostClock { get }
    /// What bars and corners take of the screen, in points.
    var safeAreaInsets: UIEdgeInsets { get }
    /// A new picture is ready; `damage` is in pixels.
    func present(_ screen: UIScreen, damage: [CGRect])
    /// Assistive technology should say this.
    func speak(_ text: String)
    /// The traits of the screen: style, direction, idiom, text size. Default: a phone's, light.
    var traits: UITraitCollection { get }
    /// The user's languages as BCP 47 tags, the favourite first. Default: English, whatever the process's locale is.
    var preferredLanguages: [String] { get }
    /// The same as `safeAreaInsets` while the status bar is hidden. Default: the same.
    var safeAreaInsetsWithoutStatusBar: UIEdgeInsets { get }
    /// How high the status bar is, in points. Default 0: there is none.
    var statusBarHeight: CGFloat { get }
    /// Whether the device has a bar at the bottom in place of a button. Default false.
    var hasHomeIndicator: Bool { get }
    /// Whether the status bar and the home indicator are drawn. Default false.
    var showsSystemBars: Bool { get }
    /// Which way up the interface is. Default: upright if the screen is higher than wide.
    var interfaceOrientation: UIInterfaceOrientation { get }
    /// Has the screen take the size and traits of an orientation; UIKit lays out afterwards. Default: false, the screen can't be turned.
    func turnInterface(to orientation: UIInterfaceOrientation) -> Bool
}

@_spi(SliderKit)
extension UIKitHost {
    /// Default: those of a phone of the screen's size.
    public var traits: UITraitCollection { UITraitCollection.phone(size: screenBounds.size, scale: screenScale) }
    /// Default: English alone.
    public var preferredLanguages: [String] { ["en"] }
    /// Default: the same insets.
    public var safeAreaInsetsWithoutStatusBar: UIEdgeInsets { safeAreaInsets }
    /// Default: no status bar.
    public var statusBarHeight: CGFloat { 0 }
    /// Default: none.
    public var hasHomeIndicator: Bool { false }
    /// Default: not drawn.
    public var showsSystemBars: Bool { false }
    /// Default: upright if the screen is higher than wide.
    public var interfaceOrientation: UIInterfaceOrientation { screenBounds.width > screenBounds.height ? .landscapeRight : .portrait }
    /// Default: it can't be turned.
    public func turnInterface(to orientation: UIInterfaceOrientation) -> Bool { false }
}

/// The host before any other is set: a bare screen of 390 × 844 points at 2x that shows and says nothing.
@MainActor
final class BareHost: UIKitHost {
    let screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let screenScale: CGFloat = 2
    var clock: HostClock { HostClock.current }
    let safeAreaInsets = UIEdgeInsets.zero
    func present(_ screen: UIScreen, damage: [CGRect]) {}
    func speak(_ text: String) {}
}
