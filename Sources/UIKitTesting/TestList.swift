import Foundation

/// The test methods of a compiled test bundle. Linux has no runtime that could be asked for them: the bundle's generated code enters them here.
@_spi(SliderKit) @MainActor public final class TestList {
    public static let shared = TestList()

    /// One test method of a class, own or inherited.
    public struct Entry {
        /// `Class/method`.
        public let name: String
        /// Where the method is declared.
        public let file: String
        /// Its line there.
        public let line: Int
        /// Makes the test case (an `XCTestCase`) that runs the method.
        public let make: @MainActor () -> AnyObject
    }

    /// In the order in which they were entered.
    public private(set) var entries: [Entry] = []
    /// What the body of the last test threw.
    public var thrown: (any Error)?

    /// Adds a test.
    public func add(_ name: String, file: String, line: Int, make: @escaping @MainActor () -> AnyObject) {
        entries.append(Entry(name: name, file: file, line: line, make: make))
    }

    /// Runs a test's body on the main thread, and notes what it throws.
    public nonisolated static func body(_ work: @MainActor () throws -> Void) throws {
        try MainActor.assumeIsolated {
            shared.thrown = nil
            do { try work() } catch {
                shared.thrown = error
                throw error
            }
        }
    }
}
