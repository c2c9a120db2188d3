/// Trying things out without touching the layout.
extension ConstraintSolver {
    /// A solver of its own with the constraints that hang together with some variables of this one.
    struct Excerpt {
        let solver = ConstraintSolver()
        /// The excerpt's variable for each of the original's.
        private(set) var variables: [Int32: Int32] = [:]
        /// The original constraint for each of the excerpt's.
        private(set) var originals: [ConstraintID: ConstraintID] = [:]

        fileprivate mutating func variable(_ original: Int32, of source: ConstraintSolver) -> Int32 {
            if let known = variables[original] { return known }
            let state = source.variables[Int(original)]
            let made = solver.makeVariable(nonNegative: state.isNonNegative)
            if state.isFixed { solver.fix(made, at: state.value) }
            variables[original] = made
            return made
        }

        fileprivate mutating func take(_ id: ConstraintID, of source: ConstraintSolver) {
            let constraint = source.constraints[Int(id)]
            let terms = constraint.terms.map { LinearTerm(variable($0.variable, of: source), $0.coefficient) }
            let copy = solver.add(
                terms, constant: constraint.constant, relation: constraint.relation, priority: constraint.priority,
                isBreakable: constraint.isBreakable)
            originals[copy] = id
        }
    }

    /// The constraints around `variables`, without those that are broken. This solver must be solved.
    func excerpt(around variables: [Int32]) -> Excerpt {
        var excerpt = Excerpt()
        var seen: Set<Int32> = []
        for variable in variables {
            _ = excerpt.variable(variable, of: self)
            let component = self.variables[Int(variable)].component
            guard seen.insert(component).inserted else { continue }
            for id in constraintIDs(ofComponent: component) where !constraints[Int(id)].isBroken { excerpt.take(id, of: self) }
        }
        excerpt.solver.solve()
        return excerpt
    }
}

extension ConstraintSolver.Excerpt {
    private func value(of terms: [LinearTerm]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    /// In the excerpt's variables.
    private func own(_ terms: [LinearTerm]) -> [LinearTerm] {
        terms.compactMap { term in variables[term.variable].map { LinearTerm($0, term.coefficient) } }
    }

    /// Whether a wish weaker than every other can move the sum of `terms`: then the others leave it open.
    func isAmbiguous(_ terms: [LinearTerm]) -> Bool {
        let terms = own(terms)
        let before = value(of: terms)
        for step in [64.0, -64.0] {
            let probe = solver.add(terms, constant: -before - step, relation: .equal, priority: 0.001, isBreakable: false)
            solver.solve()
            let moved = abs(value(of: terms) - before) > 0.01
            solver.remove(probe)
            if moved { return true }
        }
        return false
    }

    /// The original constraints whose constants move the sum of `terms`.
    func affecting(_ terms: [LinearTerm]) -> [ConstraintSolver.ConstraintID] {
        let terms = own(terms)
        let before = value(of: terms)
        var found: [ConstraintSolver.ConstraintID] = []
        for copy in originals.keys.sorted() {
            let constant = solver.constraints[Int(copy)].constant
            for step in [1.0, -1.0] {
                solver.setConstant(constant + step, of: copy)
                solver.solve()
                let moved = abs(value(of: terms) - before) > 0.01
                solver.setConstant(constant, of: copy)
                solver.solve()
                if moved, let original = originals[copy] {
                    found.append(original)
                    break
                }
            }
        }
        return found
    }
}
