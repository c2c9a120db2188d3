import Foundation

/// What the tool wants to know of a `project.pbxproj`.
struct XcodeProject {
    let objects: [String: [String: Any]]

    /// Nil when there is none, or none that can be read.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
            let objects = root["objects"] as? [String: Any]
        else { return nil }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
    }

    /// `SWIFT_VERSION` of the targets that compile a file of one of these names; of the whole project when none does.
    func swiftVersions(ofFiles names: Set<String>) -> [String] {
        let owners = objects.values.filter { isTarget($0) && compiles($0, names) }
        let own = owners.flatMap { versions(of: $0) }
        if !own.isEmpty { return own }
        let project = objects.values.filter { $0["isa"] as? String == "PBXProject" }.flatMap { versions(of: $0) }
        if !owners.isEmpty, !project.isEmpty { return project }
        return project + objects.values.filter(isTarget).flatMap { versions(of: $0) }
    }

    func isTarget(_ object: [String: Any]) -> Bool { object["isa"] as? String == "PBXNativeTarget" }

    private func compiles(_ target: [String: Any], _ names: Set<String>) -> Bool {
        references(target, "buildPhases").filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
            .flatMap { references($0, "files") }
            .contains { file in
                guard let id = file["fileRef"] as? String, let path = objects[id]?["path"] as? String else { return false }
                return names.contains(URL(fileURLWithPath: path).lastPathComponent)
            }
    }

    private func versions(of owner: [String: Any]) -> [String] {
        guard let id = owner["buildConfigurationList"] as? String, let list = objects[id] else { return [] }
        return references(list, "buildConfigurations").compactMap { ($0["buildSettings"] as? [String: Any])?["SWIFT_VERSION"] as? String }
    }

    func references(_ object: [String: Any], _ key: String) -> [[String: Any]] {
        (object[key] as? [String] ?? []).compactMap { objects[$0] }
    }
}
