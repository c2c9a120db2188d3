import UIKit

/// Room around a track, in points, in the track's own directions.
public struct SliderInsets: Hashable, Sendable {
    /// Behind the least value.
    public var least: CGFloat
    /// Behind the greatest value.
    public var greatest: CGFloat
    /// Above a horizontal track, to the left of a vertical one.
    public var before: CGFloat
    /// Below a horizontal track, to the right of a vertical one.
    public var after: CGFloat

    /// Room; numbers below zero and what is not finite count as none.
    public init(least: CGFloat = 0, greatest: CGFloat = 0, before: CGFloat = 0, after: CGFloat = 0) {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        self.least = sane(least)
        self.greatest = sane(greatest)
        self.before = sane(before)
        self.after = sane(after)
    }

    /// The room of both, one outside of the other.
    public static func + (a: SliderInsets, b: SliderInsets) -> SliderInsets {
        SliderInsets(least: a.least + b.least, greatest: a.greatest + b.greatest, before: a.before + b.before, after: a.after + b.after)
    }

    /// The room on the screen.
    func edges(axis: TrackGeometry.Axis, isReversed: Bool) -> UIEdgeInsets {
        let (low, high) = (axis == .horizontal) == !isReversed ? (least, greatest) : (greatest, least)
        return axis == .horizontal
            ? UIEdgeInsets(top: before, left: low, bottom: after, right: high) : UIEdgeInsets(top: low, left: before, bottom: high, right: after)
    }
}
