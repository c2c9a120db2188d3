import Foundation

extension XcodeProject {
    /// The one project at the top of a folder; nil where there is none, or several, or it can't be read.
    init?(ofFolder folder: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
        guard names.count == 1, let name = names.first else { return nil }
        self.init(path: "\(folder)/\(name)/project.pbxproj")
    }

    /// The absolute paths of the files that the targets compile, tests apart; `folder` is where the project lies. A folder that Xcode keeps in
    /// step with the project stands for all that is in it, and ends in a slash.
    func members(in folder: String) -> Set<String> {
        let paths = self.paths(in: folder)
        return objects.values.filter { isTarget($0) && !isTest($0) }.reduce(into: []) { $0.formUnion(members(of: $1, paths)) }
    }

    /// A target as far as tests are concerned.
    struct Target {
        enum Kind { case product, unitTests, interfaceTests }
        var name: String
        var kind: Kind
        /// As ``members(in:)`` has them.
        var members: Set<String>
    }

    /// All targets, by name.
    func targets(in folder: String) -> [Target] {
        let paths = self.paths(in: folder)
        return objects.values.filter(isTarget).map { target in
            let type = target["productType"] as? String ?? ""
            let kind: Target.Kind = type.hasSuffix("ui-testing") ? .interfaceTests : type.contains("test") ? .unitTests : .product
            return Target(name: target["name"] as? String ?? "", kind: kind, members: members(of: target, paths))
        }.sorted { $0.name < $1.name }
    }

    private func members(of target: [String: Any], _ paths: [String: String]) -> Set<String> {
        var members: Set<String> = []
        let phases = references(target, "buildPhases").filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
        for file in phases.flatMap({ references($0, "files") }) {
            if let id = file["fileRef"] as? String, let path = paths[id] { members.insert(path) }
        }
        for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
            if let path = paths[id] { members.insert(path + "/") }
        }
        return members
    }

    private func isTest(_ target: [String: Any]) -> Bool { (target["productType"] as? String ?? "").contains("test") }

    /// Where each file reference and group of the project is.
    private func paths(in folder: String) -> [String: String] {
        var paths: [String: String] = [:]
        for project in objects.values where project["isa"] as? String == "PBXProject" {
            let root = (project["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : "\(folder)/\($0)" } ?? folder
            if let group = project["mainGroup"] as? String { place(group, at: root, root: root, in: &paths, depth: 0) }
        }
        return paths
    }

    private func place(_ id: String, at parent: String, root: String, in paths: inout [String: String], depth: Int) {
        // A group that contains itself ends here.
        guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
        let base: String? =
            switch object["sourceTree"] as? String {
            case "<group>", nil: parent
            case "SOURCE_ROOT": root
            case "<absolute>": ""
            default: nil
            }
        guard let base else { return }
        let own = (object["path"] as? String).map { base.isEmpty ? $0 : "\(base)/\($0)" } ?? base
        let path = URL(fileURLWithPath: own).standardizedFileURL.path
        paths[id] = path
        for child in object["children"] as? [String] ?? [] { place(child, at: path, root: root, in: &paths, depth: depth + 1) }
    }
}
