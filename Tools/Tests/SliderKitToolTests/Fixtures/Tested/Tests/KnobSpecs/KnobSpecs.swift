import Testing
import UIKit
@testable import Knob

@Suite @MainActor struct KnobSpecs {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    @Test func begins() {
        #expect(knob.level == 0.5)
    }

    @Test(arguments: [0, 1, 2]) func levels(index: Int) {
        #expect(knob.level(at: index) < 1)
    }

    @Test(.disabled("the knob is gone")) func gone() {}

    @Test func settles() async throws {
        knob.sendActions(for: .touchUpInside)
        #expect(!knob.isSettled)
        try await Task.sleep(for: .seconds(0.7))
        #expect(knob.isSettled)
    }

    @Test func known() {
        withKnownIssue { #expect(knob.taps == 1) }
    }

    @Test func traps() {
        #expect(knob.level(at: -1) == 0)
    }
}

@Test func free() throws {
    struct Broken: Error {}
    throw Broken()
}
