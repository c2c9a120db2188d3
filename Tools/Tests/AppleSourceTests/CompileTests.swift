import AppleSource
import Foundation
import Testing

/// Compiles rewritten fixtures against the engine's modules, where these have been built.
struct CompileTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/compile")
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the built modules: this package's own build, or the engine's.
    private static let modules: String? = [root.appending(path: "Tools/.build/debug/Modules"), root.appending(path: ".build/debug/Modules")]
        .map(\.path).first { FileManager.default.fileExists(atPath: $0 + "/UIKit.swiftmodule") }

    @Test("D1: rewritten sources type-check, in each language mode", .enabled(if: modules != nil), arguments: ["4", "5", "6"])
    func compiles(mode: String) throws {
        let paths = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path).filter { $0.hasSuffix(".swift") }.sorted()
        let sources = paths.map { name in
            let path = Self.fixtures.appending(path: name).path
            return SourceFile(path: path, bytes: FileManager.default.contents(atPath: path) ?? Data())
        }
        let module = SourceModule(files: sources, options: SourceOptions(swiftVersion: mode)).rewritten()
        let folder = FileManager.default.temporaryDirectory.appending(path: "sliderkit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = [folder.appending(path: "registration.swift").path]
        try module.registration.write(toFile: files[0], atomically: true, encoding: .utf8)
        for file in module.files {
            let path = folder.appending(path: URL(fileURLWithPath: file.path).lastPathComponent).path
            try file.text.write(toFile: path, atomically: true, encoding: .utf8)
            files.append(path)
        }
        let output = try run(["swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode, "-module-name", "User"] + searchPaths() + files)
        #expect(!output.contains("error:"), "\(output)")
    }

    private func searchPaths() throws -> [String] {
        let headers = try run(["pkg-config", "--cflags-only-I", "cairo", "pangocairo", "libpng", "freetype2"]).split(whereSeparator: \.isWhitespace)
        let sources = Self.root.appending(path: "Sources").path
        // Every C module of the engine, so that none is forgotten that comes later.
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources).sorted().flatMap { ["\(sources)/\($0)", "\(sources)/\($0)/include"] }
        let maps = folders.filter { FileManager.default.fileExists(atPath: $0 + "/module.modulemap") }.flatMap { ["-I", $0] }
        return ["-I", Self.modules ?? ""] + maps + headers.flatMap { ["-Xcc", String($0)] }
    }

    private func run(_ command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
