import UIKit

/// Adds up turns of a wheel until they make whole steps, and keeps the gesture that they belong to.
@MainActor
final class WheelTurns {
    /// How far the wheel scrolls for one step, in points. (choice)
    private static let stepLength: CGFloat = 10
    private var rest: CGFloat = 0
    private(set) var gesture: SliderGesture?

    /// The steps that a way makes together with what was left.
    func steps(for way: CGFloat) -> Int {
        guard way.isFinite else { return 0 }
        rest += way
        let count = (rest / Self.stepLength).rounded(.towardZero)
        rest -= count * Self.stepLength
        return Int(max(-1000, min(1000, count)))
    }

    /// The first turn of a gesture.
    func begin(_ make: () -> SliderGesture) -> SliderGesture {
        if let gesture, gesture.isLive { return gesture }
        let made = make()
        gesture = made
        return made
    }

    /// The wheel came to rest.
    func end() {
        rest = 0
        let ended = gesture
        gesture = nil
        ended?.commit()
    }
}
