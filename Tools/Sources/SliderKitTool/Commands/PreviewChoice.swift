/// What of the compiled sources is to be shown.
struct PreviewChoice {
    var names: [String]
    /// The one of them that is an application, or stands for one.
    var application: String?

    /// The named classes and previews; else the designable classes and the previews; else the app; else every view that can be made.
    init(_ built: BuiltSources, named wanted: [String]) throws {
        guard wanted.isEmpty else {
            names = try wanted.map { try PreviewChoice.makeable($0, built).name }
            application = names.first { name in built.classes.contains { $0.name == name && [.application, .controller].contains($0.kind) } }
            return
        }
        let makeable = built.classes.filter { $0.skipReason == nil }
        let designable = makeable.filter { $0.designable && [.view, .control, .preview].contains($0.kind) }
        if !designable.isEmpty {
            names = designable.map(\.name)
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
