import Foundation

/// The library that a demo shows: the pod or package, in whose folder the demo lies, whose module the demo's sources import or its nibs name.
struct DemoLibrary {
    let module: String
    let sources: SourceSet

    /// What is built already: an app below the engine's own folder is no demo of it.
    static let engine: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Sliders", "HeadlessHost", "UIKitTesting"]

    /// How many folders above the demo are looked at.
    private static let reach = 3

    /// Nil where the demo imports nothing that lies above it.
    init?(above folder: String, importedBy files: [String]) {
        let nibs = NibFinder.files(below: folder, beside: files)
        let imports = DemoLibrary.imports(of: files).union(DemoLibrary.matches(#"customModule="([A-Za-z_][A-Za-z0-9_]*)""#, in: nibs))
            .subtracting(DemoLibrary.engine)
        guard !imports.isEmpty else { return nil }
        var above = URL(fileURLWithPath: folder)
        for _ in 0..<DemoLibrary.reach {
            above.deleteLastPathComponent()
            guard above.path != "/" else { return nil }
            guard let module = DemoLibrary.modules(in: above.path).first(where: imports.contains) else { continue }
            guard let found = try? SourceFinder(above.path).find(swiftVersion: nil) else { return nil }
            self.module = module
            sources = found
            return
        }
        return nil
    }

    /// What an app that lies in a folder of its own is compiled with: the other files of its target in the project above.
    static func targetMates(of files: [String], in folder: String) -> [String] {
        let isApp = files.contains { file in
            let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            return text.contains("UIApplicationDelegate") || text.contains("@main")
        }
        guard isApp, XcodeProject(ofFolder: folder) == nil else { return [] }
        var above = URL(fileURLWithPath: folder)
        for _ in 0..<reach {
            above.deleteLastPathComponent()
            guard above.path != "/" else { return [] }
            guard let project = XcodeProject(ofFolder: above.path) else { continue }
            let owner = project.targets(in: above.path).first { $0.kind == .product && !$0.members.isDisjoint(with: files) }
            return (owner?.members ?? []).filter { $0.hasSuffix(".swift") && !files.contains($0) && FileManager.default.isReadableFile(atPath: $0) }.sorted()
        }
        return []
    }

    /// The modules that a folder's pods and package make.
    static func modules(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let pods = names.filter { $0.hasSuffix(".podspec") }.sorted().flatMap { name in
            let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
            return PackageManifest.allMatches(#"module_name\s*=\s*["']([^"']+)["']"#, in: text) + [name.dropLast(".podspec".count).replacingOccurrences(of: "-", with: "_")]
        }
        return pods + (PackageManifest(folder: folder)?.targets.map(\.name) ?? [])
    }

    static func imports(of files: [String]) -> Set<String> {
        matches(importPattern, in: files)
    }

    /// The module that a line imports; nil where it imports none.
    static func importedModule(_ line: String) -> String? { PackageManifest.firstMatch(importPattern, in: line) }

    private static let importPattern =
        #"(?m)^[ \t]*(?:@testable[ \t]+)?import[ \t]+(?:(?:class|struct|enum|protocol|func)[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)"#

    private static func matches(_ pattern: String, in files: [String]) -> Set<String> {
        files.reduce(into: []) { found, file in
            found.formUnion(PackageManifest.allMatches(pattern, in: (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""))
        }
    }
}
