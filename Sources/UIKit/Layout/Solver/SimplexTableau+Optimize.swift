/// Feasibility and optimality.
extension SimplexTableau {
    /// Below zero: the costs fall when the symbol grows. Only the first layer that notices the symbol counts.
    private func sign(ofCost symbol: Int) -> Int {
        for level in 0..<levelCount {
            let cost = costs[level][symbol]
            if cost < -Self.epsilon { return -1 }
            if cost > Self.epsilon { return 1 }
        }
        return 0
    }

    /// Primal simplex, by Bland's rule. Returns false if it gave up, which only rounding can cause.
    @discardableResult
    func optimize() -> Bool {
        var budget = 100 + 20 * rowOf.count
        while let entering = enteringSymbol() {
            budget -= 1
            guard budget > 0, let row = blockingRow(for: entering) else { return false }
            pivot(row: row, entering: entering)
        }
        return true
    }

    private func enteringSymbol() -> Int32? {
        for symbol in 0..<rowOf.count where rowOf[symbol] < 0 && isRestricted[symbol] && sign(ofCost: symbol) < 0 {
            return Int32(symbol)
        }
        return nil
    }

    /// The row whose basic symbol reaches zero first while `entering` grows.
    private func blockingRow(for entering: Int32) -> Int? {
        var best = -1
        var bestRatio = Double.infinity
        for row in cleanColumn(entering) {
            let index = Int(row)
            guard isRestricted[Int(basics[index])] else { continue }
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = max(0, rows[index].constant) / -coefficient
            let isTie = abs(ratio - bestRatio) <= 1e-12 * max(1, ratio)
            if best < 0 || (isTie ? basics[index] < basics[best] : ratio < bestRatio) {
                best = index
                bestRatio = ratio
            }
        }
        return best < 0 ? nil : best
    }

    /// Brings in a required row whose slack starts below zero: raises it until it reaches zero.
    func reachFeasibility(_ expression: SparseRow, slack: Int32) throws {
        let index = rows.count
        insert(expression, basic: slack)
        var budget = 100 + 20 * rowOf.count
        while rowOf[Int(slack)] >= 0 && rows[index].constant < -Self.epsilon {
            budget -= 1
            let own = rows[index]
            guard budget > 0, let place = own.coefficients.firstIndex(where: { $0 > Self.epsilon }) else {
                throw infeasibility(of: own, slack: slack)
            }
            let entering = own.symbols[place]
            let needed = -own.constant / own.coefficients[place]
            if let blocking = blockingRow(for: entering), blocking != index,
                rows[blocking].constant / -rows[blocking].coefficient(of: entering) < needed {
                pivot(row: blocking, entering: entering)
            } else {
                pivot(row: index, entering: entering)
            }
        }
    }

    /// The rows whose slacks hold a required row below zero.
    private func infeasibility(of row: SparseRow, slack: Int32) -> Infeasible {
        var owners = Set<Int>()
        for place in 0..<row.count where abs(row.coefficients[place]) > Self.epsilon {
            let symbol = row.symbols[place]
            let owner = Int(ownerOf[Int(symbol)])
            if owner >= 0 && markers[owner].error < 0 { owners.insert(owner) }
        }
        owners.insert(Int(ownerOf[Int(slack)]))
        return Infeasible(rows: owners.sorted())
    }

    /// Whether any wish is unfulfilled. Only for tableaux whose wishes are inequalities.
    var hasErrors: Bool {
        markers.contains { marker in
            guard marker.error >= 0 else { return false }
            let row = rowOf[Int(marker.error)]
            return row >= 0 && rows[Int(row)].constant > LayoutComponent.tolerance
        }
    }

    /// Dual simplex: after constants moved, makes the rows feasible again while the costs stay optimal.
    /// Returns false when the required rows no longer fit together.
    func restore() -> Bool {
        var budget = 100 + 20 * rowOf.count
        while let index = infeasibleRow() {
            budget -= 1
            guard budget > 0, let entering = dualEntering(rows[index]) else { return false }
            pivot(row: index, entering: entering)
        }
        return true
    }

    private func infeasibleRow() -> Int? {
        var best = -1
        for index in 0..<rows.count where rows[index].constant < -Self.epsilon && isRestricted[Int(basics[index])] {
            if best < 0 || basics[index] < basics[best] { best = index }
        }
        return best < 0 ? nil : best
    }

    private func dualEntering(_ row: SparseRow) -> Int32? {
        var best: Int32 = -1
        var bestCoefficient = 0.0
        for place in 0..<row.count {
            let symbol = row.symbols[place]
            let coefficient = row.coefficients[place]
            guard coefficient > Self.epsilon, isRestricted[Int(symbol)] else { continue }
            if best < 0 || isCheaper(symbol, coefficient, than: best, bestCoefficient) {
                best = symbol
                bestCoefficient = coefficient
            }
        }
        return best < 0 ? nil : best
    }

    /// Compares what two symbols cost for each unit that they give the row, layer by layer.
    private func isCheaper(_ a: Int32, _ aUnit: Double, than b: Int32, _ bUnit: Double) -> Bool {
        for level in 0..<levelCount {
            let difference = costs[level][Int(a)] / aUnit - costs[level][Int(b)] / bUnit
            if difference < -Self.epsilon { return true }
            if difference > Self.epsilon { return false }
        }
        return false
    }
}
