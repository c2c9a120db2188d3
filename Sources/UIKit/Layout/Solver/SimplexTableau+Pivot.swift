/// Row arithmetic.
extension SimplexTableau {
    func makeSymbol(restricted: Bool, owner: Int32) -> Int32 {
        let symbol = Int32(rowOf.count)
        rowOf.append(-1)
        columns.append([])
        isRestricted.append(restricted)
        ownerOf.append(owner)
        for level in 0..<levelCount { costs[level].append(0) }
        return symbol
    }

    /// The expression with every basic symbol replaced by its row.
    func substituted(_ expression: SparseRow) -> SparseRow {
        var result = SparseRow(constant: expression.constant)
        for place in 0..<expression.count {
            let symbol = expression.symbols[place]
            let row = rowOf[Int(symbol)]
            if row < 0 {
                result.add(expression.coefficients[place], of: symbol)
            } else {
                result.add(rows[Int(row)], times: expression.coefficients[place], dropping: -1, scratch: &scratch)
            }
        }
        return result
    }

    func freeSymbol(in row: SparseRow) -> Int32? {
        for symbol in row.symbols where !isRestricted[Int(symbol)] { return symbol }
        return nil
    }

    /// Makes `basic` the symbol that `row` defines.
    func insert(_ row: SparseRow, basic: Int32) {
        let index = Int32(rows.count)
        rows.append(row)
        basics.append(basic)
        rowOf[Int(basic)] = index
        for symbol in row.symbols { columns[Int(symbol)].append(index) }
        substitute(basic, with: Int(index))
    }

    /// Enters `row == 0`, solved for `symbol`.
    func solve(_ row: SparseRow, for symbol: Int32) {
        var row = row
        let coefficient = row.remove(symbol)
        row.scale(by: -1 / coefficient)
        insert(row, basic: symbol)
    }

    /// Lets `entering` leave zero and sends the basic symbol of row `index` to zero.
    func pivot(row index: Int, entering: Int32) {
        let leaving = basics[index]
        var row = rows[index]
        rows[index] = SparseRow()
        let coefficient = row.remove(entering)
        row.scale(by: -1 / coefficient)
        row.add(1 / coefficient, of: leaving)
        rowOf[Int(leaving)] = -1
        rowOf[Int(entering)] = Int32(index)
        basics[index] = entering
        columns[Int(leaving)].append(Int32(index))
        rows[index] = row
        substitute(entering, with: index)
    }

    /// Replaces `symbol` in every other row and in the costs by the row that now defines it.
    private func substitute(_ symbol: Int32, with index: Int) {
        let definition = rows[index]
        let targets = columns[Int(symbol)]
        columns[Int(symbol)].removeAll(keepingCapacity: false)
        for target in targets where Int(target) != index {
            let coefficient = rows[Int(target)].coefficient(of: symbol)
            if coefficient == 0 { continue }
            rows[Int(target)].add(definition, times: coefficient, dropping: symbol, scratch: &scratch)
            for appeared in scratch.appeared { columns[Int(appeared)].append(target) }
        }
        for level in 0..<levelCount {
            let cost = costs[level][Int(symbol)]
            if cost == 0 { continue }
            costs[level][Int(symbol)] = 0
            if abs(cost) < SparseRow.tiny { continue }
            for place in 0..<definition.count {
                costs[level][Int(definition.symbols[place])] += cost * definition.coefficients[place]
            }
        }
    }

    /// The rows in which `symbol` really appears, each once.
    @discardableResult
    func cleanColumn(_ symbol: Int32) -> ContiguousArray<Int32> {
        var rowsWithSymbol = ContiguousArray<Int32>()
        for row in columns[Int(symbol)].sorted()
        where rowsWithSymbol.last != row && rows[Int(row)].position(of: symbol) >= 0 {
            rowsWithSymbol.append(row)
        }
        columns[Int(symbol)] = rowsWithSymbol
        return rowsWithSymbol
    }
}
