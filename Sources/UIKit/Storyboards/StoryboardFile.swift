/// A storyboard's file, read, with its scenes.
@MainActor
final class StoryboardFile {
    let path: String
    let bundle: Bundle
    /// Whether there is a file at all.
    let isFound: Bool
    let document: NibDocument?
    private(set) var scenes: [StoryboardScene] = []
    private let failure: NibProblem?
    /// The scenes whose controllers are being made, to end circles of relationships.
    private var inProgress: Set<ObjectIdentifier> = []

    init(_ url: URL, bundle: Bundle) {
        path = url.path
        self.bundle = bundle
        isFound = true
        do {
            let document = try NibDocument(contentsOf: url)
            self.document = document
            failure = nil
            scenes = document.root.list("scenes").filter { $0.name == "scene" }.compactMap { StoryboardScene($0, document) }
            document.tellUnusedAroundScenes()
        } catch {
            document = nil
            failure = error as? NibProblem ?? NibProblem(message: "\(error)", file: url.path, line: 0)
            NibLedger.tell(problem)
        }
    }

    private init(missing name: String, bundle: Bundle) {
        path = bundle.bundlePath
        self.bundle = bundle
        isFound = false
        document = nil
        failure = NibProblem(
            message: "there is no storyboard named \(name) in this bundle; add \(name).storyboard, or correct the name", file: bundle.bundlePath,
            line: 0)
    }

    static func named(_ name: String, in bundle: Bundle) -> StoryboardFile {
        let base = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
        return ResourceIndex.nib(base, "storyboard", in: bundle).map { StoryboardFile($0, bundle: bundle) }
            ?? StoryboardFile(missing: base, bundle: bundle)
    }

    /// Why there are no scenes.
    var problem: NibProblem { failure ?? NibProblem(message: "it has no scenes", file: path, line: 0) }

    func tell(_ message: String) { NibLedger.tell(NibProblem(message: message, file: path, line: document?.root.line ?? 0)) }

    /// What to say where no scene has an identifier.
    func unknown(_ identifier: String) -> String {
        if let failure { return failure.description }
        let known = scenes.compactMap(\.identifier).sorted()
        let list = known.isEmpty ? "none of its scenes has one" : "it has \(known.joined(separator: ", "))"
        return "\(path): no scene has the storyboard identifier \(identifier): \(list); set it in the identity inspector, or correct the name"
    }

    // MARK: Scenes

    var initialScene: StoryboardScene? {
        document?.root.peek("initialViewController").flatMap { scene(id: $0) }
    }

    func scene(identifier: String) -> StoryboardScene? { scenes.first { $0.identifier == identifier } }

    /// The scene of the controller, or whose exit, has an id.
    func scene(id: String) -> StoryboardScene? { scenes.first { $0.controller.peek("id") == id } }

    /// Does some work for a scene, unless it is being done already.
    func once<Result>(_ scene: StoryboardScene, _ work: () -> Result?) -> Result? {
        guard inProgress.insert(ObjectIdentifier(scene)).inserted else {
            document?.tell("the scene contains itself by its relationships; it is left out there", at: scene.controller)
            return nil
        }
        defer { inProgress.remove(ObjectIdentifier(scene)) }
        return work()
    }
}
