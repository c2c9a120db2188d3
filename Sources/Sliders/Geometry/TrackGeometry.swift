import UIKit

/// Where fractions of the range lie on a track. It knows no views, and everything that shows or hits a place of the slider asks it.
///
/// "Along" is the way from the least to the greatest value, "across" is at right angles to it.
public struct TrackGeometry: Hashable, Sendable {
    /// The way that the track runs.
    public enum Axis: Hashable, Sendable, CaseIterable {
        /// From left to right, or from right to left where that is the reading direction. The default.
        case horizontal
        /// From the bottom up, in every reading direction.
        case vertical
    }

    /// The room of the track with its ends, in points.
    public let rect: CGRect
    /// The track's way.
    public let axis: Axis
    /// Whether the least value is at the right end or at the top.
    public let isReversed: Bool
    /// How far from each end of the room the outermost middle of a thumb stays, in points: half of its length.
    public let margin: CGFloat

    /// A geometry. Sizes that are not finite, or too small for the margins, leave a track without length.
    public init(rect: CGRect, axis: Axis = .horizontal, isReversed: Bool = false, margin: CGFloat = 0) {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        self.rect = CGRect(x: sane(rect.minX), y: sane(rect.minY), width: max(0, sane(rect.width)), height: max(0, sane(rect.height)))
        self.axis = axis
        self.isReversed = isReversed
        self.margin = max(0, sane(margin))
    }

    /// The way of the thumb's middle from one end to the other, in points; at least 0.
    public var length: CGFloat { max(0, (axis == .horizontal ? rect.width : rect.height) - 2 * margin) }

    /// Whether greater values lie at greater coordinates.
    private var rises: Bool { axis == .horizontal ? !isReversed : isReversed }

    private var start: CGFloat {
        let low = axis == .horizontal ? rect.minX : rect.minY, size = axis == .horizontal ? rect.width : rect.height
        return length > 0 ? low + margin : low + size / 2
    }

    /// The coordinate of a fraction along the axis: x, or y for a vertical track.
    public func coordinate(of fraction: Double) -> CGFloat {
        let clamped = fraction.isNaN ? 0 : min(1, max(0, fraction))
        return start + CGFloat(rises ? clamped : 1 - clamped) * length
    }

    /// The fraction at a coordinate along the axis, not clamped; 0 on a track without length.
    public func fraction(at coordinate: CGFloat) -> Double {
        guard length > 0, coordinate.isFinite else { return 0 }
        let share = Double((coordinate - start) / length)
        return rises ? share : 1 - share
    }

    /// The point of a fraction in the middle of the track's breadth.
    public func point(of fraction: Double) -> CGPoint { point(along: coordinate(of: fraction), across: 0) }

    /// A point by its coordinate along the axis and its distance from the track's middle line: to the right of a vertical track, below a
    /// horizontal one.
    public func point(along: CGFloat, across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: rect.midY + across) : CGPoint(x: rect.midX + across, y: along)
    }

    /// The coordinate of a point along the axis.
    public func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

    /// How far a point lies from the track's middle line.
    public func distance(of point: CGPoint) -> CGFloat { abs(axis == .horizontal ? point.y - rect.midY : point.x - rect.midX) }

    /// The rectangle that covers the track from one fraction to another, `thickness` points broad.
    public func bar(from: Double, to: Double, thickness: CGFloat) -> CGRect {
        bar(fromCoordinate: coordinate(of: from), to: coordinate(of: to), thickness: thickness)
    }

    /// The rectangle that covers the whole room along the axis, `thickness` points broad.
    public func wholeBar(thickness: CGFloat) -> CGRect {
        axis == .horizontal
            ? bar(fromCoordinate: rect.minX, to: rect.maxX, thickness: thickness)
            : bar(fromCoordinate: rect.minY, to: rect.maxY, thickness: thickness)
    }

    /// The end of the room behind the least value, or behind the greatest.
    public func end(isGreatest: Bool) -> CGFloat {
        let low = axis == .horizontal ? rect.minX : rect.minY, high = axis == .horizontal ? rect.maxX : rect.maxY
        return isGreatest == rises ? high : low
    }

    /// The rectangle between two coordinates along the axis.
    public func bar(fromCoordinate a: CGFloat, to b: CGFloat, thickness: CGFloat) -> CGRect {
        let low = min(a, b), size = abs(a - b)
        return axis == .horizontal
            ? CGRect(x: low, y: rect.midY - thickness / 2, width: size, height: thickness)
            : CGRect(x: rect.midX - thickness / 2, y: low, width: thickness, height: size)
    }
}
