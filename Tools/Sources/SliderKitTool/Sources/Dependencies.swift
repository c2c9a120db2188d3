import AppleSource
import Foundation

/// The packages and pods that sources import, where they have been fetched already: nothing is loaded from the net.
struct Dependencies {
    private(set) var files: [String] = []
    private(set) var modules: Set<String> = []

    /// How many folders above are looked at: a demo's dependencies lie beside its library's.
    private static let reach = 3

    /// What the files of a folder import, and what that imports in turn; `beside` are folders that were named for it.
    init(of folder: String, importedBy sources: [String], siblings: Set<String>, beside: [String] = []) {
        let places = Dependencies.places(named: beside) + Dependencies.places(around: folder)
        guard !places.isEmpty else { return }
        var (wanted, seen) = (DemoLibrary.imports(of: sources), siblings)
        while let module = wanted.subtracting(seen).subtracting(DemoLibrary.engine).min() {
            seen.insert(module)
            guard let place = places.first(where: { $0.modules.contains(module) })?.folder, place != folder,
                let found = try? SourceFinder(place).find(swiftVersion: nil)
            else { continue }
            files += found.files.filter { Dependencies.isWhole($0, places.reduce(into: []) { $0.formUnion($1.modules) }) }
            modules.formUnion(found.siblings.union([module]))
            wanted.formUnion(DemoLibrary.imports(of: found.files))
        }
    }

    /// Whether a file needs no module that is not there. A dependency's other files are left out: what a slider uses of it may be elsewhere.
    private static func isWhole(_ file: String, _ own: Set<String>) -> Bool {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        var depth = 0
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " || $0 == "\t" } }) {
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            // What stands inside a condition is the condition's to judge.
            guard depth == 0, line.contains("import"), let module = DemoLibrary.importedModule(String(line)) else { continue }
            guard SourceOptions.engineModules.contains(module) || SourceOptions.droppedModules.contains(module) || own.contains(module) else { return false }
        }
        return true
    }

    /// A folder that is no package or pod makes a module of its own name.
    private static func places(named folders: [String]) -> [(folder: String, modules: Set<String>)] {
        folders.map { folder in
            let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
            let modules = Set(DemoLibrary.modules(in: path))
            return (path, modules.isEmpty ? [SourceFinder.moduleName(for: path)] : modules)
        }
    }

    /// The folders of fetched packages and pods, with the modules that they make.
    private static func places(around folder: String) -> [(folder: String, modules: Set<String>)] {
        var found: [(String, Set<String>)] = []
        var current = URL(fileURLWithPath: folder)
        for _ in 0...reach where current.path != "/" {
            for path in PackageManifest(folder: current.path)?.localDependencies ?? [] { found.append((path, Set(DemoLibrary.modules(in: path)))) }
            for parent in [".build/checkouts", "Carthage/Checkouts", "Pods"] {
                let whole = current.appendingPathComponent(parent).path
                for name in ((try? FileManager.default.contentsOfDirectory(atPath: whole)) ?? []).sorted() where !name.hasPrefix(".") {
                    let path = whole + "/" + name
                    // CocoaPods leaves the specification out.
                    found.append((path, Set(DemoLibrary.modules(in: path)).union(parent == "Pods" ? [name.replacingOccurrences(of: "-", with: "_")] : [])))
                }
            }
            current.deleteLastPathComponent()
        }
        return found
    }
}
