import Foundation

/// How one coordinate of a content offset moves by itself, by the seconds since it began.
enum ScrollCurve {
    /// How fast content springs back, per second (choice): it has come back after about half a second.
    static let springRate: CGFloat = 12

    case still(CGFloat)
    /// Slows down: the distance that is left shrinks by the same part in each time.
    case glide(from: CGFloat, to: CGFloat, rate: CGFloat)
    /// Slows down towards an offset beyond an end, and springs back from there, or stops there.
    case strike(from: CGFloat, beyond: CGFloat, rate: CGFloat, end: CGFloat, bounces: Bool)
    /// Is drawn to an offset, from a speed in points per second.
    case spring(from: CGFloat, to: CGFloat, velocity: CGFloat)
    /// Starts and ends slowly.
    case ease(from: CGFloat, to: CGFloat, duration: CGFloat)

    /// Where it is after some seconds, and whether it is there for good.
    func value(after time: CGFloat) -> (offset: CGFloat, isOver: Bool) {
        switch self {
        case .still(let offset): return (offset, true)
        case .glide(let from, let to, let rate):
            let rest = (to - from) * exp(-rate * time)
            return abs(rest) <= 0.5 ? (to, true) : (to - rest, false)
        case .strike(let from, let beyond, let rate, let end, let bounces):
            let strikeTime = log((beyond - from) / (beyond - end)) / rate
            guard strikeTime.isFinite else { return (end, true) }
            if time < strikeTime { return (beyond - (beyond - from) * exp(-rate * time), false) }
            guard bounces else { return (end, true) }
            return Self.springValue(0, (beyond - end) * rate, to: end, after: time - strikeTime)
        case .spring(let from, let to, let velocity):
            return Self.springValue(from - to, velocity, to: to, after: time)
        case .ease(let from, let to, let duration):
            guard time < duration else { return (to, true) }
            let part = time / duration
            return (from + (to - from) * part * part * (3 - 2 * part), false)
        }
    }

    /// A critically damped spring: it passes its rest at most once.
    private static func springValue(_ distance: CGFloat, _ velocity: CGFloat, to rest: CGFloat, after time: CGFloat) -> (CGFloat, Bool) {
        let decay = exp(-springRate * time), slope = velocity + springRate * distance
        let left = (distance + slope * time) * decay
        let speed = (slope - springRate * (distance + slope * time)) * decay
        return abs(left) <= 0.25 && abs(speed) <= 6 ? (rest, true) : (rest + left, false)
    }
}
