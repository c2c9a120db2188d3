/// The same numbers for the same seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func next(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func next(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
    mutating func chance() -> Bool { next(2) == 0 }
}
