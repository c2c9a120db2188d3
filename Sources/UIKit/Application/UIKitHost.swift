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
}

@_spi(SliderKit)
extension UIKitHost {
    /// Default: those of a phone of the screen's size.
    public var traits: UITraitCollection { UITraitCollection.phone(size: screenBounds.size, scale: screenScale) }
    /// Default: English alone.
    public var preferredLanguages: [String] { ["en"] }
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
