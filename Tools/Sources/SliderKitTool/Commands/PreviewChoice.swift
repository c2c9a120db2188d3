import RunnerProtocol

/// What of the compiled sources is to be shown.
struct PreviewChoice {
    var names: [String]
    /// The one of them that is an application, or stands for one.
    var application: String?

    /// The views of xibs, and the scenes, among them.
    var nibs: [NibItem] = []

    /// What is asked for by name.
    struct Wanted {
        var classes: [String] = []
        var nibs: [String] = []
        var scenes: [String] = []

        var isEmpty: Bool { classes.isEmpty && nibs.isEmpty && scenes.isEmpty }
    }

    /// What is named; else the designable classes, the previews, the xibs and the scenes; else the app; else every view that can be made.
    init(_ built: BuiltSources, _ wanted: Wanted, nibs found: [NibItem] = []) throws {
        guard wanted.isEmpty else {
            names = try wanted.classes.map { try PreviewChoice.makeable($0, built).name }
            application = names.first { name in built.classes.contains { $0.name == name && [.application, .controller].contains($0.kind) } }
            nibs = try wanted.nibs.map { try PreviewChoice.item($0, .nib, found) } + wanted.scenes.map { try PreviewChoice.item($0, .scene, found) }
            names += nibs.map(\.name)
            return
        }
        let makeable = built.classes.filter { $0.skipReason == nil }
        let designable = makeable.filter { $0.designable && [.view, .control, .preview].contains($0.kind) }
        nibs = found
        if !designable.isEmpty || !found.isEmpty {
            names = designable.map(\.name) + found.map(\.name)
        } else if let app = PreviewChoice.app(built) {
            names = [app]
            application = app
        } else {
            names = makeable.filter { [.view, .control].contains($0.kind) }.map(\.name)
        }
        guard names.isEmpty else { return }
        let reasons = built.classes.compactMap { found in found.skipReason.map { "\(found.name): \($0)" } }
        throw ToolError.usage(
            "there is no class to show" + (reasons.isEmpty ? "; PATH needs a UIView class" : " (\(reasons.joined(separator: "; ")))"))
    }

    private static func item(_ name: String, _ kind: NibItem.Kind, _ found: [NibItem]) throws -> NibItem {
        let own = found.filter { $0.kind == kind }
        if let item = own.first(where: { $0.name == name }) ?? own.first(where: { $0.names.contains(name) }) { return item }
        let what = kind == .nib ? "xib" : "scene"
        let names = own.map(\.name).joined(separator: ", ")
        throw ToolError.usage("there is no \(what) \(name); PATH has \(names.isEmpty ? "no \(what)" : names)")
    }

    /// The app that the sources make: its delegate, else its only or its first view controller.
    static func app(_ built: BuiltSources) -> String? {
        let makeable = built.classes.filter { $0.skipReason == nil }
        return (makeable.first { $0.kind == .application } ?? makeable.first { $0.name == "ViewController" && $0.kind == .controller }
            ?? makeable.first { $0.kind == .controller })?.name
    }

    static func makeable(_ name: String, _ built: BuiltSources) throws -> SourceClass {
        guard let found = built.classes.first(where: { $0.name == name }) else {
            let names = built.classes.filter { $0.kind != .other }.map(\.name).joined(separator: ", ")
            throw ToolError.usage("there is no class \(name); PATH has \(names.isEmpty ? "no view class" : names)")
        }
        if let reason = found.skipReason { throw ToolError.usage("\(name) can't be made: \(reason)") }
        return found
    }
}
