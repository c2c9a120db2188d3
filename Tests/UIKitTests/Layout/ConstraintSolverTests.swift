import Foundation
import Testing

@_spi(SliderKit) @testable import UIKit

/// The solver alone, without views.
@Suite struct ConstraintSolverTests {
    /// Repeatable noise.
    struct Noise {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    @Test("A required equality decides a variable")
    func equality() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        solver.add([LinearTerm(x)], constant: -10, relation: .equal, priority: 1000)
        solver.add([LinearTerm(y), LinearTerm(x, -2)], constant: -1, relation: .equal, priority: 1000)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 21)
        #expect(Set(solver.changedVariables) == [x, y])
        solver.solve()
        #expect(solver.changedVariables.isEmpty)
    }

    @Test("A higher priority wins over any number of lower ones", arguments: [(2 as Float, 1 as Float), (750, 749), (999, 1), (251, 250)])
    func priorities(high: Float, low: Float) {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<200 { solver.add([LinearTerm(x)], constant: -5, relation: .equal, priority: low) }
        solver.add([LinearTerm(x)], constant: -90, relation: .equal, priority: high)
        solver.solve()
        #expect(abs(solver.value(of: x) - 90) < 1e-6)
    }

    @Test("Inequalities hold, and a wish comes as near as they let it")
    func inequalities() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([LinearTerm(x)], constant: -20, relation: .greaterOrEqual, priority: 1000)
        solver.add([LinearTerm(x)], constant: -50, relation: .lessOrEqual, priority: 1000)
        let wish = solver.add([LinearTerm(x)], constant: -80, relation: .equal, priority: 250)
        solver.solve()
        #expect(solver.value(of: x) == 50)
        solver.setConstant(-5, of: wish)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        solver.setConstant(-33, of: wish)
        solver.solve()
        #expect(solver.value(of: x) == 33)
    }

    @Test("Removing a constraint frees what it held")
    func removal() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        let strong = solver.add([LinearTerm(x)], constant: -7, relation: .equal, priority: 1000)
        solver.add([LinearTerm(x)], constant: -3, relation: .equal, priority: 10)
        solver.solve()
        #expect(solver.value(of: x) == 7)
        solver.remove(strong)
        solver.solve()
        #expect(solver.value(of: x) == 3)
        #expect(solver.changedVariables == [x])
    }

    @Test("A contradiction names its members, breaks the youngest of them and nothing else")
    func contradiction() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let a = solver.add([LinearTerm(x)], constant: -10, relation: .equal, priority: 1000)
        let b = solver.add([LinearTerm(y), LinearTerm(x, -1)], constant: 0, relation: .equal, priority: 1000)
        solver.add([LinearTerm(z), LinearTerm(x, -1)], constant: -1, relation: .equal, priority: 1000)
        let c = solver.add([LinearTerm(y)], constant: -30, relation: .equal, priority: 1000)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        #expect(solver.conflicts.first?.members == [a, b, c])
        #expect(solver.conflicts.first?.broken == c)
        #expect(solver.value(of: y) == 10)
        #expect(solver.value(of: z) == 11)
        solver.setConstant(-30, of: a)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: y) == 30)
    }

    @Test("Contradictory inequalities are found in the simplex too")
    func contradictoryInequalities() {
        let solver = ConstraintSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let a = solver.add([LinearTerm(x), LinearTerm(y, -1)], constant: -10, relation: .greaterOrEqual, priority: 1000)
        let b = solver.add([LinearTerm(y), LinearTerm(x, -1)], constant: -10, relation: .greaterOrEqual, priority: 1000)
        solver.add([LinearTerm(x)], constant: 0, relation: .greaterOrEqual, priority: 1000)
        solver.solve()
        #expect(solver.conflicts.first?.members == [a, b])
        #expect(solver.conflicts.first?.broken == b)
    }

    @Test("A size never goes below zero")
    func sizesStayPositive() {
        let solver = ConstraintSolver()
        let outer = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        solver.fix(outer, at: 100)
        let slack = solver.makeVariable()
        solver.add(
            [LinearTerm(width), LinearTerm(slack), LinearTerm(outer, -1)], constant: 0, relation: .equal, priority: 1000)
        solver.add([LinearTerm(slack)], constant: -150, relation: .equal, priority: 900)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: slack) == 100)
        solver.fix(outer, at: 400)
        solver.solve()
        #expect(solver.value(of: width) == 250)
    }

    @Test("Fixed variables separate components, and follow when they move")
    func fixing() {
        let solver = ConstraintSolver()
        let outer = solver.makeVariable()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        solver.fix(outer, at: 300)
        solver.add([LinearTerm(left), LinearTerm(outer, -0.5)], constant: 0, relation: .equal, priority: 1000)
        solver.add([LinearTerm(right), LinearTerm(outer, -1)], constant: 8, relation: .equal, priority: 1000)
        solver.solve()
        #expect(solver.value(of: left) == 150)
        solver.fix(outer, at: 320)
        solver.solve()
        #expect(solver.value(of: left) == 160)
        #expect(solver.value(of: right) == 312)
        solver.unfix(outer)
        let pin = solver.add([LinearTerm(left)], constant: -40, relation: .equal, priority: 1000)
        solver.solve()
        #expect(abs(solver.value(of: outer) - 80) < 1e-9)
        solver.remove(pin)
        solver.solve()
    }

    // MARK: Chains

    struct Chain {
        let solver = ConstraintSolver()
        var total: Int32 = 0
        var lefts: [Int32] = []
        var widths: [Int32] = []

        init(_ count: Int, total length: Double, minimum: Double) {
            total = solver.makeVariable()
            solver.fix(total, at: length)
            for index in 0..<count {
                let left = solver.makeVariable()
                let width = solver.makeVariable(nonNegative: true)
                if index == 0 {
                    solver.add([LinearTerm(left)], constant: -10, relation: .equal, priority: 1000)
                } else {
                    solver.add(
                        [LinearTerm(left), LinearTerm(lefts[index - 1], -1), LinearTerm(widths[index - 1], -1)], constant: -8,
                        relation: .equal, priority: 1000)
                    solver.add([LinearTerm(width), LinearTerm(widths[0], -1)], constant: 0, relation: .equal, priority: 500)
                }
                solver.add([LinearTerm(width)], constant: -minimum, relation: .greaterOrEqual, priority: 1000)
                lefts.append(left)
                widths.append(width)
            }
            solver.add(
                [LinearTerm(lefts[count - 1]), LinearTerm(widths[count - 1]), LinearTerm(total, -1)], constant: 10,
                relation: .equal, priority: 1000)
        }

        func check(_ length: Double, minimum: Double) -> Bool {
            var sum = 20.0 + 8 * Double(widths.count - 1)
            for (index, width) in widths.enumerated() {
                let value = solver.value(of: width)
                if value < minimum - 1e-6 { return false }
                sum += value
                guard index > 0 else { continue }
                let before = solver.value(of: lefts[index - 1]) + solver.value(of: widths[index - 1]) + 8
                if abs(before - solver.value(of: lefts[index])) > 1e-6 { return false }
            }
            return abs(sum - length) < 1e-5
        }
    }

    @Test("H1: a chain of equal widths fills its length, at each edit", arguments: [10, 100, 300])
    func chains(count: Int) {
        let chain = Chain(count, total: Double(count) * 50, minimum: 20)
        chain.solver.solve()
        #expect(chain.solver.conflicts.isEmpty)
        #expect(chain.check(Double(count) * 50, minimum: 20))
        for length in [51.0, 48, 70, 29.5, 33] {
            chain.solver.fix(chain.total, at: Double(count) * length)
            chain.solver.solve()
            #expect(chain.check(Double(count) * length, minimum: 20))
            let first = chain.solver.value(of: chain.widths[0])
            #expect(chain.widths.allSatisfy { abs(chain.solver.value(of: $0) - first) < 1e-6 })
        }
    }

    @Test("H1: a chain of 1000 fixed widths is laid out without the simplex")
    func longChain() {
        let solver = ConstraintSolver()
        var previous: (left: Int32, width: Int32)?
        var last: Int32 = 0
        for _ in 0..<1000 {
            let left = solver.makeVariable()
            let width = solver.makeVariable(nonNegative: true)
            solver.add([LinearTerm(width)], constant: -30, relation: .equal, priority: 1000)
            if let previous {
                solver.add(
                    [LinearTerm(left), LinearTerm(previous.left, -1), LinearTerm(previous.width, -1)], constant: -2,
                    relation: .equal, priority: 1000)
            } else {
                solver.add([LinearTerm(left)], constant: -5, relation: .equal, priority: 1000)
            }
            previous = (left, width)
            last = left
        }
        solver.solve()
        #expect(abs(solver.value(of: last) - (5 + 999 * 32)) < 1e-6)
    }

    // MARK: Random systems

    @Test("Random systems keep every required row, whatever is added, edited and removed", arguments: 0..<60)
    func randomSystems(seed: Int) {
        var noise = Noise(state: UInt64(seed) &* 7919 &+ 17)
        let solver = ConstraintSolver()
        let count = 3 + noise.next(8)
        let variables = (0..<count).map { solver.makeVariable(nonNegative: $0 % 2 == 0) }
        // A hidden solution makes the required rows fit together.
        let hidden = (0..<count).map { _ in Double(noise.next(200)) }
        var live: [Int32] = []
        for _ in 0..<40 {
            if noise.next(4) == 0, !live.isEmpty {
                solver.remove(live.remove(at: noise.next(live.count)))
            } else {
                live.append(addRandom(&noise, solver, variables, hidden))
            }
            solver.solve()
            #expect(solver.conflicts.isEmpty)
            for id in live { #expect(holds(id, solver)) }
            for (index, variable) in variables.enumerated() where index % 2 == 0 {
                #expect(solver.value(of: variable) > -1e-4)
            }
        }
    }

    private func addRandom(
        _ noise: inout Noise, _ solver: ConstraintSolver, _ variables: [Int32], _ hidden: [Double]
    ) -> Int32 {
        var terms: [LinearTerm] = []
        var sum = 0.0
        let first = noise.next(variables.count)
        for step in 0..<(1 + noise.next(3)) {
            let index = (first + step * (1 + noise.next(2))) % variables.count
            if terms.contains(where: { $0.variable == variables[index] }) { continue }
            let coefficient = Double([-2, -1, 1, 1, 2, 3][noise.next(6)])
            terms.append(LinearTerm(variables[index], coefficient))
            sum += coefficient * hidden[index]
        }
        let kind = noise.next(5)
        if kind >= 3 {
            let priority = Float([50, 250, 750][noise.next(3)])
            return solver.add(terms, constant: -Double(noise.next(300)), relation: .equal, priority: priority)
        }
        let relation: LinearRelation = [.equal, .greaterOrEqual, .lessOrEqual][kind]
        let room = relation == .equal ? 0 : Double(noise.next(20)) * Double(relation.rawValue)
        return solver.add(terms, constant: -sum + room, relation: relation, priority: 1000)
    }

    private func holds(_ id: Int32, _ solver: ConstraintSolver) -> Bool {
        let constraint = solver.constraints[Int(id)]
        guard constraint.priority >= 1000 else { return true }
        let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        switch constraint.relation {
        case .equal: return abs(sum) < 1e-4
        case .greaterOrEqual: return sum > -1e-4
        case .lessOrEqual: return sum < 1e-4
        }
    }

    @Test("Edits give the same wishes' errors as solving anew", arguments: 0..<40)
    func editsEqualFreshSolutions(seed: Int) {
        var noise = Noise(state: UInt64(seed) &* 104_729 &+ 3)
        let count = 4
        let edited = ConstraintSolver()
        let variables = (0..<count).map { _ in edited.makeVariable() }
        let hidden = (0..<count).map { _ in Double(noise.next(100)) }
        let ids = (0..<10).map { _ in addRandom(&noise, edited, variables, hidden) }
        edited.solve()
        for _ in 0..<6 {
            let wish = ids.filter { edited.constraints[Int($0)].priority < 1000 }
            guard !wish.isEmpty else { return }
            edited.setConstant(-Double(noise.next(400)), of: wish[noise.next(wish.count)])
            edited.solve()
            let fresh = ConstraintSolver()
            for _ in 0..<count { _ = fresh.makeVariable() }
            for id in ids {
                let constraint = edited.constraints[Int(id)]
                fresh.add(
                    constraint.terms, constant: constraint.constant, relation: constraint.relation,
                    priority: constraint.priority)
            }
            fresh.solve()
            for level in [750 as Float, 250, 50] {
                #expect(abs(error(edited, ids, level) - error(fresh, ids, level)) < 1e-3)
            }
        }
    }

    private func error(_ solver: ConstraintSolver, _ ids: [Int32], _ priority: Float) -> Double {
        var sum = 0.0
        for id in 0..<Int32(ids.count) {
            let constraint = solver.constraints[Int(id)]
            guard constraint.priority == priority else { continue }
            sum += abs(constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) })
        }
        return sum
    }

    @Test("Leaving the simplex out gives the same errors, level by level, as the simplex", arguments: 0..<60)
    func relaxationEqualsSimplex(seed: Int) {
        var noise = Noise(state: UInt64(seed) &* 15_485_863 &+ 11)
        let count = 3 + noise.next(3)
        let quick = ConstraintSolver()
        let full = ConstraintSolver()
        full.mayRelax = false
        let variables = (0..<count).map { _ in quick.makeVariable() }
        for _ in 0..<count { _ = full.makeVariable() }
        let hidden = (0..<count).map { _ in Double(noise.next(100)) }
        let ids = (0..<(3 + noise.next(7))).map { _ in addRandom(&noise, quick, variables, hidden) }
        for id in ids {
            let constraint = quick.constraints[Int(id)]
            full.add(
                constraint.terms, constant: constraint.constant, relation: constraint.relation, priority: constraint.priority)
        }
        quick.solve()
        full.solve()
        for level in [750 as Float, 250, 50] {
            #expect(abs(error(quick, ids, level) - error(full, ids, level)) < 1e-3)
        }
    }

    @Test("H1: a thousand edits of any constants give the values that solving anew gives", arguments: 0..<6)
    func longEdits(seed: Int) {
        var noise = Noise(state: UInt64(seed) + 77)
        let row = EditedRow(count: 30)
        for edit in 0..<1000 {
            // Mostly small moves that leave the shape as it is; now and then one that takes the parts' room.
            row.edit(noise.next(row.ids.count), to: Double(noise.next(edit % 97 == 0 ? 4000 : 60)))
            if edit % 50 != 49 { continue }
            let fresh = EditedRow(count: 30, constants: row.constants)
            for (kept, made) in zip(row.values, fresh.values) { #expect(abs(kept - made) < 1e-7, "after edit \(edit)") }
        }
    }

    /// A row of parts with wished widths in a given room; each constant can be edited.
    final class EditedRow {
        let solver = ConstraintSolver()
        private(set) var ids: [Int32] = []
        private(set) var constants: [Double] = []
        private let variables: [Int32]

        init(count: Int, constants given: [Double]? = nil) {
            let solver = solver
            let lefts = (0..<count).map { _ in solver.makeVariable() }
            let widths = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
            let room = solver.makeVariable()
            variables = lefts + widths + [room]
            func add(_ terms: [LinearTerm], _ constant: Double, _ relation: LinearRelation, _ priority: Float) {
                let constant = given?[ids.count] ?? constant
                ids.append(solver.add(terms, constant: constant, relation: relation, priority: priority))
                constants.append(constant)
            }
            add([LinearTerm(room)], -5000, .equal, 1000)
            for part in 0..<count {
                let before = part == 0 ? [] : [LinearTerm(lefts[part - 1], -1), LinearTerm(widths[part - 1], -1)]
                add([LinearTerm(lefts[part])] + before, -8, .equal, 1000)
                // Each wish has a strength of its own, so that one solution is the best.
                add([LinearTerm(widths[part])], -60, .equal, Float(100 + part))
            }
            add([LinearTerm(room), LinearTerm(lefts[count - 1], -1), LinearTerm(widths[count - 1], -1)], 0, .greaterOrEqual, 900)
            solver.solve()
        }

        var values: [Double] { variables.map(solver.value) }

        func edit(_ place: Int, to size: Double) {
            constants[place] = place == ids.count - 1 ? size : -size
            solver.setConstant(constants[place], of: ids[place])
            solver.solve()
        }
    }
}
