import Foundation

/// The targets of a Swift package, read from its manifest's text: running the manifest would take a second.
struct PackageManifest {
    struct Target: Equatable {
        var name: String
        var folder: String
        var exclude: [String]
    }

    var targets: [Target] = []
    var testTargets: [Target] = []
    /// The folders of the packages that it depends on by a path.
    var localDependencies: [String] = []

    /// Nil when the folder holds no manifest.
    init?(folder: String) {
        guard let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else { return nil }
        let plain = PackageManifest.withoutComments(text)
        targets = PackageManifest.calls([".target(", ".executableTarget("], in: plain).compactMap { call in
            PackageManifest.target(call: call, folder: folder, places: ["Sources/*", "Source/*", "src/*", "srcs/*", "Sources", "Source"])
        }
        testTargets = PackageManifest.calls([".testTarget("], in: plain).compactMap { call in
            PackageManifest.target(call: call, folder: folder, places: ["Tests/*", "Sources/*", "Source/*", "src/*", "srcs/*", "Tests"])
        }
        localDependencies = PackageManifest.allMatches(#"\.package\([^()]*\bpath:\s*"([^"]+)""#, in: plain)
            .map { URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: folder)).standardizedFileURL.path }
    }

    /// - Parameter places: Where its folder may be when none is named; `*` stands for the target's name.
    private static func target(call: String, folder: String, places: [String]) -> Target? {
        guard let name = firstMatch(#"\bname:\s*"([^"]+)""#, in: call) else { return nil }
        let candidates: [String]
        if let path = firstMatch(#"\bpath:\s*"([^"]*)""#, in: call) {
            candidates = [path]
        } else {
            candidates = places.map { $0.replacingOccurrences(of: "*", with: name) }
        }
        for candidate in candidates {
            let path = URL(fileURLWithPath: candidate.isEmpty ? folder : "\(folder)/\(candidate)").standardizedFileURL.path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            let excluded = firstMatch(#"\bexclude:\s*\[([^\]]*)\]"#, in: call) ?? ""
            return Target(name: name, folder: path, exclude: allMatches(#""([^"]+)""#, in: excluded))
        }
        return nil
    }

    /// The arguments of each call, such as `.target(…)`; dependencies of the form `.target(name:)` hold no sources and
    /// name the same folder again, which does no harm.
    private static func calls(_ openings: [String], in text: String) -> [String] {
        var calls: [String] = []
        for opening in openings {
            var rest = text[...]
            while let range = rest.range(of: opening) {
                var depth = 1
                var end = range.upperBound
                while end < rest.endIndex, depth > 0 {
                    if rest[end] == "(" { depth += 1 }
                    if rest[end] == ")" { depth -= 1 }
                    end = rest.index(after: end)
                }
                calls.append(String(rest[range.upperBound..<end]))
                rest = rest[range.upperBound...]
            }
        }
        return calls
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") ? "" : $0 }.joined(separator: "\n")
    }

    static func firstMatch(_ pattern: String, in text: String) -> String? {
        allMatches(pattern, in: text).first
    }

    /// What the pattern's group matches, in order.
    static func allMatches(_ pattern: String, in text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }
}
