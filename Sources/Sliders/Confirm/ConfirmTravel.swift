import UIKit

/// How far a thumb has come and whether that is enough. It knows no views.
public struct ConfirmTravel: Hashable, Sendable {
    /// The share of the way from which on a release confirms, above 0 and at most 1. Default 0.9.
    public var threshold: CGFloat
    /// The speed along the way, in points per second, from which on a release confirms before the threshold; nil for never. Default nil.
    public var flickVelocity: CGFloat?
    /// The share of the way that a flick needs all the same. Default 0.5.
    public var flickThreshold: CGFloat

    /// The rules; numbers that make no sense become the defaults.
    public init(threshold: CGFloat = 0.9, flickVelocity: CGFloat? = nil, flickThreshold: CGFloat = 0.5) {
        self.threshold = threshold > 0 && threshold <= 1 ? threshold : 0.9
        self.flickVelocity = flickVelocity.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.flickThreshold = flickThreshold >= 0 && flickThreshold <= 1 ? flickThreshold : 0.5
    }

    /// Whether a release confirms.
    /// - Parameters:
    ///   - progress: The share of the way, 0…1.
    ///   - velocity: Along the way, in points per second; below zero on the way back.
    public func confirms(progress: CGFloat, velocity: CGFloat) -> Bool {
        // What is less than a thousandth away is there: fingers don't hit ends exactly.
        if progress >= threshold - 0.001 { return velocity > -(flickVelocity ?? .infinity) }
        guard let flickVelocity else { return false }
        return velocity >= flickVelocity && progress >= flickThreshold
    }
}
