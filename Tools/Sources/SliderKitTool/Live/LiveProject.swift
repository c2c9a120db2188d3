import Foundation
import NibEditing
import RunnerProtocol

/// The sources as they were built last, and what can be shown of them.
struct LiveProject {
    let session: Session
    var nibs: [NibItem]
    /// What can't be read of xibs and storyboards.
    var problems: [String]
    /// What is shown, in order: name, kind, file, line.
    var previews: [SourceClass]
    var application: String?

    /// Finds, compiles and looks through everything.
    /// - Throws: ``ToolError`` when there is nothing to show, or no compiler.
    init(_ arguments: Arguments) throws {
        session = try Session(arguments)
        (nibs, problems, previews) = ([], [], [])
        guard session.built.errors.isEmpty else { return }
        try look()
    }

    /// Looks through xibs and storyboards again.
    mutating func look() throws {
        let outline = try session.outline()
        (nibs, problems) = (outline.nibs, outline.problems)
        let arguments = session.arguments
        let wanted = PreviewChoice.Wanted(classes: arguments.all("--class"), nibs: arguments.all("--nib"), scenes: arguments.all("--scene"))
        let choice = try PreviewChoice(session.built, wanted, nibs: nibs)
        let items = choice.nibs.map { SourceClass(name: $0.name, kind: $0.kind == .nib ? .nib : .scene, designable: false, file: $0.file, line: $0.line) }
        application = choice.application ?? PreviewChoice.app(session.built)
        previews = session.built.classes.filter { choice.names.contains($0.name) } + items
        // The app itself can be run, too.
        if let application, wanted.isEmpty, !previews.contains(where: { $0.name == application }),
            let found = session.built.classes.first(where: { $0.name == application && $0.kind == .application })
        {
            previews.append(found)
        }
    }

    /// The files that an inspector may write into, each with what it holds.
    func revisions() -> [String: NibSaver.Revision] {
        NibFinder.files(of: session.builder.sources).reduce(into: [:]) { $0[$1] = NibSaver.revision(of: $1) }
    }

    func request(_ command: RunnerRequest.Command, _ wanted: LiveTab.Wanted) throws -> RunnerRequest {
        var request = try session.request(
            command, classes: [wanted.name], application: wanted.name == application ? application : nil, screen: wanted.screen, nibs: nibs, mode: wanted.mode)
        // One whole app has no state or attributes of its own.
        if wanted.name == application { (request.screen.state, request.screen.settings) = ("normal", []) }
        return request
    }
}
