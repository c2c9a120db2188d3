import UIKit

extension ConfirmSlider {
    /// Whether the thumb starts at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .forward: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .backward: effectiveUserInterfaceLayoutDirection != .rightToLeft
        case .down: false
        case .up: true
        }
    }

    private var thumbLength: CGFloat { max(0, direction.isVertical ? thumbSize.height : thumbSize.width) }

    /// The way of the thumb's middle, in points.
    var wayLength: CGFloat { max(0, (direction.isVertical ? bounds.height : bounds.width) - 2 * inset - thumbLength) }

    /// The thumb's middle at a share of the way.
    func thumbCenter(at progress: CGFloat) -> CGPoint {
        let share = isReversed ? 1 - progress : progress
        let along = inset + thumbLength / 2 + share * wayLength
        return direction.isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
    }

    /// How far a point lies on the thumb's way, in points from its start.
    func way(of point: CGPoint) -> CGFloat {
        let start = thumbCenter(at: 0)
        let distance = direction.isVertical ? point.y - start.y : point.x - start.x
        return isReversed ? -distance : distance
    }

    func layoutTrack() {
        track.frame = bounds
        let radius = cornerRadius >= 0 ? cornerRadius : min(bounds.width, bounds.height) / 2
        track.layer.cornerRadius = min(radius, min(bounds.width, bounds.height) / 2)
        track.backgroundColor = trackColor
        thumb.bounds = CGRect(origin: .zero, size: thumbSize)
        thumb.center = thumbCenter(at: progress)
        let reach = thumbLength / 2 + inset
        let from = thumbCenter(at: 0), to = thumb.center
        let area = CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
        fill.frame = direction.isVertical
            ? CGRect(x: 0, y: area.minY - reach, width: bounds.width, height: area.height + 2 * reach)
            : CGRect(x: area.minX - reach, y: 0, width: area.width + 2 * reach, height: bounds.height)
        fill.layer.cornerRadius = min(track.layer.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2)
        fill.backgroundColor = fillColor ?? tintColor
        // No colour at the start, so that a slider at rest is all track.
        fill.alpha = min(1, progress * 4)
        layoutLabel()
        thumb.show(self, angle: arrowAngle)
        progressChanged()
    }

    private var arrowAngle: CGFloat { (direction.isVertical ? .pi / 2 : 0) + (isReversed ? .pi : 0) }

    private func layoutLabel() {
        // Text keeps out of the thumb's way at its start.
        let room = thumbLength + 2 * inset
        label.isHidden = direction.isVertical && bounds.height > bounds.width
        label.frame = bounds.insetBy(dx: direction.isVertical ? inset : room, dy: 0)
        label.alpha = isEnabled ? wordsAlpha : wordsAlpha * Self.disabledAlpha
    }

    /// How visible a slider is that is off. (choice)
    static let disabledAlpha: CGFloat = 0.5

    var naturalSize: CGSize {
        let breadth = (direction.isVertical ? thumbSize.width : thumbSize.height) + 2 * inset
        guard breadth.isFinite, breadth >= 0 else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return direction.isVertical
            ? CGSize(width: breadth, height: UIView.noIntrinsicMetric) : CGSize(width: UIView.noIntrinsicMetric, height: breadth)
    }

    func shapeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func showLabel() {
        label.font = font ?? .preferredFont(forTextStyle: .headline)
        label.textColor = phase == .confirmed || phase == .undoable ? confirmedTextColor : textColor
        label.text = words
        setNeedsLayout()
    }
}
