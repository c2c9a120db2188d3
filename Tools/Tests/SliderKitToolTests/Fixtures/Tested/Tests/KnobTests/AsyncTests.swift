import Knob
import XCTest

private final class AsyncTests: XCTestCase {
    @MainActor func testAwaits() async throws {
        let knob = Knob(frame: .zero)
        let settled = XCTestExpectation(description: "settled")
        NotificationCenter.default.addObserver(forName: Knob.settled, object: knob, queue: nil) { _ in settled.fulfill() }
        knob.sendActions(for: .touchUpInside)
        await fulfillment(of: [settled], timeout: 30)
        XCTAssertTrue(knob.isSettled)
    }

    func testFails() async {
        await Task.yield()
        XCTFail("asynchronously")
    }
}

final class PatientTests: XCTestCase {
    /// What is due after the wait must not happen in it.
    func testInverted() {
        let early = expectation(description: "early")
        early.isInverted = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { early.fulfill() }
        wait(for: [early], timeout: 0.1)
    }
}

#if !canImport(ObjectiveC)
extension Missing { static var allTests: [String] { [] } }
#endif
