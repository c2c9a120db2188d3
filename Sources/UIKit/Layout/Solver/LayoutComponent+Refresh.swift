extension LayoutComponent {
    /// Follows changed constants where they lead, and nowhere else. Returns false if the component has to be built anew.
    func refreshChanged(in solver: ConstraintSolver) -> Bool {
        // Taken out for the while, so that it is changed in place.
        var followed = propagation.take() ?? Propagation(of: self)
        followed.begin()
        for row in changedRows {
            let constant = solver.effectiveConstant(of: constraintIDs[Int(row)])
            let delta = constant - raw[Int(row)]
            raw[Int(row)] = constant
            if delta != 0 { followed.shift(row, by: delta) }
        }
        changedRows.removeAll(keepingCapacity: true)
        followed.run(steps, definitions)
        for row in followed.touched {
            settled[Int(row)] += followed.delta(of: row)
            let check = Int(followed.checkOf[Int(row)])
            if check >= 0, !holds(checks[check], settled[Int(row)]) { return false }
        }
        guard moveCores(&followed) else { return false }
        while let place = followed.next() { define(place, &followed) }
        solver.store(values, at: followed.changed, in: variableIDs)
        for place in followed.changed where values[Int(place)] < -Self.tolerance { guardSize(Int(place), in: solver) }
        propagation = followed
        return !needsAnotherBuild
    }

    /// Moves the constants of the simplexes that the change reached, and takes their variables' values.
    private func moveCores(_ followed: inout Propagation) -> Bool {
        var moved: [Int] = []
        for row in followed.touched where followed.coreOf[Int(row)] >= 0 {
            let core = Int(followed.coreOf[Int(row)])
            if followed.delta(of: row) == 0 { continue }
            cores[core].tableau.shiftConstant(ofRow: Int(followed.placeInCore[Int(row)]), by: followed.delta(of: row))
            if !moved.contains(core) { moved.append(core) }
        }
        for core in moved {
            if !cores[core].tableau.restore() { return false }
            if isRelaxed && cores[core].tableau.hasErrors { return false }
            for (symbol, variable) in cores[core].variables.enumerated() {
                take(cores[core].tableau.value(of: Int32(symbol)), for: variable, &followed)
            }
        }
        return true
    }

    private func define(_ place: Int, _ followed: inout Propagation) {
        let definition = definitions[place]
        var sum = settled[Int(definition.row)]
        for term in Int(definition.start)..<Int(definition.start + definition.count) {
            sum += definitionCoefficients[term] * values[Int(definitionVariables[term])]
        }
        take(sum * definition.scale, for: definition.variable, &followed)
    }

    private func take(_ value: Double, for variable: Int32, _ followed: inout Propagation) {
        guard values[Int(variable)] != value else { return }
        values[Int(variable)] = value
        followed.moved(variable)
    }
}
