@_spi(SliderKit) import QuartzCore

/// Gathers the changes of `UIView.animateKeyframes` into one course for each property.
@MainActor
final class KeyframeRecorder: AnimationRecorder {
    private struct Part {
        var start: Double
        var end: Double
        var value: Any
    }

    private final class Track {
        let layer: CALayer
        let key: String
        let origin: Any
        var parts: [Part] = []

        init(layer: CALayer, key: String, origin: Any) {
            (self.layer, self.key, self.origin) = (layer, key, origin)
        }

        /// The last change is done: the layer knows its value.
        func settle() { if let value = layer.value(forKey: key), !parts.isEmpty { parts[parts.count - 1].value = value } }
    }

    /// The recorder of the innermost `animateKeyframes` whose closure runs.
    static var current: KeyframeRecorder?

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var interval = (start: 0.0, end: 1.0)

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    func run(_ changes: () -> Void) {
        let outer = KeyframeRecorder.current
        KeyframeRecorder.current = self
        defer { KeyframeRecorder.current = outer }
        changes()
    }

    /// Runs the changes of one keyframe; times are shares of the whole.
    func runKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
        let outer = interval
        let first = start.isFinite ? min(max(start, 0), 1) : 0
        interval = (first, min(first + (duration.isFinite ? max(duration, 0) : 0), 1))
        defer { interval = outer }
        changes()
    }

    func record(_ layer: CALayer, key: String, from: Any) {
        let part = Part(start: interval.start, end: interval.end, value: from)
        if let track = tracks.first(where: { $0.layer === layer && $0.key == key }) {
            track.settle()
            track.parts.append(part)
            return
        }
        let track = Track(layer: layer, key: key, origin: from)
        track.parts.append(part)
        tracks.append(track)
    }

    func record(_ layer: CALayer, key: String, course: AnimationCourse) {
        guard let first = course.values.first else { return }
        record(layer, key: key, from: first)
    }

    /// Each property's course, once the closures ran.
    func courses() -> [(layer: CALayer, key: String, course: AnimationCourse)] {
        tracks.map { track in
            track.settle()
            return (track.layer, track.key, mode == .discrete ? steps(track) : stretches(track))
        }
    }

    private func stretches(_ track: Track) -> AnimationCourse {
        var course = AnimationCourse(values: [track.origin], times: [0], mode: mode)
        for part in sorted(track) {
            let last = course.times[course.times.count - 1]
            // It waits at the last value until its turn; what overlaps begins when the one before has ended.
            if part.start > last { course.append(course.values[course.values.count - 1], at: part.start) }
            course.append(part.value, at: max(part.end, course.times[course.times.count - 1]))
        }
        if let last = course.times.last, last < 1 { course.append(course.values[course.values.count - 1], at: 1) }
        return course
    }

    private func steps(_ track: Track) -> AnimationCourse {
        var course = AnimationCourse(values: [track.origin], times: [0], mode: mode)
        for part in sorted(track) {
            if part.start <= course.times[course.times.count - 1] {
                course.values[course.values.count - 1] = part.value
            } else {
                course.append(part.value, at: part.start)
            }
        }
        course.times.append(1)
        return course
    }

    private func sorted(_ track: Track) -> [Part] {
        track.parts.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }
}

extension AnimationCourse {
    fileprivate mutating func append(_ value: Any, at time: Double) {
        values.append(value)
        times.append(time)
    }
}
