import Testing
import UIKit
@testable import Sliders

struct ScrubbingTests {
    @Test("G: steps of speed, and a smooth one without jumps")
    func speeds() {
        let steps = SteppedScrubbing()
        #expect([0, 49, 50, 99, 100, 149, 150, 900].map { steps.factor(atDistance: $0) } == [1, 1, 0.5, 0.5, 0.25, 0.25, 0.1, 0.1])
        let smooth = SmoothScrubbing()
        #expect(smooth.factor(atDistance: 40) == 1 && smooth.factor(atDistance: 200) == 0.1 && abs(smooth.factor(atDistance: 120) - 0.55) < 1e-9)
        var last: CGFloat = 1
        for distance in 0...300 {
            let factor = smooth.factor(atDistance: CGFloat(distance))
            #expect(factor <= last && last - factor < 0.01)
            last = factor
        }
        #expect(SmoothScrubbing(start: .nan, end: -1, slowest: 7).factor(atDistance: 50) == 1)
        #expect(SteppedScrubbing([.init(distance: 10, factor: 0), .init(distance: 20, factor: 2)]).steps.isEmpty)
    }

    @Test("G: near the track the thumb follows as it is; far from it, slower")
    func follows() {
        var place = ScrubbedPosition(position: 100, finger: 104, distance: 0)
        place.move(to: 134, distance: 10, speed: SteppedScrubbing())
        #expect(place.position == 130)
        place.move(to: 134, distance: 100, speed: SteppedScrubbing())
        #expect(place.position == 130)
        place.move(to: 174, distance: 100, speed: SteppedScrubbing())
        #expect(place.position == 140)
        place.move(to: 134, distance: 100, speed: nil)
        #expect(place.position == 100)
    }

    @Test("G: a finger that comes back to the track finds the thumb again", arguments: 0..<50)
    func comesBack(seed: Int) {
        var random = SeededRandom(seed)
        var place = ScrubbedPosition(position: 50, finger: 60, distance: 0)
        var finger: CGFloat = 60, distance: CGFloat = 0
        for _ in 0..<30 {
            finger += CGFloat(random.next(in: -20...20))
            distance = CGFloat(random.next(in: 0...250))
            place.move(to: finger, distance: distance, speed: SmoothScrubbing())
        }
        while distance > 0 {
            distance = max(0, distance - 8)
            place.move(to: finger, distance: distance, speed: SmoothScrubbing())
        }
        #expect(abs(place.position - (finger - 10)) < 1e-9)
    }
}
