/// Constraints that hang together through their variables, eliminated and solved.
final class LayoutComponent {
    /// One elimination: `constant[target] += factor * constant[pivot]`.
    struct Step {
        var target: Int32
        var pivot: Int32
        var factor: Double
    }

    /// A variable that an equality defines, in terms of variables that were eliminated later or not at all.
    struct Definition {
        var variable: Int32
        var row: Int32
        var scale: Double
        var start: Int32
        var count: Int32
    }

    /// A row that lost all its variables, and must still be true.
    struct Check {
        var row: Int32
        var isEquality: Bool
    }

    /// An independent rest that needed the simplex.
    struct Core {
        var tableau: SimplexTableau
        /// The component's row of each of the tableau's rows.
        var rows: [Int32]
        /// The component's variable of each of the tableau's variables.
        var variables: [Int32]
    }

    let constraintIDs: [ConstraintSolver.ConstraintID]
    let variableIDs: [Int32]
    var isStale = false
    /// Set when the solution broke a rule that was not a row yet.
    var needsAnotherBuild = false

    /// Contradictions closer than this (in points) are rounding.
    static let tolerance = 1e-5

    var steps: [Step] = []
    var definitions: [Definition] = []
    var definitionVariables: [Int32] = []
    var definitionCoefficients: [Double] = []
    var checks: [Check] = []
    var cores: [Core] = []
    /// Constants of the rows after elimination, as the cores know them.
    var settled: [Double] = []
    var hasBroken = false
    /// Whether wished equalities were eliminated like required ones; that holds as long as no inequality is broken.
    var isRelaxed = false
    /// Rows whose constants changed since the last solution.
    var changedRows: [Int32] = []
    /// What follows what, once a constant changed.
    var propagation: Propagation?
    private var refreshCount = 0
    /// Constants before elimination.
    var raw: [Double] = []
    private var working: [Double] = []
    var values: [Double] = []

    init(constraints: [ConstraintSolver.ConstraintID], variables: [Int32]) {
        constraintIDs = constraints
        variableIDs = variables
    }

    /// Eliminates and solves from nothing. Required constraints that contradict each other are broken until the others hold.
    func build(in solver: ConstraintSolver) {
        for (place, variable) in variableIDs.enumerated() { solver.setLocal(place, of: variable) }
        for id in constraintIDs { solver.setBroken(false, id) }
        hasBroken = false
        while let conflict = eliminateAndSolve(in: solver) {
            hasBroken = true
            let members = conflict.members.map { constraintIDs[$0] }
            let broken = weakest(of: members, in: solver) ?? constraintIDs[conflict.row]
            solver.setBroken(true, broken)
            solver.report(.init(members: members, broken: solver.constraints[Int(broken)].isBreakable ? broken : nil))
        }
        settled = working
        assignValues(in: solver)
        guardSizes(in: solver)
    }

    /// Follows changed constants. Returns false if the component has to be built anew.
    func refresh(in solver: ConstraintSolver) -> Bool {
        if hasBroken { return false }
        refreshCount += 1
        // Differences add rounding to rounding: now and then everything is computed from the constants themselves.
        return refreshCount % 256 == 0 ? refreshAll(in: solver) : refreshChanged(in: solver)
    }

    /// Replays the elimination on all constants.
    private func refreshAll(in solver: ConstraintSolver) -> Bool {
        for row in changedRows { raw[Int(row)] = solver.effectiveConstant(of: constraintIDs[Int(row)]) }
        changedRows.removeAll(keepingCapacity: true)
        replaySteps()
        for check in checks where !holds(check, working[Int(check.row)]) { return false }
        for core in cores {
            var moved = false
            for (index, row) in core.rows.enumerated() {
                let delta = working[Int(row)] - settled[Int(row)]
                if delta == 0 { continue }
                core.tableau.shiftConstant(ofRow: index, by: delta)
                moved = true
            }
            if moved && !core.tableau.restore() { return false }
            if moved && isRelaxed && core.tableau.hasErrors { return false }
        }
        swap(&settled, &working)
        assignValues(in: solver)
        guardSizes(in: solver)
        return !needsAnotherBuild
    }

    func loadConstants(from solver: ConstraintSolver) {
        changedRows.removeAll(keepingCapacity: true)
        raw = constraintIDs.map { solver.effectiveConstant(of: $0) }
        working = raw
    }

    func constant(of row: Int) -> Double { working[row] }
    func setConstant(_ value: Double, of row: Int) { working[row] = value }

    private func replaySteps() {
        working.withUnsafeMutableBufferPointer { constants in
            raw.withUnsafeBufferPointer { _ = constants.update(from: $0) }
            steps.withUnsafeBufferPointer { steps in
                for step in steps { constants[Int(step.target)] += step.factor * constants[Int(step.pivot)] }
            }
        }
    }

    func holds(_ check: Check) -> Bool { holds(check, working[Int(check.row)]) }

    func holds(_ check: Check, _ value: Double) -> Bool {
        check.isEquality ? abs(value) <= Self.tolerance : value >= -Self.tolerance
    }

    /// Reads the cores, then walks the eliminated variables backwards.
    private func assignValues(in solver: ConstraintSolver) {
        if values.count != variableIDs.count { values = Array(repeating: 0, count: variableIDs.count) }
        values.withUnsafeMutableBufferPointer { values in
            for place in values.indices { values[place] = 0 }
            for core in cores {
                for (symbol, variable) in core.variables.enumerated() {
                    values[Int(variable)] = core.tableau.value(of: Int32(symbol))
                }
            }
            definitionVariables.withUnsafeBufferPointer { variables in
                definitionCoefficients.withUnsafeBufferPointer { coefficients in
                    settled.withUnsafeBufferPointer { settled in
                        for definition in definitions.reversed() {
                            var sum = settled[Int(definition.row)]
                            for place in Int(definition.start)..<Int(definition.start + definition.count) {
                                sum += coefficients[place] * values[Int(variables[place])]
                            }
                            values[Int(definition.variable)] = sum * definition.scale
                        }
                    }
                }
            }
        }
        solver.store(values, in: variableIDs)
    }

    private func guardSizes(in solver: ConstraintSolver) {
        for place in variableIDs.indices where values[place] < -Self.tolerance { guardSize(place, in: solver) }
    }

    /// A size that came out below zero gets a row that forbids it.
    func guardSize(_ place: Int, in solver: ConstraintSolver) {
        let id = variableIDs[place]
        guard solver.needsGuard(id) else { return }
        solver.guardNonNegative(id)
        needsAnotherBuild = true
    }

    /// The breakable member with the least priority, the youngest among equals.
    private func weakest(
        of members: [ConstraintSolver.ConstraintID], in solver: ConstraintSolver
    ) -> ConstraintSolver.ConstraintID? {
        members.filter { solver.constraints[Int($0)].isBreakable }.max {
            let a = solver.constraints[Int($0)]
            let b = solver.constraints[Int($1)]
            return a.priority == b.priority ? a.age < b.age : a.priority > b.priority
        }
    }
}
