/// Runs through a path from its end to its beginning; closed subpaths stay closed.
enum ReversedPath {
    static func make(from path: CGPath) -> CGMutablePath {
        let result = CGMutablePath()
        for subpath in subpaths(of: path).reversed() { add(subpath, to: result) }
        return result
    }

    private static func subpaths(of path: CGPath) -> [[PathElement]] {
        var all: [[PathElement]] = []
        var start = CGPoint.zero
        for element in PathElement.list(of: path) {
            if case .move(let point) = element {
                start = point
                all.append([element])
            } else {
                // After a close, drawing goes on from the closed subpath's start without a move of its own.
                if all.isEmpty || isClosed(all[all.count - 1]) { all.append([.move(start)]) }
                all[all.count - 1].append(element)
            }
        }
        return all
    }

    private static func isClosed(_ subpath: [PathElement]) -> Bool {
        if case .close? = subpath.last { return true }
        return false
    }

    private static func add(_ subpath: [PathElement], to path: CGMutablePath) {
        let ends = subpath.compactMap(\.end)
        guard let last = ends.last else { return }
        path.move(to: last)
        for index in stride(from: ends.count - 1, to: 0, by: -1) {
            let target = ends[index - 1]
            switch subpath[index] {
            case .quad(let control, _): path.addQuadCurve(to: target, control: control)
            case .curve(let first, let second, _): path.addCurve(to: target, control1: second, control2: first)
            default: path.addLine(to: target)
            }
        }
        if isClosed(subpath) { path.closeSubpath() }
    }
}
