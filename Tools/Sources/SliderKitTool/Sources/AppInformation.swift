import Foundation
import RunnerProtocol

/// What an app's Info.plist says of its interface, whether it is a file or Xcode writes it from build settings.
enum AppInformation {
    static func interface(of sources: SourceSet) -> AppInterfaceOptions {
        var options = AppInterfaceOptions()
        for keys in settings(sources) + plists(sources) {
            if options.mainStoryboard == nil { options.mainStoryboard = keys["UIMainStoryboardFile"] as? String }
            guard !options.usesScenes, let manifest = keys["UIApplicationSceneManifest"] as? [String: Any],
                let roles = manifest["UISceneConfigurations"] as? [String: Any],
                let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]], !scenes.isEmpty
            else { continue }
            options.usesScenes = true
            options.scenes = scenes.map { scene in
                .init(
                    name: scene["UISceneConfigurationName"] as? String, delegateClass: scene["UISceneDelegateClassName"] as? String,
                    storyboard: scene["UISceneStoryboardFile"] as? String)
            }
        }
        return options
    }

    /// The Info.plists beside the sources that tell of an interface; that of the project's app first.
    private static func plists(_ sources: SourceSet) -> [[String: Any]] {
        let named = project(sources).map { $0.settings("INFOPLIST_FILE").map { plain($0, in: sources.root) } } ?? []
        let found = NibFinder.files(below: sources.root, beside: sources.files) { $0.hasSuffix("Info.plist") }
        return (named + found).compactMap { path in
            guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20 else { return nil }
            return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
        }
    }

    private static func plain(_ path: String, in root: String) -> String {
        let plain = path.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(of: "${SRCROOT}/", with: "")
        return plain.hasPrefix("/") ? plain : root + "/" + plain
    }

    /// The keys that newer projects have as build settings.
    private static func settings(_ sources: SourceSet) -> [[String: Any]] {
        (project(sources)?.settings("INFOPLIST_KEY_UIMainStoryboardFile") ?? []).map { ["UIMainStoryboardFile": $0] }
    }

    private static func project(_ sources: SourceSet) -> XcodeProject? { XcodeProject(ofFolder: sources.root) }
}

extension XcodeProject {
    /// The values of a build setting in the configurations of the targets that make apps.
    func settings(_ name: String) -> [String] {
        objects.values.filter { isTarget($0) && $0["productType"] as? String == "com.apple.product-type.application" }
            .compactMap { ($0["buildConfigurationList"] as? String).flatMap { objects[$0] } }
            .flatMap { references($0, "buildConfigurations") }
            .compactMap { ($0["buildSettings"] as? [String: Any])?[name] as? String }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            .sorted()
    }
}
