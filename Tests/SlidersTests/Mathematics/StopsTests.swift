import Foundation
import Sliders
import Testing

struct StopsTests {
    @Test("G: steps are anchored at the minimum and decimal-safe", arguments: [
        (0.1, 0.0...1, "0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.0"), (0.1, -0.3...0.3, "-0.3 -0.2 -0.1 0.0 0.1 0.2 0.3"),
        (5, 3...20, "3.0 8.0 13.0 18.0"), (0.3, 0...1, "0.0 0.3 0.6 0.9"), (0.05, 1.005...1.205, "1.005 1.055 1.105 1.155 1.205"),
        (1e-7, 0...3e-7, "0.0 1e-07 2e-07 3e-07"), (1e10, 0...3e10, "0.0 10000000000.0 20000000000.0 30000000000.0"),
        (2, 0...1, "0.0"), (7, 5...5, "5.0"),
    ])
    func even(step: Double, range: ClosedRange<Double>, text: String) throws {
        let stops = try #require(EvenStops(step: step))
        #expect(stops.all(in: range, limit: 100).map { "\($0)" }.joined(separator: " ") == text)
    }

    @Test("G: going to a stop is idempotent, and no stop is nearer", arguments: 0..<200)
    func nearest(seed: Int) throws {
        var random = SeededRandom(seed)
        let low = (random.next(in: -50...50) * 100).rounded() / 100, step = (random.next(in: 0.01...7) * 100).rounded() / 100
        let range = low...(low + random.next(in: 0...40)), stops = try #require(EvenStops(step: step))
        let all = stops.all(in: range, limit: 100_000)
        for _ in 0..<20 {
            let value = random.next(in: range), found = stops.nearest(to: value, in: range)
            #expect(all.contains(found) && stops.nearest(to: found, in: range) == found)
            let least = all.map { abs($0 - value) }.min() ?? 0
            #expect(abs(found - value) <= least + 1e-9)
        }
        for (a, b) in zip(all, all.dropFirst()) {
            #expect(stops.value(1, stopsFrom: a, in: range) == b && stops.value(-1, stopsFrom: b, in: range) == a)
            // From between, a step goes to the next one.
            #expect(stops.value(1, stopsFrom: (a + b) / 2, in: range) == b && stops.value(-1, stopsFrom: (a + b) / 2, in: range) == a)
        }
        #expect(stops.value(100_000, stopsFrom: low, in: range) == all.last && stops.value(-3, stopsFrom: low, in: range) == low)
    }

    @Test("G: no step that is none makes stops")
    func none() {
        #expect([0, -1, .nan, .infinity].allSatisfy { EvenStops(step: $0) == nil })
    }

    @Test("G: listed stops are sorted, once each, and those outside the range don't count")
    func listed() {
        let stops = ListedStops([100, 25, 50, 50, .nan, 800])
        #expect(stops.values == [25, 50, 100, 800])
        #expect(stops.nearest(to: 70, in: 0...400) == 50 && stops.nearest(to: 75, in: 0...400) == 100 && stops.nearest(to: 400, in: 0...400) == 100)
        #expect(stops.nearest(to: 0, in: 0...400) == 25 && stops.nearest(to: 7, in: 0...10) == 7)
        #expect(stops.value(2, stopsFrom: 25, in: 0...400) == 100 && stops.value(9, stopsFrom: 25, in: 0...400) == 100)
        #expect(stops.value(-1, stopsFrom: 60, in: 0...400) == 50 && stops.value(-9, stopsFrom: 60, in: 0...400) == 25)
        #expect(stops.all(in: 0...400, limit: 3) == [25, 50, 100] && stops.all(in: 0...400, limit: 2).isEmpty)
        #expect(stops.place(of: 50, in: 0...400)! == (2, 3) && stops.place(of: 51, in: 0...400) == nil)
    }
}
