/// Between which offsets a scroll view scrolls along one axis, in points.
struct ScrollLimits {
    /// How strongly content follows a finger beyond its ends.
    static let bandStiffness: CGFloat = 0.55

    let low: CGFloat
    let high: CGFloat
    /// The view's own length.
    let length: CGFloat
    /// Whether fingers scroll along this axis.
    let moves: Bool
    let bounces: Bool

    /// The nearest offset that shows no room beyond the content.
    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, low), high) }

    func contains(_ offset: CGFloat) -> Bool { offset >= low && offset <= high }

    /// Where the content is when a finger asks for an offset: beyond the ends it follows less and less, by at most the view's length.
    func banded(_ asked: CGFloat) -> CGFloat {
        let nearest = clamped(asked), excess = asked - nearest
        guard bounces, excess != 0, length > 0 else { return nearest }
        let part = abs(excess) * Self.bandStiffness / length
        return nearest + (excess < 0 ? -1 : 1) * (1 - 1 / (part + 1)) * length
    }

    /// The offset that a finger must ask for to bring the content where it is.
    func unbanded(_ shown: CGFloat) -> CGFloat {
        let nearest = clamped(shown), excess = shown - nearest
        guard bounces, excess != 0, length > 0 else { return shown }
        let part = min(abs(excess) / length, 0.999)
        return nearest + (excess < 0 ? -1 : 1) * (1 / (1 - part) - 1) * length / Self.bandStiffness
    }
}

extension UIScrollView {
    var horizontalLimits: ScrollLimits {
        limits(
            -knownInset.left, ownContentSize.width + knownInset.right, ownLayer.bounds.width, alwaysBounces: alwaysBounceHorizontal)
    }

    var verticalLimits: ScrollLimits {
        limits(
            -knownInset.top, ownContentSize.height + knownInset.bottom, ownLayer.bounds.height, alwaysBounces: alwaysBounceVertical)
    }

    private func limits(_ low: CGFloat, _ end: CGFloat, _ length: CGFloat, alwaysBounces: Bool) -> ScrollLimits {
        let high = max(low, end - length)
        return ScrollLimits(
            low: low, high: high, length: length, moves: isScrollEnabled && (high > low || (bounces && alwaysBounces)),
            bounces: bounces && (high > low || alwaysBounces))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalLimits.clamped(offset.x), y: verticalLimits.clamped(offset.y))
    }

    /// The nearest offset at which content lies on whole pixels.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = UIScreen.main.scale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }
}
