import Foundation

/// What a built module makes public, as the compiler's own tool tells.
struct SymbolGraph {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// `Type.member`, each once; SPI is not among them.
    let names: Set<String>

    /// Reads the module that lies beside the running tests.
    init(of module: String) throws {
        let arguments = ProcessInfo.processInfo.arguments
        guard let bundle = arguments.first(where: { $0.hasSuffix(".xctest") }) else { throw Failure(description: "no test bundle among \(arguments)") }
        let build = URL(fileURLWithPath: bundle).deletingLastPathComponent().resolvingSymlinksInPath()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbol-graphs-\(module)-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let triple = build.deletingLastPathComponent().lastPathComponent
        let options = [
            "swift", "symbolgraph-extract", "-module-name", module, "-I", build.appendingPathComponent("Modules").path, "-target", triple,
            "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        _ = try Self.run(options + (try Self.clangOptions()))
        names = try Self.names(in: folder)
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable { let pathComponents: [String] }
        let symbols: [Symbol]
    }

    private static func names(in folder: URL) throws -> Set<String> {
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            names.formUnion(graph.symbols.map { $0.pathComponents.joined(separator: ".").replacingOccurrences(of: " ", with: "") })
        }
        return names
    }

    /// Where the modules of the system's libraries are.
    private static func clangOptions() throws -> [String] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources").standardizedFileURL
        var options: [String] = []
        for folder in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil) {
            let map = folder.appendingPathComponent("module.modulemap"), headers = folder.appendingPathComponent("include")
            if FileManager.default.fileExists(atPath: map.path) { options += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
            if FileManager.default.fileExists(atPath: headers.path) { options += ["-I", headers.path] }
        }
        let libraries = ["cairo", "pangocairo", "libpng", "libturbojpeg", "freetype2", "zlib", "libxml-2.0"]
        return options + (try run(["pkg-config", "--cflags-only-I"] + libraries)).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "\(arguments.joined(separator: " ")): \(text)") }
        return text
    }
}
