/// Decompresses what zlib compressed (RFC 1950 and 1951). Data that breaks off or breaks the rules gives what came before.
struct Inflate {
    private let input: [UInt8]
    private var position = 0
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// - Parameter limit: Most bytes that are produced.
    static func zlib(_ data: some Collection<UInt8>, limit: Int) -> [UInt8] {
        let bytes = Array(data)
        guard bytes.count > 2, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0 else { return [] }
        var inflate = Inflate(bytes, from: 2, limit: limit)
        inflate.run()
        return inflate.output
    }

    private init(_ input: [UInt8], from position: Int, limit: Int) {
        self.input = input
        self.position = position
        self.limit = limit
    }

    private mutating func run() {
        while output.count < limit {
            guard let isLast = take(1), let kind = take(2) else { return }
            switch kind {
            case 0: guard stored() else { return }
            case 1: guard block(Self.fixedLiterals, Self.fixedDistances) else { return }
            case 2: guard let tables = dynamicTables(), block(tables.literals, tables.distances) else { return }
            default: return
            }
            if isLast == 1 { return }
        }
    }

    // MARK: Bits

    private mutating func take(_ count: UInt32) -> Int? {
        while bitCount < count {
            guard position < input.count else { return nil }
            bits |= UInt32(input[position]) << bitCount
            position += 1
            bitCount += 8
        }
        let value = bits & ((1 << count) - 1)
        bits >>= count
        bitCount -= count
        return Int(value)
    }

    // MARK: Huffman codes

    /// Canonical codes: how many there are of each length, and their symbols in order.
    private struct Table {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        }
    }

    private static let fixedLiterals = Table(
        [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
    private static let fixedDistances = Table([Int](repeating: 5, count: 30))

    private mutating func symbol(_ table: Table) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            guard let bit = take(1) else { return nil }
            code |= bit
            let count = table.counts[length]
            if code - count < first { return index + code - first < table.symbols.count ? table.symbols[index + code - first] : nil }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }

    private mutating func dynamicTables() -> (literals: Table, distances: Table)? {
        guard let literals = take(5), let distances = take(5), let codes = take(4) else { return nil }
        var lengths = [Int](repeating: 0, count: 19)
        for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes + 4) {
            guard let length = take(3) else { return nil }
            lengths[place] = length
        }
        let table = Table(lengths)
        var all: [Int] = []
        while all.count < literals + 257 + distances + 1 {
            guard let symbol = symbol(table) else { return nil }
            switch symbol {
            case 16:
                guard let last = all.last, let times = take(2) else { return nil }
                all += [Int](repeating: last, count: times + 3)
            case 17:
                guard let times = take(3) else { return nil }
                all += [Int](repeating: 0, count: times + 3)
            case 18:
                guard let times = take(7) else { return nil }
                all += [Int](repeating: 0, count: times + 11)
            default: all.append(symbol)
            }
        }
        return (Table(Array(all[..<(literals + 257)])), Table(Array(all[(literals + 257)...])))
    }

    // MARK: Blocks

    private mutating func stored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { return false }
        let length = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        let end = min(position + length, input.count)
        output += input[position..<end]
        defer { position = end }
        return end == position + length
    }

    private static let lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
    private static let lengthBits: [UInt32] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func block(_ literals: Table, _ distances: Table) -> Bool {
        while output.count < limit {
            guard let symbol = symbol(literals) else { return false }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return true }
            guard symbol - 257 < Self.lengths.count, let more = take(Self.lengthBits[symbol - 257]) else { return false }
            guard let code = self.symbol(distances), code < 30, let far = take(UInt32(max(0, code / 2 - 1))) else { return false }
            let distance = Self.distances[code] + far
            guard distance <= output.count else { return false }
            let start = output.count - distance
            for offset in 0..<(Self.lengths[symbol - 257] + more) { output.append(output[start + offset]) }
        }
        return false
    }
}
