import AppleSource
import Foundation

/// Hands the user's files to the rewriter, and puts what comes back into the build folder.
struct Rewriting {
    /// One file as the user wrote it.
    struct Input {
        var path: String
        var bytes: Data
    }

    struct Output {
        /// Files to compile.
        var paths: [String]
        /// The user's file for each of them.
        var originals: [String: String]
        var classes: [FoundClass]
    }

    let module: SourceModule

    init(_ files: [Input], sources: SourceSet) {
        let inputs = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        module = SourceModule(files: inputs, options: SourceOptions(swiftVersion: sources.swiftVersion))
    }

    /// - Throws: ``ToolError`` when the file can't be read.
    static func file(_ path: String) throws -> Input {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw ToolError.usage("\(path) can't be read; check its permissions")
        }
        return Input(path: path, bytes: bytes)
    }
}
