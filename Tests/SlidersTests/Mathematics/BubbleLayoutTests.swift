@testable import Sliders
import Testing
import UIKit

struct BubbleLayoutTests {
    private func places(_ anchors: [CGFloat], _ edges: ClosedRange<CGFloat> = 0...300, length: @escaping ([Int]) -> CGFloat = { CGFloat($0.count) * 40 }) -> [BubbleLayout.Place] {
        BubbleLayout.places(for: anchors, within: edges, gap: 4, margin: 8, length: length)
    }

    @Test("A7: a bubble stands over its thumb; at the edges its body shifts and its arrow keeps pointing")
    func edges() {
        #expect(places([150]) == [.init(members: [0], body: 130...170, tips: [150])])
        #expect(places([12]) == [.init(members: [0], body: 0...40, tips: [12])])
        #expect(places([295]) == [.init(members: [0], body: 260...300, tips: [292])])
        #expect(places([5], 0...20) == [.init(members: [0], body: 0...40, tips: [8])])
        #expect(places([]).isEmpty)
    }

    @Test("G: bubbles of two thumbs merge when they meet, and part again")
    func merging() {
        #expect(places([100, 144]).map(\.members) == [[0], [1]])
        #expect(places([100, 143]) == [.init(members: [0, 1], body: 81.5...161.5, tips: [100, 143])])
        // A merged bubble is longer, and may take in the next.
        #expect(places([100, 120, 165]).map(\.members) == [[0, 1, 2]])
        #expect(places([100, 120, 175]).map(\.members) == [[0, 1], [2]])
        #expect(places([200, 10, 210]).map(\.members) == [[1], [0, 2]])
    }

    @Test("G: whatever the thumbs do, bubbles are apart, inside, and speak for each thumb once", arguments: 0..<200)
    func random(seed: Int) {
        var random = SeededRandom(seed)
        let anchors = (0..<(1 + random.next(6))).map { _ in CGFloat(random.next(in: -20...320)) }
        let sizes = anchors.map { _ in CGFloat(random.next(in: 10...70)) }
        let found = places(anchors) { $0.map { sizes[$0] }.max()! + CGFloat($0.count - 1) * 10 }
        #expect(found.flatMap(\.members).sorted() == Array(anchors.indices))
        for place in found {
            #expect(place.body.lowerBound >= 0 && place.body.upperBound <= 300 && place.tips.count == place.members.count)
            for (member, tip) in zip(place.members, place.tips) {
                let inside = (place.body.lowerBound + 5)...(place.body.upperBound - 5)
                #expect(place.body.contains(tip) && (tip == anchors[member] || !inside.contains(anchors[member]) || abs(tip - anchors[member]) <= 8))
            }
        }
        for (a, b) in zip(found, found.dropFirst()) { #expect(a.body.upperBound + 4 <= b.body.lowerBound) }
    }
}
