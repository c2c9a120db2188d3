@_spi(SliderKit) import QuartzCore

/// Shows a change of place or size as a distance that shrinks to nothing, added to whatever else is under way.
///
/// An animation that is interrupted so goes on to its own end while the next one takes effect: a movement keeps its speed for a moment instead
/// of stopping dead, and its completion hears that it finished.
@MainActor
final class AdditiveAction: @preconcurrency CAAction {
    private let animation: CABasicAnimation

    /// - Parameter animation: Its `fromValue` is the property before the change.
    init(_ animation: CABasicAnimation) { self.animation = animation }

    /// The layer has its new value by now.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        switch (animation.fromValue, layer.value(forKey: event)) {
        case (let before as CGPoint, let now as CGPoint):
            animation.fromValue = CGPoint(x: before.x - now.x, y: before.y - now.y)
            animation.toValue = CGPoint.zero
        case (let before as CGRect, let now as CGRect):
            // Sizes that are negative, as numbers: a rectangle would turn itself around.
            animation.fromValue = CGRect(
                x: before.origin.x - now.origin.x, y: before.origin.y - now.origin.y,
                width: before.size.width - now.size.width, height: before.size.height - now.size.height)
            animation.toValue = CGRect.zero
        default: break
        }
        animation.isAdditive = animation.toValue != nil
        layer.add(animation, forKey: AdditiveAction.freeKey(event, in: layer))
    }

    /// `position`, `position-2` and so on: the animations of one property don't end each other.
    private static func freeKey(_ key: String, in layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
