import Allocations
@_spi(SliderKit) import UIKit

/// The row of `Layouts` as constraints alone, without views: what kiwi's program solves.
struct Systems {
    private let solver = ConstraintSolver()
    private let lefts: [Int32]
    private let widths: [Int32]
    private let width: Int32
    private var room: ConstraintSolver.ConstraintID = -1

    private init(_ count: Int) {
        let solver = solver
        lefts = (0..<count).map { _ in solver.makeVariable() }
        widths = (0..<count).map { _ in solver.makeVariable() }
        width = solver.makeVariable()
    }

    private var wish: Double { Double(lefts.count) * 108 + 8 }

    private mutating func build() {
        room = solver.add([LinearTerm(width)], constant: -(wish + 50), relation: .equal, priority: 1000)
        for place in lefts.indices {
            var terms = [LinearTerm(lefts[place])]
            if place > 0 { terms += [LinearTerm(lefts[place - 1], -1), LinearTerm(widths[place - 1], -1)] }
            solver.add(terms, constant: -8, relation: .equal, priority: 1000)
            solver.add([LinearTerm(widths[place])], constant: -20, relation: .greaterOrEqual, priority: 1000)
            solver.add([LinearTerm(widths[place])], constant: -100, relation: .equal, priority: 750)
        }
        let last = lefts.count - 1
        solver.add(
            [LinearTerm(width), LinearTerm(lefts[last], -1), LinearTerm(widths[last], -1)], constant: -8, relation: .greaterOrEqual,
            priority: 1000)
        solver.solve()
    }

    private func edit(_ constant: Double) {
        solver.setConstant(-constant, of: room)
        solver.solve()
    }

    /// Whether everything is in its place.
    private func check(_ room: Double) {
        let last = lefts.count - 1
        let end = solver.value(of: lefts[last]) + solver.value(of: widths[last])
        precondition(abs(end - min(wish - 8, room - 8)) < 0.01, "the last part ends at \(end) in \(room)")
        precondition(widths.allSatisfy { solver.value(of: $0) >= 19.99 })
    }

    /// Reports microseconds: to build, for an edit that leaves the parts as they are, and for one that takes room from them.
    static func time(_ count: Int) {
        let repeats = max(1, 4000 / count)
        var (build, steady, crossing) = (0.0, 0.0, 0.0)
        for _ in 0..<repeats {
            var system = Systems(count)
            let start = monotonic_seconds()
            system.build()
            let built = monotonic_seconds()
            system.check(system.wish + 50)
            for step in 0..<100 { system.edit(system.wish + 20 + Double(step % 2)) }
            let steadied = monotonic_seconds()
            system.edit(system.wish / 2)
            crossing += monotonic_seconds() - steadied
            system.check(system.wish / 2)
            build += built - start
            steady += (steadied - built) / 100
        }
        let each = { (seconds: Double) in seconds / Double(repeats) * 1e6 }
        report("system.\(count).build", each(build))
        report("system.\(count).steady", each(steady))
        report("system.\(count).crossing", each(crossing))
    }
}
