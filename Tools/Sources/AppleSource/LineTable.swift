/// Lines and columns of UTF-8 offsets.
struct LineTable {
    private var starts: [Int] = [0]

    init(_ text: String) {
        var offset = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
    }

    /// From 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// From 1, in bytes.
    func column(of offset: Int) -> Int { offset - starts[line(of: offset) - 1] + 1 }
}
