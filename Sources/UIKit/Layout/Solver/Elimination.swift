/// Gaussian elimination of required equalities, in the order that creates the fewest new terms.
///
/// Chains (a view after a view after a view) collapse in pairs, then pairs of pairs, so that a long chain costs little more for each
/// view than a short one.
struct Elimination {
    enum State {
        /// Required, not used up.
        case required
        case wish
        /// Defines a variable now.
        case used
        case broken
    }

    struct Pivot {
        var row: Int
        var variable: Int32
    }

    var rows: ContiguousArray<SparseRow> = []
    var states: [State] = []
    var isEquality: [Bool] = []
    var steps: [LayoutComponent.Step] = []
    var pivots: [Pivot] = []
    /// Rows in which a variable may appear.
    private var columns: ContiguousArray<ContiguousArray<Int32>>
    /// In how many unused rows a variable does appear.
    private var counts: [Int32]
    private var scratch = RowScratch()
    /// Whether a row may define a variable now.
    private var isEligible: [Bool]
    /// Equalities that wait, by what they would cost at least.
    private var queues: [[Int32]]
    private var heads = [Int](repeating: 0, count: Elimination.queueCount)
    private static let queueCount = 64

    init(component: LayoutComponent, solver: ConstraintSolver) {
        columns = ContiguousArray(repeating: [], count: component.variableIDs.count)
        counts = Array(repeating: 0, count: component.variableIDs.count)
        queues = Array(repeating: [], count: Self.queueCount)
        isEligible = Array(repeating: false, count: component.constraintIDs.count)
        rows.reserveCapacity(component.constraintIDs.count)
        for (row, id) in component.constraintIDs.enumerated() {
            let constraint = solver.constraints[Int(id)]
            var expression = SparseRow(constant: component.constant(of: row))
            let sign: Double = constraint.relation == .lessOrEqual ? -1 : 1
            for term in constraint.terms {
                let variable = solver.variables[Int(term.variable)]
                if !variable.isFixed { expression.add(sign * term.coefficient, of: variable.local) }
            }
            isEquality.append(constraint.relation == .equal)
            states.append(constraint.isBroken ? .broken : constraint.isRequired ? .required : .wish)
            if constraint.isBroken { expression = SparseRow(constant: expression.constant) }
            for symbol in expression.symbols {
                columns[Int(symbol)].append(Int32(row))
                counts[Int(symbol)] += 1
            }
            rows.append(expression)
        }
    }

    var hasWishes: Bool { states.contains(.wish) }

    /// Eliminates by the required equalities.
    mutating func run() {
        for row in rows.indices where states[row] == .required && isEquality[row] { admit(row) }
        drain()
    }

    /// Eliminates by the wished equalities too, the strongest first, as if they were required.
    mutating func runWishes(_ priority: (Int) -> Float) {
        let wishes = rows.indices.filter { states[$0] == .wish && isEquality[$0] }
        for level in Set(wishes.map(priority)).sorted(by: >) {
            for row in wishes where priority(row) == level { admit(row) }
            drain()
        }
    }

    private mutating func admit(_ row: Int) {
        isEligible[row] = true
        enqueue(row)
    }

    private mutating func drain() {
        for queue in queues.indices { queues[queue].removeFirst(heads[queue]) }
        heads = Array(repeating: 0, count: Self.queueCount)
        var level = 0
        while level < Self.queueCount {
            guard heads[level] < queues[level].count else {
                level += 1
                continue
            }
            let row = Int(queues[level][heads[level]])
            heads[level] += 1
            guard isEligible[row], states[row] != .used, !rows[row].isEmpty else { continue }
            let (variable, cost) = cheapest(in: row)
            let bucket = min(cost, Self.queueCount - 1)
            if bucket > level {
                queues[bucket].append(Int32(row))
                continue
            }
            eliminate(variable, with: row)
            level = 0
        }
    }

    private mutating func enqueue(_ row: Int) {
        guard !rows[row].isEmpty else { return }
        queues[min(cheapest(in: row).cost, Self.queueCount - 1)].append(Int32(row))
    }

    /// The variable whose elimination by `row` makes the fewest new terms (Markowitz), large coefficients only.
    private func cheapest(in row: Int) -> (variable: Int32, cost: Int) {
        counts.withUnsafeBufferPointer { counts in
            rows[row].withTerms { symbols, coefficients in
                var largest = 0.0
                for coefficient in coefficients { largest = max(largest, abs(coefficient)) }
                var best = symbols[0]
                var fewest = Int32.max
                for place in symbols.indices where abs(coefficients[place]) >= 0.05 * largest && counts[Int(symbols[place])] < fewest {
                    best = symbols[place]
                    fewest = counts[Int(best)]
                }
                return (best, (symbols.count - 1) * (Int(fewest) - 1))
            }
        }
    }

    private mutating func eliminate(_ variable: Int32, with row: Int) {
        states[row] = .used
        pivots.append(Pivot(row: row, variable: variable))
        let pivot = rows[row]
        for symbol in pivot.symbols { counts[Int(symbol)] -= 1 }
        let coefficient = pivot.coefficient(of: variable)
        let targets = columns[Int(variable)]
        columns[Int(variable)] = []
        for target in targets {
            let index = Int(target)
            if states[index] == .used || states[index] == .broken { continue }
            let share = rows[index].coefficient(of: variable)
            if share == 0 { continue }
            let factor = -share / coefficient
            rows[index].add(pivot, times: factor, dropping: variable, scratch: &scratch)
            steps.append(.init(target: target, pivot: Int32(row), factor: factor))
            counts[Int(variable)] -= 1
            for symbol in scratch.appeared {
                columns[Int(symbol)].append(target)
                counts[Int(symbol)] += 1
            }
            for symbol in scratch.vanished where symbol != variable { counts[Int(symbol)] -= 1 }
            if isEligible[index] { enqueue(index) }
        }
    }
}
