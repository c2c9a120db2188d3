/// The secret that is the first part of every path. Whoever does not know it gets nothing.
enum LoopbackToken {
    /// 128 random bits as hexadecimal digits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in a time that tells nothing of where two secrets differ.
    static func isEqual(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
