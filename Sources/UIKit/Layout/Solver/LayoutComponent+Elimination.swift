extension LayoutComponent {
    /// Rows (as places in `constraintIDs`) that cannot all hold; `row` is the one that showed it.
    struct Contradiction {
        var row: Int
        var members: [Int]
    }

    /// Returns the first contradiction, or nil when everything required holds and the rest is as good as it can be.
    func eliminateAndSolve(in solver: ConstraintSolver) -> Contradiction? {
        let elimination = start(in: solver)
        // Most layouts leave every wished equality its way once the inequalities are left aside. If the inequalities then hold by
        // themselves, that is the solution, and the simplex never sees those rows.
        if solver.mayRelax, elimination.hasWishes, tryRelaxed(elimination, in: solver) { return nil }
        isRelaxed = false
        adopt(elimination)
        for row in elimination.rows.indices where elimination.rows[row].isEmpty && elimination.states[row] == .required {
            let check = Check(row: Int32(row), isEquality: elimination.isEquality[row])
            if !holds(check) { return Contradiction(row: row, members: origins(of: [row: 1])) }
            checks.append(check)
        }
        return solveCores(of: elimination, in: solver)
    }

    private func start(in solver: ConstraintSolver) -> Elimination {
        loadConstants(from: solver)
        var elimination = Elimination(component: self, solver: solver)
        elimination.run()
        return elimination
    }

    private func adopt(_ elimination: Elimination) {
        definitions.removeAll(keepingCapacity: true)
        definitionVariables.removeAll(keepingCapacity: true)
        definitionCoefficients.removeAll(keepingCapacity: true)
        checks.removeAll(keepingCapacity: true)
        cores.removeAll(keepingCapacity: true)
        steps = elimination.steps
        record(elimination)
        for row in elimination.rows.indices { setConstant(elimination.rows[row].constant, of: row) }
    }

    /// Whether the solution of the equalities alone, each level forced only by stronger ones, meets every inequality.
    private func tryRelaxed(_ required: Elimination, in solver: ConstraintSolver) -> Bool {
        func priority(_ row: Int) -> Float { min(1000, solver.constraints[Int(constraintIDs[row])].priority) }
        var elimination = required
        elimination.runWishes(priority)
        adopt(elimination)
        for row in elimination.rows.indices where elimination.rows[row].isEmpty {
            let state = elimination.states[row]
            guard state == .required || state == .wish else { continue }
            let check = Check(row: Int32(row), isEquality: elimination.isEquality[row])
            if holds(check) {
                checks.append(check)
            } else if state == .required || !check.isEquality {
                return false
            } else if origins(of: [row: 1]).contains(where: { $0 != row && priority($0) <= priority(row) }) {
                return false
            }
        }
        if solveCores(of: elimination, in: solver) != nil { return false }
        isRelaxed = true
        return cores.allSatisfy { !$0.tableau.hasErrors }
    }

    private func record(_ elimination: Elimination) {
        definitions.reserveCapacity(elimination.pivots.count)
        for pivot in elimination.pivots {
            let row = elimination.rows[pivot.row]
            let start = Int32(definitionVariables.count)
            for place in 0..<row.count where row.symbols[place] != pivot.variable {
                definitionVariables.append(row.symbols[place])
                definitionCoefficients.append(row.coefficients[place])
            }
            definitions.append(
                Definition(
                    variable: pivot.variable, row: Int32(pivot.row), scale: -1 / row.coefficient(of: pivot.variable),
                    start: start, count: Int32(definitionVariables.count) - start))
        }
    }

    /// Which original rows went into the given combination of rows.
    private func origins(of combination: [Int: Double]) -> [Int] {
        var weights = combination
        for step in steps.reversed() {
            guard let weight = weights[Int(step.target)], abs(weight) > SparseRow.tiny else { continue }
            weights[Int(step.pivot), default: 0] += weight * step.factor
        }
        return weights.filter { abs($0.value) > 1e-7 }.keys.sorted()
    }

    // MARK: Cores

    private func solveCores(of elimination: Elimination, in solver: ConstraintSolver) -> Contradiction? {
        let left = elimination.rows.indices.filter {
            !elimination.rows[$0].isEmpty && (elimination.states[$0] == .required || elimination.states[$0] == .wish)
        }
        if left.isEmpty { return nil }
        var sets = DisjointSets(count: variableIDs.count)
        for row in left {
            let symbols = elimination.rows[row].symbols
            for symbol in symbols.dropFirst() { sets.join(Int(symbols[0]), Int(symbol)) }
        }
        var groupOf = [Int](repeating: -1, count: variableIDs.count)
        var groups: [[Int]] = []
        for row in left {
            let root = sets.root(of: Int(elimination.rows[row].symbols[0]))
            if groupOf[root] < 0 {
                groupOf[root] = groups.count
                groups.append([])
            }
            groups[groupOf[root]].append(row)
        }
        for group in groups {
            if let contradiction = solveCore(group, of: elimination, in: solver) { return contradiction }
        }
        return nil
    }

    private func solveCore(_ group: [Int], of elimination: Elimination, in solver: ConstraintSolver) -> Contradiction? {
        func priority(_ row: Int) -> Float { min(1000, solver.constraints[Int(constraintIDs[row])].priority) }
        // Wished equalities first: they place the variables where the solution mostly is, so that few pivots follow. Then required rows,
        // then wished inequalities; the strongest first.
        func stage(_ row: Int) -> Int {
            if elimination.states[row] == .required { return 1 }
            return elimination.isEquality[row] ? 0 : 2
        }
        // Short rows before long ones, so that the long ones need not be copied into all others.
        let ordered = group.sorted {
            (stage($0), -priority($0), elimination.rows[$0].count, $0) < (stage($1), -priority($1), elimination.rows[$1].count, $1)
        }
        var levels: [Float: Int] = [:]
        for level in Set(ordered.filter { elimination.states[$0] == .wish }.map(priority)).sorted(by: >) {
            levels[level] = levels.count
        }
        let variables = Set(ordered.flatMap { elimination.rows[$0].symbols }).sorted()
        var symbolOf: [Int32: Int32] = [:]
        for (symbol, variable) in variables.enumerated() { symbolOf[variable] = Int32(symbol) }
        let tableau = SimplexTableau(variableCount: variables.count, levelCount: levels.count)
        for (index, row) in ordered.enumerated() {
            let source = elimination.rows[row]
            var expression = SparseRow(constant: source.constant)
            for place in 0..<source.count { expression.add(source.coefficients[place], of: symbolOf[source.symbols[place]]!) }
            if elimination.states[row] == .wish {
                let isEquality = elimination.isEquality[row]
                tableau.addWish(expression, isEquality: isEquality, level: levels[priority(row)]!)
                continue
            }
            do {
                try tableau.addRequired(expression)
            } catch {
                let against = (error as? SimplexTableau.Infeasible)?.rows ?? [index]
                var members = Set<Int>()
                for other in against { members.formUnion(origins(of: [ordered[other]: 1])) }
                return Contradiction(row: row, members: members.sorted())
            }
        }
        tableau.optimize()
        cores.append(Core(tableau: tableau, rows: ordered.map(Int32.init), variables: variables))
        return nil
    }
}
