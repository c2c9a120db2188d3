import Sliders
import Testing
import UIKit

struct TickThinningTests {
    @Test("A1: crowded ticks are thinned evenly, the first stays", arguments: [
        (1, 0...4), (3, 0...4), (10, 0...10), (0, 0...10),
    ])
    func thinned(distance: CGFloat, range: ClosedRange<Int>) {
        let coordinates = range.map { CGFloat($0) }
        let kept = TickThinning.kept(coordinates, distance: distance)
        #expect(kept.first == 0 && zip(kept, kept.dropFirst()).allSatisfy { coordinates[$1] - coordinates[$0] >= distance })
        let strides = Set(zip(kept, kept.dropFirst()).map { $1 - $0 })
        #expect(strides.count <= 1)
        #expect(distance > 1 || kept.count == coordinates.count)
    }

    @Test("A1: falling coordinates, uneven ones and too many at one place are thinned too")
    func odd() {
        #expect(TickThinning.kept([9, 6, 3, 0], distance: 5) == [0, 2])
        #expect(TickThinning.kept([0, 1, 50, 51, 100], distance: 20) == [0, 2, 4])
        #expect(TickThinning.kept([5, 5, 5], distance: 2) == [0])
        #expect(TickThinning.kept([], distance: 2).isEmpty && TickThinning.kept([1], distance: 2) == [0])
    }

    @Test("A1: labels never overlap, and the ends stay where they can", arguments: 0..<100)
    func labels(seed: Int) {
        var random = SeededRandom(seed)
        let count = 1 + random.next(30), width = CGFloat(random.next(in: 4...60))
        let spans = (0..<count).map { index in
            let middle = 300 * CGFloat(index) / CGFloat(max(1, count - 1))
            return (middle - width / 2)...(middle + width / 2)
        }
        let kept = TickThinning.fitting(spans, gap: 3)
        #expect(kept == kept.sorted() && kept.first == 0)
        for (a, b) in zip(kept, kept.dropFirst()) { #expect(spans[a].upperBound + 3 <= spans[b].lowerBound) }
        if count > 1 && width < 250 { #expect(kept.last == count - 1) }
    }
}
