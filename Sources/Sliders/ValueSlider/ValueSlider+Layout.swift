import UIKit

extension ValueSlider {
    /// Whether the least value is at the right, or at the top.
    public var isReversed: Bool {
        axis == .horizontal ? (effectiveUserInterfaceLayoutDirection == .rightToLeft) != isInverted : isInverted
    }

    /// The thumb's size on the screen.
    var thumbExtent: CGSize { axis == .horizontal ? thumbSize : CGSize(width: thumbSize.height, height: thumbSize.width) }
    private var thumbLength: CGFloat { thumbSize.width.isFinite ? max(0, thumbSize.width) : 0 }
    private var thumbBreadth: CGFloat { thumbSize.height.isFinite ? max(0, thumbSize.height) : 0 }

    /// Where values lie now, in the slider's coordinates.
    public var geometry: TrackGeometry {
        let room = decorations.reduce(SliderInsets()) { $0 + $1.insets(in: self) }
        return TrackGeometry(
            rect: bounds.inset(by: room.edges(axis: axis, isReversed: isReversed)), axis: axis, isReversed: isReversed, margin: thumbLength / 2)
    }

    /// Where a value lies, 0…1.
    public func fraction(of value: Double) -> Double { scale.safeFraction(of: value, in: range) }
    /// The value at a coordinate along the track, without stops and limits.
    public func value(at coordinate: CGFloat) -> Double { scale.safeValue(at: geometry.fraction(at: coordinate), in: range) }
    /// The value that a finger means at a coordinate: the roundest within half a pixel, or ``value(at:)`` as it is.
    public func aimedValue(at coordinate: CGFloat) -> Double {
        let exact = value(at: coordinate)
        guard aimsAtRoundValues, stops == nil || snapPolicy == .never, exact > range.lowerBound, exact < range.upperBound else { return exact }
        let half = 0.5 / max(1, traitCollection.displayScale)
        let ends = [value(at: coordinate - half), value(at: coordinate + half)]
        return RoundNumbers.roundest(in: min(ends[0], ends[1])...max(ends[0], ends[1]), near: exact)
    }
    /// The middle of a thumb, in the slider's coordinates.
    public func center(ofThumb thumb: Int) -> CGPoint { geometry.point(of: fraction(of: values[thumb])) }

    func layoutParts() {
        let geometry = geometry
        let allowed = model.allowed
        track.place(
            geometry: geometry, thickness: trackThickness.isFinite ? max(0, trackThickness) : 0,
            allowed: fraction(of: allowed.lowerBound)...max(fraction(of: allowed.lowerBound), fraction(of: allowed.upperBound)),
            filled: filledPart, trackColor: trackColor, fillColor: fillColor ?? tintColor)
        for (thumb, value) in zip(thumbs, values) {
            thumb.bounds = CGRect(origin: .zero, size: thumbExtent)
            thumb.center = geometry.point(of: fraction(of: value))
        }
        var outer = SliderInsets()
        for decoration in decorations {
            decoration.layout(in: self, geometry: geometry, outer: outer)
            outer = outer + decoration.insets(in: self)
        }
        // Thumbs stay opaque, so that the track does not show through.
        for part in subviews where !(part is SliderThumb) { part.alpha = isEnabled ? 1 : Self.disabledAlpha }
    }

    /// The fractions that are filled: from the neutral value to the thumb, or between the outer thumbs.
    private var filledPart: ClosedRange<Double> {
        let last = fraction(of: values[values.count - 1])
        let first = values.count > 1 ? fraction(of: values[0]) : neutralValue.map(fraction) ?? 0
        return min(first, last)...max(first, last)
    }

    var naturalSize: CGSize {
        let room = decorations.reduce(SliderInsets()) { $0 + $1.insets(in: self) }
        let breadth = max(thumbBreadth, trackThickness.isFinite ? trackThickness : 0) + room.before + room.after
        return axis == .horizontal
            ? CGSize(width: UIView.noIntrinsicMetric, height: breadth) : CGSize(width: breadth, height: UIView.noIntrinsicMetric)
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let natural = naturalSize
        return axis == .horizontal ? CGSize(width: size.width, height: natural.height) : CGSize(width: natural.width, height: size.height)
    }

    func shapeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func thumbStyleChanged() {
        for thumb in thumbs { thumb.showStyle(of: self) }
        setNeedsLayout()
    }

    func enabledChanged() {
        setNeedsLayout()
        if !isEnabled { endGestures() }
    }

    /// How visible a slider is that is off. (choice)
    private static let disabledAlpha: CGFloat = 0.5

    func windowChanged() {
        if window == nil { endGestures() }
        setNeedsLayout()
    }

    /// The slider was taken away in the middle of something: fingers are cancelled, keys count as released.
    private func endGestures() {
        cancelDrags()
        for thumb in thumbs { thumb.keys.endAll() }
        wheel.end()
    }
}
