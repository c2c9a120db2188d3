@testable import Core
import Face
import Foundation
import Testing

@Suite("Counting") struct CoreTests {
    @Test("a step counts one") func step() {
        var counter = Counter()
        counter.step()
        #expect(counter.count == 1)
    }

    @Test func two() { #expect(twice().count == 2) }
    @Test func none() { #expect(Counter().count == 0) }
}
