import UIKit

/// A screen that code can be shown on: its size, scale and safe area, upright.
public struct Device: Hashable, Sendable {
    /// The marketing name, as in `iPhone X`.
    public var name: String
    /// The screen's size in points, upright.
    public var size: CGSize
    /// Pixels per point: 1, 2 or 3.
    public var scale: CGFloat
    /// The parts of the screen, in points, that bars, corners and the sensor housing take.
    public var safeArea: (top: CGFloat, bottom: CGFloat) { (safeAreaTop, safeAreaBottom) }
    /// True for a tablet.
    public var isPad: Bool
    /// Whether there is a bar at the bottom in place of a button below the screen.
    public var hasHomeIndicator: Bool { safeAreaBottom > 0 }
    /// Whether the sensors or the screen's corners reach into the status bar, so that its room stays free when it is hidden.
    public var hasHousing: Bool { !isPad && hasHomeIndicator }

    var safeAreaTop: CGFloat
    var safeAreaBottom: CGFloat

    /// Makes a device.
    /// - Parameters:
    ///   - name: What messages call it.
    ///   - size: Points, upright.
    ///   - scale: Pixels per point.
    ///   - safeAreaTop: Points, 0 by default.
    ///   - safeAreaBottom: Points, 0 by default.
    ///   - isPad: False by default.
    public init(
        _ name: String, size: CGSize, scale: CGFloat, safeAreaTop: CGFloat = 0, safeAreaBottom: CGFloat = 0,
        isPad: Bool = false
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaTop = safeAreaTop
        self.safeAreaBottom = safeAreaBottom
        self.isPad = isPad
    }

    /// The screen's size in points when it is held so.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// How high the status bar is, in points; 0 where there is none: on a phone on its side.
    public func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        guard isPad || !orientation.isLandscape else { return 0 }
        // Phones with an island leave some room below it (choice).
        return min(safeAreaTop, 54)
    }

    /// What bars, corners and the sensor housing take of the screen, in points, with the status bar or without it.
    ///
    /// On its side a phone with a housing has the housing's depth at both ends and 21 points at the bottom, so that turning it round moves nothing.
    public func safeAreaInsets(in orientation: UIInterfaceOrientation, showsStatusBar: Bool = true) -> UIEdgeInsets {
        if hasHousing, orientation.isLandscape {
            // Choice: 21 points for the newest too.
            return UIEdgeInsets(top: 0, left: safeAreaTop, bottom: 21, right: safeAreaTop)
        }
        let hasTop = hasHousing || (showsStatusBar && (isPad || !orientation.isLandscape))
        return UIEdgeInsets(top: hasTop ? safeAreaTop : 0, left: 0, bottom: safeAreaBottom, right: 0)
    }
}
