import Testing
@testable import Sliders

struct RoundNumbersTests {
    @Test("A2: the roundest number in a range has the fewest digits", arguments: [
        (54.8...55.3, 55.0), (54.99...55.02, 55), (0.123...0.1262, 0.125), (-0.4...0.2, 0), (97...103, 100), (1234.4...1234.6, 1234.5), (3...3, 3.0),
        (-55.3 ... -54.8, -55), (1e-7...3e-7, 2e-7), (5.5e9...6.4e9, 6e9),
    ])
    func roundest(range: ClosedRange<Double>, expected: Double) {
        let middle = (range.lowerBound + range.upperBound) / 2
        let found = RoundNumbers.roundest(in: range, near: middle)
        #expect(range.contains(found) && "\(found)".count <= "\(expected)".count, "\(found)")
    }

    @Test("A2: it is in the range, whatever that is", arguments: 0..<300)
    func inside(seed: Int) {
        var random = SeededRandom(seed)
        let low = random.next(in: -1000...1000), range = low...(low + random.next(in: 0...5))
        #expect(range.contains(RoundNumbers.roundest(in: range, near: random.next(in: range))))
    }
}
