@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// What can be told of a screen; any of it may change while an app runs, see ``LiveHost/screen``.
@_spi(SliderKit) public struct LiveScreen: Equatable, Sendable {
    /// The size in points, as it is held. At least 1 × 1; what is not a number counts as 1.
    public var size: CGSize { didSet { size = LiveScreen.usable(size) } }
    /// Pixels per point, from 0.5 to 8. Default 2.
    public var scale: CGFloat { didSet { scale = LiveScreen.usable(scale: scale) } }
    /// The device whose screen it is, which gives it a safe area and lets it be turned; nil for a window of any size. Default nil.
    public internal(set) var device: Device?
    /// How the device is held; only devices can be turned.
    public internal(set) var orientation: UIInterfaceOrientation
    /// Light or dark. Default light.
    public var style = UIUserInterfaceStyle.light
    /// The writing direction. Default left to right.
    public var direction = UITraitEnvironmentLayoutDirection.leftToRight
    /// The user's text size. Default large, which is what phones come with.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// The user's contrast. Default normal.
    public var contrast = UIAccessibilityContrast.normal

    /// A window's screen, of any size, without bars.
    public init(size: CGSize, scale: CGFloat = 2) {
        (self.size, self.scale) = (LiveScreen.usable(size), LiveScreen.usable(scale: scale))
        orientation = size.width > size.height ? .landscapeRight : .portrait
    }

    /// A device's screen.
    /// - Parameter scale: Pixels per point; the device's own by default.
    public init(device: Device, orientation: UIInterfaceOrientation = .portrait, scale: CGFloat? = nil) {
        self.device = device
        self.orientation = orientation == .unknown ? .portrait : orientation
        size = LiveScreen.usable(device.size(in: self.orientation))
        self.scale = LiveScreen.usable(scale: scale ?? device.scale)
    }

    /// What bars take of the screen, in points.
    var safeAreaInsets: UIEdgeInsets { keptDevice?.safeAreaInsets(in: orientation) ?? .zero }
    var safeAreaInsetsWithoutStatusBar: UIEdgeInsets { keptDevice?.safeAreaInsets(in: orientation, showsStatusBar: false) ?? .zero }

    /// The device, while the screen has its size: a window that the user made larger is no phone any more.
    var keptDevice: Device? { device.flatMap { $0.size(in: orientation) == size ? $0 : nil } }

    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            .phone(size: size, scale: scale), UITraitCollection(userInterfaceStyle: style), UITraitCollection(layoutDirection: direction),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory), UITraitCollection(accessibilityContrast: contrast),
        ])
    }

    private static func usable(_ size: CGSize) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 16384) : 1 }
        return CGSize(width: side(size.width), height: side(size.height))
    }

    private static func usable(scale: CGFloat) -> CGFloat { scale.isFinite ? min(max(scale, 0.5), 8) : 1 }
}
