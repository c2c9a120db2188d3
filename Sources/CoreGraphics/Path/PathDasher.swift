/// Cuts polylines into dashes.
internal final class PathDasher {
    let dashes = CGMutablePath()
    private let pattern: [CGFloat]
    private let phase: CGFloat

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        let rest = phase.truncatingRemainder(dividingBy: total)
        self.phase = rest < 0 ? rest + total : rest
    }

    func add(_ line: Polyline) {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        guard var from = points.first else { return }
        var (index, left) = start()
        var isOn = index.isMultiple(of: 2)
        if isOn { dashes.move(to: from) }
        // A pattern far finer than the path is drawn no finer than this many cuts.
        var cuts = 0
        for to in points.dropFirst() {
            var rest = hypot(to.x - from.x, to.y - from.y)
            while rest > left, cuts < 100_000 {
                from = CGPath.mix(from, to, left / rest)
                rest -= left
                if isOn { dashes.addLine(to: from) } else { dashes.move(to: from) }
                isOn.toggle()
                index = (index + 1) % pattern.count
                left = pattern[index]
                cuts += 1
            }
            left -= rest
            from = to
            if isOn { dashes.addLine(to: to) }
        }
    }

    /// The part of the pattern that holds the phase, and what is left of it.
    private func start() -> (Int, CGFloat) {
        var rest = phase
        for (index, length) in pattern.enumerated() {
            if rest < length { return (index, length - rest) }
            rest -= length
        }
        return (0, pattern[0])
    }
}
