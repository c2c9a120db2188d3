/// Room that row arithmetic reuses, so that a merge allocates only when a row outgrows every row before it.
struct RowScratch {
    /// Where a merge is written before its target takes it.
    fileprivate let room = MergeRoom()
    /// Symbols that the last merge brought into its target.
    var appeared = ContiguousArray<Int32>()
    /// Symbols that the last merge cancelled out of its target.
    var vanished = ContiguousArray<Int32>()
}

/// Two buffers that grow and are written without asking whose they are.
private final class MergeRoom {
    private(set) var symbols = UnsafeMutablePointer<Int32>.allocate(capacity: 16)
    private(set) var coefficients = UnsafeMutablePointer<Double>.allocate(capacity: 16)
    private var capacity = 16

    deinit {
        symbols.deallocate()
        coefficients.deallocate()
    }

    /// Has room for so many terms; what was there is gone.
    func make(_ count: Int) {
        guard count > capacity else { return }
        symbols.deallocate()
        coefficients.deallocate()
        capacity = max(count, 2 * capacity)
        symbols = .allocate(capacity: capacity)
        coefficients = .allocate(capacity: capacity)
    }
}

/// A linear expression: a constant plus coefficients by symbol, kept in ascending order of symbols in two flat buffers.
struct SparseRow {
    var constant: Double = 0
    private(set) var symbols = ContiguousArray<Int32>()
    private(set) var coefficients = ContiguousArray<Double>()

    /// Coefficients below this are rounding left over from a cancellation.
    static let tiny = 1e-9

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// Takes terms in any order; terms of one symbol are summed.
    init(terms: [LinearTerm], constant: Double) {
        self.constant = constant
        symbols.reserveCapacity(terms.count)
        coefficients.reserveCapacity(terms.count)
        for term in terms { add(term.coefficient, of: term.variable) }
    }

    var count: Int { symbols.count }
    var isEmpty: Bool { symbols.isEmpty }

    /// Where `symbol` is, or -1.
    func position(of symbol: Int32) -> Int {
        var low = 0
        var high = symbols.count
        while low < high {
            let middle = (low + high) >> 1
            if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
        }
        return low < symbols.count && symbols[low] == symbol ? low : -1
    }

    func coefficient(of symbol: Int32) -> Double {
        let place = position(of: symbol)
        return place < 0 ? 0 : coefficients[place]
    }

    mutating func add(_ coefficient: Double, of symbol: Int32) {
        var place = symbols.count
        while place > 0 && symbols[place - 1] > symbol { place -= 1 }
        if place > 0 && symbols[place - 1] == symbol {
            coefficients[place - 1] += coefficient
            if abs(coefficients[place - 1]) < Self.tiny {
                symbols.remove(at: place - 1)
                coefficients.remove(at: place - 1)
            }
        } else if abs(coefficient) >= Self.tiny {
            symbols.insert(symbol, at: place)
            coefficients.insert(coefficient, at: place)
        }
    }

    /// Reads both buffers, without a copy.
    func withTerms<Result>(_ read: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Double>) -> Result) -> Result {
        symbols.withUnsafeBufferPointer { symbols in coefficients.withUnsafeBufferPointer { read(symbols, $0) } }
    }

    /// Takes `symbol` out and returns the coefficient that it had.
    @discardableResult
    mutating func remove(_ symbol: Int32) -> Double {
        let place = position(of: symbol)
        guard place >= 0 else { return 0 }
        symbols.remove(at: place)
        return coefficients.remove(at: place)
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for place in coefficients.indices { coefficients[place] *= factor }
    }

    /// Adds `factor` times `other`, leaving `dropped` out of the result. `scratch.appeared` and `scratch.vanished` tell what changed.
    mutating func add(_ other: SparseRow, times factor: Double, dropping dropped: Int32, scratch: inout RowScratch) {
        constant += factor * other.constant
        scratch.appeared.removeAll(keepingCapacity: true)
        scratch.vanished.removeAll(keepingCapacity: true)
        scratch.room.make(symbols.count + other.symbols.count)
        var count = 0
        symbols.withUnsafeBufferPointer { mine in
            coefficients.withUnsafeBufferPointer { mineValues in
                other.symbols.withUnsafeBufferPointer { theirs in
                    other.coefficients.withUnsafeBufferPointer { theirValues in
                        count = Self.merge(
                            mine, mineValues, theirs, theirValues, factor: factor, dropping: dropped, into: &scratch)
                    }
                }
            }
        }
        symbols.removeAll(keepingCapacity: true)
        symbols.append(contentsOf: UnsafeBufferPointer(start: scratch.room.symbols, count: count))
        coefficients.removeAll(keepingCapacity: true)
        coefficients.append(contentsOf: UnsafeBufferPointer(start: scratch.room.coefficients, count: count))
    }

    private static func merge(
        _ mine: UnsafeBufferPointer<Int32>, _ mineValues: UnsafeBufferPointer<Double>,
        _ theirs: UnsafeBufferPointer<Int32>, _ theirValues: UnsafeBufferPointer<Double>,
        factor: Double, dropping dropped: Int32, into scratch: inout RowScratch
    ) -> Int {
        let symbols = scratch.room.symbols, coefficients = scratch.room.coefficients
        var left = 0
        var right = 0
        var count = 0
        while left < mine.count || right < theirs.count {
            let a = left < mine.count ? mine[left] : Int32.max
            let b = right < theirs.count ? theirs[right] : Int32.max
            let symbol = min(a, b)
            var value = 0.0
            if a == symbol { value = mineValues[left]; left += 1 }
            if b == symbol { value += factor * theirValues[right]; right += 1 }
            if symbol == dropped { continue }
            if abs(value) < tiny {
                if a == symbol { scratch.vanished.append(symbol) }
                continue
            }
            if a != symbol { scratch.appeared.append(symbol) }
            symbols[count] = symbol
            coefficients[count] = value
            count += 1
        }
        return count
    }
}
