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
}
