/// One scene of a storyboard: a controller with its view, and the objects beside them.
@MainActor
final class StoryboardScene {
    let element: NibElement
    /// The scene's view controller.
    let controller: NibElement
    /// The ids of what is made together with the controller, and not with its view: itself, its bar items, the placeholders.
    let early: Set<String>
    /// The other objects at the scene's top, which come with the view.
    let others: [NibElement]
    let exits: [NibElement]
    let placeholders: [NibElement]
    /// The segues that begin anywhere in the scene, relationships apart.
    let segues: [NibElement]

    /// Nil for a scene without a controller.
    init?(_ scene: NibElement, _ document: NibDocument) {
        scene.use()
        scene.use(attributes: "sceneID", "userLabel")
        for child in scene.children where child.name != "objects" { child.useWhole() }
        let objects = scene.list("objects")
        guard let controller = objects.first(where: { $0.peek("sceneMemberID") == "viewController" || $0.name.hasSuffix("ontroller") }) else {
            document.tell("a scene without a view controller is left out", at: scene)
            for object in objects { object.useWhole(told: true) }
            return nil
        }
        element = scene
        self.controller = controller
        exits = objects.filter { $0.name == "exit" }
        placeholders = objects.filter { $0.name == "placeholder" }
        others = objects.filter { $0 !== controller && $0.name != "exit" && $0.name != "placeholder" }
        for exit in exits + placeholders { exit.useWhole() }
        var ids = Set((exits + placeholders).compactMap { $0.peek("id") })
        StoryboardScene.collect(controller, into: &ids)
        early = ids
        var found: [NibElement] = []
        StoryboardScene.collectSegues(scene, into: &found)
        segues = found
    }

    /// The storyboard identifier; nil where it has none.
    var identifier: String? { controller.peek("storyboardIdentifier") }
    var view: NibElement? { controller.children.first { $0.peek("key") == "view" } }

    private static func collect(_ element: NibElement, into ids: inout Set<String>) {
        if let id = element.peek("id") { ids.insert(id) }
        // The view comes later, and with it the guides that stand for its edges.
        for child in element.children where child.peek("key") != "view" && child.name != "layoutGuides" && child.name != "connections" {
            collect(child, into: &ids)
        }
    }

    private static func collectSegues(_ element: NibElement, into found: inout [NibElement]) {
        if element.name == "segue", element.peek("kind") != "relationship" { found.append(element) }
        for child in element.children { collectSegues(child, into: &found) }
    }
}
