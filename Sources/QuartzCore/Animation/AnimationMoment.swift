@_spi(SliderKit) import CoreGraphics

/// Where in its course an animation stands.
struct AnimationMoment: Hashable {
    /// The time within one run, in seconds; runs back when the animation autoreverses.
    var phase: CFTimeInterval
    /// The number of completed runs.
    var iteration: Int
    /// The duration of a run, in seconds; above 0.
    var duration: CFTimeInterval

    /// The share of the run, from 0 to 1.
    var fraction: Double { min(max(phase / duration, 0), 1) }
}

extension LayerTiming {
    var cycle: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

    /// All runs together, in its own time.
    var total: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
    }

    /// When it is over, in the parent's time; nil: never.
    func end(begin: CFTimeInterval) -> CFTimeInterval? {
        guard speed != 0, speed.isFinite, total.isFinite else { return nil }
        return begin + total / Double(abs(speed))
    }

    /// Where it stands at a time of its parent's; nil if it shows nothing then. `closed`: its very end still belongs to it, which is
    /// so for a member of a group at the group's own end.
    func moment(at time: CFTimeInterval, begin: CFTimeInterval, closed: Bool = false) -> AnimationMoment? {
        guard duration > 0 else { return nil }
        var elapsed = (time - begin) * Double(abs(speed))
        // Times are sums of frame intervals: at its very end it must be over whatever was rounded.
        if elapsed < 0 && elapsed > -1e-9 { elapsed = 0 }
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            elapsed = 0
        } else if elapsed >= total - 1e-9 {
            guard closed && elapsed <= total + 1e-9 || fillMode == .forwards || fillMode == .both else { return nil }
            elapsed = total
        }
        var local = speed < 0 ? total - elapsed : elapsed
        if timeOffset != 0 { local = shifted(local) }
        return moment(atOwn: local)
    }

    private func shifted(_ local: CFTimeInterval) -> CFTimeInterval {
        let sum = local + timeOffset
        if speed == 0 || !total.isFinite { return min(max(sum, 0), total) }
        guard sum < 0 || sum > total else { return sum }
        let rest = sum.truncatingRemainder(dividingBy: total)
        return rest < 0 ? rest + total : rest
    }

    private func moment(atOwn local: CFTimeInterval) -> AnimationMoment? {
        // Times that are no numbers, or too large for the difference to be one, show nothing.
        guard local.isFinite, cycle.isFinite else { return nil }
        var runs = (local / cycle).rounded(.down)
        var phase = local - runs * cycle
        // The end of the last run belongs to that run.
        if runs > 0 && phase < 1e-9 && local >= total - 1e-9 {
            runs -= 1
            phase = cycle
        }
        if autoreverses && phase > duration { phase = cycle - phase }
        return AnimationMoment(phase: phase, iteration: Int(min(runs, 1e9)), duration: duration)
    }
}
