/// The simplex of one independent subsystem, after Cassowary: free variables, slack and error symbols, rows in basic form.
///
/// Rows are solved in strict layers: no amount of error at a lower priority outweighs any error at a higher one. Symbols are dense
/// integers; the lowest index wins every tie, so that the same rows in the same order always give the same answer.
final class SimplexTableau {
    /// What a constraint brought into the tableau.
    struct Marker {
        /// The symbol through which a later change of the constant enters: slack, or positive error.
        var symbol: Int32
        /// The error symbol, or -1 for a required row.
        var error: Int32
    }

    /// Raised when a required row cannot hold.
    struct Infeasible: Error {
        /// Indices of the earlier rows that stand against it.
        var rows: [Int]
    }

    static let epsilon = 1e-8

    var rows = ContiguousArray<SparseRow>()
    /// The symbol that each row defines.
    var basics = ContiguousArray<Int32>()
    /// The row that defines each symbol, or -1 while the symbol is at zero.
    var rowOf = ContiguousArray<Int32>()
    /// Rows in which a symbol may appear; cleaned when read.
    var columns = ContiguousArray<ContiguousArray<Int32>>()
    /// Whether the symbol is bound to be zero or more.
    var isRestricted = ContiguousArray<Bool>()
    /// The constraint that made the symbol, or -1 for a free variable.
    var ownerOf = ContiguousArray<Int32>()
    var markers = ContiguousArray<Marker>()
    /// One dense row of costs for each layer, the most important layer first.
    var costs: ContiguousArray<ContiguousArray<Double>>
    var scratch = RowScratch()
    let levelCount: Int

    init(variableCount: Int, levelCount: Int) {
        self.levelCount = levelCount
        costs = ContiguousArray(repeating: [], count: levelCount)
        for _ in 0..<variableCount { _ = makeSymbol(restricted: false, owner: -1) }
    }

    func value(of variable: Int32) -> Double {
        let row = rowOf[Int(variable)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    // MARK: Rows

    /// Adds `expression >= 0`, or throws the rows that rule it out.
    func addRequired(_ expression: SparseRow) throws {
        let index = Int32(markers.count)
        let slack = makeSymbol(restricted: true, owner: index)
        markers.append(Marker(symbol: slack, error: -1))
        var row = substituted(expression)
        if let free = freeSymbol(in: row) {
            // expression - slack = 0
            row.add(-1, of: slack)
            solve(row, for: free)
        } else if row.constant >= -Self.epsilon {
            insert(row, basic: slack)
        } else {
            try reachFeasibility(row, slack: slack)
        }
    }

    /// Adds `expression == 0` (or `>= 0`) as a wish in a layer.
    func addWish(_ expression: SparseRow, isEquality: Bool, level: Int) {
        let index = Int32(markers.count)
        let over = makeSymbol(restricted: true, owner: index)
        let under = makeSymbol(restricted: true, owner: index)
        markers.append(Marker(symbol: over, error: under))
        if isEquality { costs[level][Int(over)] += 1 }
        costs[level][Int(under)] += 1
        var row = substituted(expression)
        if let free = freeSymbol(in: row) {
            row.add(-1, of: over)
            row.add(1, of: under)
            solve(row, for: free)
        } else if row.constant >= 0 {
            row.add(1, of: under)
            insert(row, basic: over)
        } else {
            row.scale(by: -1)
            row.add(1, of: over)
            insert(row, basic: under)
        }
    }

    /// Changes the constant of the row that was added as number `index`; call `restore()` after the last change.
    func shiftConstant(ofRow index: Int, by delta: Double) {
        let marker = markers[index].symbol
        let own = rowOf[Int(marker)]
        if own >= 0 {
            rows[Int(own)].constant += delta
            return
        }
        for row in cleanColumn(marker) {
            rows[Int(row)].constant -= rows[Int(row)].coefficient(of: marker) * delta
        }
    }
}
