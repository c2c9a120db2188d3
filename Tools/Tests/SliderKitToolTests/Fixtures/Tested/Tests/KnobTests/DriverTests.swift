import XCTest

final class DriverTests: XCTestCase {
    func testApp() { XCUIApplication().launch() }
}
