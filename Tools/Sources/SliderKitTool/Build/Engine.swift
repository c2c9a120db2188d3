import Foundation

/// Where the engine's library, its modules and the child program lie: beside the tool itself.
struct Engine {
    /// The folder of built products.
    let folder: String

    /// - Throws: ``ToolError`` when the tool was moved away from its engine.
    static func locate() throws -> Engine {
        var candidates: [String] = []
        if let path = ProcessInfo.processInfo.environment["SLIDERKIT_ENGINE"] { candidates.append(path) }
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            candidates.append(URL(fileURLWithPath: own).deletingLastPathComponent().path)
        }
        // Tests run inside a bundle's own program; the bundle lies beside the tool.
        candidates += CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
            .map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        for folder in candidates where FileManager.default.isExecutableFile(atPath: folder + "/sliderkit-runner") {
            return Engine(folder: folder)
        }
        throw ToolError(
            "the engine is not beside the tool (\(candidates.joined(separator: ", "))); run the 'sliderkit' command of the repository",
            code: .setup)
    }

    var runner: String { folder + "/sliderkit-runner" }
    /// The child program that serves pages.
    var live: String { folder + "/sliderkit-live" }
    var library: String { folder + "/libSliderKitEngine.so" }
    var modules: String { folder + "/Modules" }

    /// The repository whose build folder holds the engine.
    /// - Throws: ``ToolError`` when the engine was moved away from it.
    func repository() throws -> String {
        var folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.path + "/Sources/CCairo/module.modulemap") { return folder.path }
            folder.deleteLastPathComponent()
        }
        throw ToolError("the engine in \(self.folder) is not inside its repository; run the 'sliderkit' command of the repository", code: .setup)
    }

    /// Changes whenever the engine is built anew.
    var stamp: String {
        [library, modules + "/UIKit.swiftmodule", "/proc/self/exe"].map(Engine.stamp).joined(separator: " ")
    }

    private static func stamp(_ path: String) -> String {
        var information = stat()
        guard stat(path, &information) == 0 else { return "-" }
        return "\(information.st_size).\(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
    }
}
