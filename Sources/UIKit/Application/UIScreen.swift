@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// The screen, as the host reports it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    /// The only screen.
    public static let main = UIScreen()

    @exclusivity(unchecked) var compositor: Compositor?
    var ownTraitOverrides: UITraitCollection?
    var ownBrightness: CGFloat = 0.5
    var mergedTraits: UITraitCollection?
    var mergedBase: UITraitCollection?

    nonisolated override init() { super.init() }

    /// Its rectangle in points, origin top left.
    open var bounds: CGRect { UIApplication.shared.host.screenBounds }
    /// Its rectangle in pixels, upright.
    open var nativeBounds: CGRect {
        let size = uprightBounds.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Pixels per point.
    open var scale: CGFloat { UIApplication.shared.host.screenScale }
    /// Pixels per point of the hardware; the same here.
    open var nativeScale: CGFloat { scale }
    /// Refreshes in a second.
    open var maximumFramesPerSecond: Int { 60 }
    /// The screen's coordinates, y down.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen held upright, which don't turn with the interface.
    open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }
    /// The traits at the top of every window.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Traits of a screen change through its host.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Converts between the screen's points and another space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convertFromScreen(point) ?? point
    }
    /// Converts between the screen's points and another space.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convertToScreen(point) ?? point
    }
    /// Converts between the screen's points and another space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, to: coordinateSpace) }
    }
    /// Converts between the screen's points and another space.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, from: coordinateSpace) }
    }
}
