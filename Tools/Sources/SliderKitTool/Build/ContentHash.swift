/// A 128-bit hash of texts, to tell whether anything changed. Not for secrets.
struct ContentHash {
    private var a: UInt64 = 0xcbf2_9ce4_8422_2325
    private var b: UInt64 = 0x9ae1_6a3b_2f90_404f

    mutating func add(_ text: some StringProtocol) {
        for byte in text.utf8 { add(byte) }
        add(0xff)
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
        add(0xff)
    }

    private mutating func add(_ byte: UInt8) {
        a = (a ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        b = (b &+ UInt64(byte) &+ 1) &* 0x9e37_79b9_7f4a_7c15
        b ^= b >> 29
    }

    var text: String { String(a, radix: 36) + String(b, radix: 36) }

    static func of(_ texts: String...) -> String {
        var hash = ContentHash()
        for text in texts { hash.add(text) }
        return hash.text
    }
}
