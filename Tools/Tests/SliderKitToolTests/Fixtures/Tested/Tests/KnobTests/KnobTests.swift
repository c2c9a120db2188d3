import XCTest
@testable import Knob

class KnobCase: XCTestCase {
    var knob: Knob!
    static var classes = 0

    override class func setUp() {
        super.setUp()
        classes += 1
    }

    override func setUp() {
        super.setUp()
        knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    override func tearDown() {
        knob = nil
        super.tearDown()
    }

    func testBegins() {
        XCTAssertEqual(knob.level, 0.5)
        XCTAssertGreaterThan(Self.classes, 0)
    }
}

final class KnobTests: KnobCase {
    private var changes = 0

    @objc private func changed() { changes += 1 }

    func testTurns() {
        knob.addTarget(self, action: #selector(changed), for: .valueChanged)
        knob.sendActions(for: .touchUpInside)
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(knob.taps, 1)
    }

    func testSettles() {
        let settled = expectation(forNotification: Knob.settled, object: knob)
        knob.sendActions(for: .touchUpInside)
        XCTAssertFalse(knob.isSettled)
        let begin = Date()
        wait(for: [settled], timeout: 30)
        XCTAssertTrue(knob.isSettled)
        XCTAssertEqual(Date().timeIntervalSince(begin), 0.5, accuracy: 0.1)
    }

    func testSettlesInTheRunLoop() {
        knob.sendActions(for: .touchUpInside)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
        XCTAssertFalse(knob.isSettled)
        RunLoop.main.run(until: Date().addingTimeInterval(0.2))
        XCTAssertTrue(knob.isSettled)
    }

    func testTimesOut() {
        let never = expectation(description: "never")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [knob] in knob?.level = 0.9 }
        wait(for: [never], timeout: 0.3)
        XCTAssertEqual(knob.level, 0.9)
    }

    func testWaitsForTheBackground() {
        let done = expectation(description: "done")
        DispatchQueue.global().async {
            usleep(50_000)
            DispatchQueue.main.async { done.fulfill() }
        }
        waitForExpectations(timeout: 5)
    }

    func testLevelIsWrong() {
        let levels = [1, 2]

        XCTAssertEqual(knob.level, 0.25, "too loud")
        XCTAssertEqual(levels.count, 2)
        XCTAssertTrue(knob.isSelected)
    }

    func testTraps() {
        XCTAssertEqual(knob.level(at: 3), 1)
    }

    func testThrows() throws {
        struct Broken: Error {}
        throw Broken()
    }

    func testIsSkipped() throws {
        throw XCTSkip("no knob here")
    }

    func testResource() throws {
        let url = try XCTUnwrap(Bundle(for: type(of: self)).url(forResource: "Levels", withExtension: "json"))
        XCTAssertEqual(try JSONDecoder().decode([CGFloat].self, from: Data(contentsOf: url)).count, 3)
    }

    func testMeasures() {
        measure { _ = knob.level(at: 1) }
    }

    func helper() { XCTFail("not a test") }
    func testWith(argument: Int) { XCTFail("not a test either") }
    private func testHidden() { XCTFail("nor this") }
}
