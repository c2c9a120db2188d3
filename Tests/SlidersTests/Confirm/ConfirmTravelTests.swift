import Sliders
import Testing
import UIKit

struct ConfirmTravelTests {
    @Test("C7: a release confirms past the threshold, or with a flick far enough", arguments: [
        (1.0, 0.0, nil, true), (0.9, 0, nil, true), (0.8995, 0, nil, true), (0.89, 0, nil, false), (0.89, 5000, nil, false),
        (0.6, 900, 800, true), (0.6, 700, 800, false), (0.4, 900, 800, false), (0.95, -900, 800, false), (0.95, -900, nil, true),
    ] as [(CGFloat, CGFloat, CGFloat?, Bool)])
    func rules(progress: CGFloat, velocity: CGFloat, flick: CGFloat?, expected: Bool) {
        #expect(ConfirmTravel(flickVelocity: flick).confirms(progress: progress, velocity: velocity) == expected)
    }

    @Test("C7: rules that make no sense become the defaults")
    func odd() {
        #expect(ConfirmTravel(threshold: 0, flickVelocity: -1, flickThreshold: 2) == ConfirmTravel())
        #expect(ConfirmTravel(threshold: .nan, flickVelocity: .infinity, flickThreshold: .nan) == ConfirmTravel())
    }
}
