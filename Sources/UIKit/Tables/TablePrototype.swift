@_spi(SliderKit) import CoreGraphics

extension UIView {
    /// Makes a cell of each prototype of the tables here and inside, so that all of a storyboard has been read.
    func tryPrototypes() {
        _ = (self as? UITableView)?.table.reuse.makePrototypes()
        for view in subviews { view.tryPrototypes() }
    }
}

/// A cell of a storyboard that is made anew whenever a table needs one more.
@MainActor
final class TablePrototype {
    private let element: NibElement
    private let document: NibDocument
    private let bundle: Bundle
    private let storyboard: UIStoryboard?
    private let scene: StoryboardScene?
    private let isCanvas: Bool
    private weak var owner: UIViewController?
    private var wasTold = false

    init(_ element: NibElement, _ builder: NibBuilder) {
        self.element = element
        document = builder.document
        bundle = builder.bundle
        storyboard = builder.storyboard
        scene = builder.scene
        isCanvas = builder.isCanvas
        owner = builder.scene?.controller.peek("id").flatMap { builder.objects[$0] } as? UIViewController
    }

    /// Makes a cell and connects it with its controller.
    func make() -> UITableViewCell? {
        let builder = NibBuilder(document, bundle: bundle)
        builder.storyboard = storyboard
        builder.scene = scene
        builder.isCanvas = isCanvas
        builder.part = .view
        scene.map(builder.place)
        if let owner {
            builder.objects = owner.ownNib?.early ?? [:]
            if let id = scene?.controller.peek("id") { builder.objects[id] = owner }
        }
        let cell = builder.make(element) as? UITableViewCell
        builder.connect()
        if !wasTold {
            wasTold = true
            document.tellUnused(in: element)
        }
        return cell
    }
}
