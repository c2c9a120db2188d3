import Foundation

/// Where the C modules lie that the engine's modules are made of.
enum CModules {
    static func flags(_ engine: Engine) -> [String] {
        []
    }
}
