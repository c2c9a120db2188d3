import Foundation

/// The shared library of the user's sources.
enum UserLibrary {
    /// Loads it and lets it register its classes.
    static func load(_ path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            throw RunnerError("the compiled sources can't be loaded: \(dlerror().map { String(cString: $0) } ?? "no reason given")")
        }
        guard let symbol = dlsym(handle, "sliderkit_register") else {
            throw RunnerError("the compiled sources lack their registration; delete the folder of \(path) and try again")
        }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
}
