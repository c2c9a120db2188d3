import Foundation

/// The shared library of the user's sources.
@MainActor enum UserLibrary {
    private static var handle: UnsafeMutableRawPointer?

    /// Loads it and lets it register its classes.
    static func load(_ path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            throw RunnerError("the compiled sources can't be loaded: \(dlerror().map { String(cString: $0) } ?? "no reason given")")
        }
        guard let symbol = dlsym(handle, "sliderkit_register") else {
            throw RunnerError("the compiled sources lack their registration; delete the folder of \(path) and try again")
        }
        self.handle = handle
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }

    /// Calls a function of the library that was loaded last.
    /// - Returns: False when there is none of that name.
    static func call(_ name: String) -> Bool {
        guard let handle, let symbol = dlsym(handle, name) else { return false }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        return true
    }

    /// Calls the function that a `#Preview` became.
    static func makePreview(_ symbol: String) throws -> NSObject {
        guard let handle, let function = dlsym(handle, symbol) else { throw RunnerError("its function \(symbol) is not in the compiled sources") }
        typealias Maker = @convention(c) () -> UnsafeMutableRawPointer
        return Unmanaged<NSObject>.fromOpaque(unsafeBitCast(function, to: Maker.self)()).takeRetainedValue()
    }
}
