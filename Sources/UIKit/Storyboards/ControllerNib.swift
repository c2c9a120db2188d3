/// What a controller that came from a storyboard or a xib keeps of it: where its view is, and its segues.
@MainActor
final class ControllerNib {
    let document: NibDocument
    let bundle: Bundle
    let element: NibElement
    let storyboard: UIStoryboard?
    let scene: StoryboardScene?
    let isCanvas: Bool
    /// What was made together with the controller, by its ids.
    var early: [String: AnyObject] = [:]
    /// The objects at the scene's top, which the controller keeps alive.
    var kept: [AnyObject] = []
    private(set) var templates: [SegueTemplate] = []

    init(_ nib: NibCoder, controller: UIViewController) {
        document = nib.builder.document
        bundle = nib.builder.bundle
        element = nib.element
        storyboard = nib.builder.storyboard
        scene = nib.builder.scene
        isCanvas = nib.builder.isCanvas
        templates = (scene?.segues ?? []).map { SegueTemplate($0, owner: controller, document) }
    }

    func template(of element: NibElement) -> SegueTemplate? { templates.first { $0.element === element } }

    func template(named identifier: String) -> SegueTemplate? { templates.first { $0.identifier == identifier } }

    /// The view's element; nil for a controller that makes its view itself.
    var viewElement: NibElement? { element.children.first { $0.peek("key") == "view" } }

    /// Makes the controller's view, with all that comes along; answers whether there was one.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement else { return false }
        let builder = NibBuilder(document, bundle: bundle)
        builder.isCanvas = isCanvas
        builder.storyboard = storyboard
        builder.scene = scene
        builder.part = .view
        builder.objects = early
        scene.map(builder.place)
        if let id = element.peek("id") { builder.objects[id] = controller }
        guard let view = builder.make(viewElement) as? UIView else { return false }
        controller.view = view
        placeGuides(controller, builder)
        kept = (scene?.others ?? []).compactMap(builder.make)
        finishEarly(element, controller, builder)
        builder.connect()
        scene.map { document.tellUnused(in: $0.element) }
        return true
    }

    private func placeGuides(_ controller: UIViewController, _ builder: NibBuilder) {
        for guide in element.list("layoutGuides") {
            guide.use()
            guard let id = guide["id"] else { continue }
            builder.objects[id] = guide["type"] == "top" ? controller.topGuide : controller.bottomGuide
        }
    }

    /// Connections from the controller, and from what was made with it, into the view.
    private func finishEarly(_ element: NibElement, _ object: NSObject, _ builder: NibBuilder) {
        for connection in element.children.first(where: { $0.name == "connections" })?.children ?? []
        where !(scene?.early.contains(connection.peek("destination") ?? "") ?? false) && connection.name != "segue" {
            builder.keep(connection: connection, of: object)
        }
        for child in element.children where child.peek("key") != "view" {
            if let id = child.peek("id"), let made = early[id] as? NSObject { finishEarly(child, made, builder) } else if child.name.hasSuffix("Items") {
                for item in child.children { if let id = item.peek("id"), let made = early[id] as? NSObject { finishEarly(item, made, builder) } }
            }
        }
    }
}
