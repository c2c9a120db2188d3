@_spi(SliderKit) import UIKit

/// The row of `Layouts` as constraints alone, without views: what kiwi's program solves.
struct Systems: EditedSystem {
    static let name = "system"

    private let solver = ConstraintSolver()
    private let lefts: [Int32]
    private let widths: [Int32]
    private let width: Int32
    private var room: ConstraintSolver.ConstraintID = -1

    init(_ count: Int) {
        let solver = solver
        lefts = (0..<count).map { _ in solver.makeVariable() }
        widths = (0..<count).map { _ in solver.makeVariable() }
        width = solver.makeVariable()
    }

    var wish: Double { Double(lefts.count) * 108 + 8 }

    mutating func build() {
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

    func edit(_ constant: Double) {
        solver.setConstant(-constant, of: room)
        solver.solve()
    }

    /// Whether everything is in its place.
    func check(_ room: Double) {
        let last = lefts.count - 1
        let end = solver.value(of: lefts[last]) + solver.value(of: widths[last])
        precondition(abs(end - min(wish - 8, room - 8)) < 0.01, "the last part ends at \(end) in \(room)")
        precondition(widths.allSatisfy { solver.value(of: $0) >= 19.99 })
    }
}
