import Foundation

/// What can be seen of xibs and storyboards: each view at a xib's top, each scene of a storyboard; as Interface Builder shows it, or as the app does.
@_spi(SliderKit) @MainActor
public enum NibCanvas {
    /// One view of a xib, or one scene.
    public struct Item {
        /// The file's path.
        public let file: String
        /// Where it begins there.
        public let line: Int
        /// The name to show: the storyboard identifier, else the class, else the title, else the id.
        public let name: String
        /// Every name that it may be asked for by.
        public let names: [String]
        /// Whether it is a scene of a storyboard, rather than a xib.
        public let isScene: Bool
        /// The element's id.
        public let id: String
        /// `customClass` of the view or controller; nil where it has none.
        public let customClass: String?
        /// The class of a xib's File's Owner; nil for a scene.
        public let ownerClass: String?
        /// The device that the file was designed on, as Interface Builder names it.
        public let device: String?
        /// The size of the view in the file; nil where it has none.
        public let size: CGSize?
    }

    /// What a file holds; empty, and told, for one that can't be read.
    public static func items(in path: String) -> [Item] {
        do {
            let document = try NibDocument(contentsOf: URL(fileURLWithPath: path))
            let device = document.root.children.first { $0.name == "device" }?.peek("id")
            return path.hasSuffix(".storyboard") ? scenes(document, device) : views(document, device)
        } catch {
            NibLedger.tell(error as? NibProblem ?? NibProblem(message: "\(error)", file: path, line: 0))
            return []
        }
    }

    private static func scenes(_ document: NibDocument, _ device: String?) -> [Item] {
        document.root.list("scenes").filter { $0.name == "scene" }.compactMap { StoryboardScene($0, document) }.map { scene in
            let element = scene.controller
            let names = [element.peek("storyboardIdentifier"), element.peek("customClass"), element.peek("title"), element.peek("userLabel"), element.peek("id")]
                .compactMap { $0 }
            let freeform = element.children.first { $0.peek("key") == "freeformSize" }
            return Item(
                file: document.file, line: element.line, name: names.first ?? element.name, names: names, isScene: true, id: element.peek("id") ?? "",
                customClass: element.peek("customClass"), ownerClass: nil, device: device, size: (freeform ?? scene.view.flatMap(frame)).flatMap(size))
        }
    }

    private static func views(_ document: NibDocument, _ device: String?) -> [Item] {
        let owner = document.objects.first { $0.peek("placeholderIdentifier") == "IBFilesOwner" }?.peek("customClass")
        let file = URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
        let views = document.objects.filter { NibClasses.standard[$0.name] is UIView.Type || frame($0) != nil }
        return views.enumerated().map { index, element in
            let name = index == 0 ? file : "\(file) \(index + 1)"
            let names = [name, element.peek("customClass"), element.peek("userLabel"), element.peek("id")].compactMap { $0 }
            return Item(
                file: document.file, line: element.line, name: name, names: names, isScene: false, id: element.peek("id") ?? "",
                customClass: element.peek("customClass"), ownerClass: owner, device: device, size: frame(element).flatMap(size))
        }
    }

    private static func frame(_ element: NibElement) -> NibElement? { element.children.first { $0.peek("key") == "frame" } }

    private static func size(_ element: NibElement) -> CGSize? {
        guard let width = element.peek("width").flatMap(Double.init), let height = element.peek("height").flatMap(Double.init),
            (1...4096).contains(width), (1...4096).contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    // MARK: Making

    /// Makes one view of a xib.
    /// - Parameter runs: as the app does, by the classes' own `init(coder:)` and `awakeFromNib`, without a File's Owner; else as Interface
    ///   Builder does, by `init(frame:)` of designable classes and `prepareForInterfaceBuilder`.
    public static func view(of item: Item, runs: Bool) -> UIView? {
        do {
            let document = try NibDocument(contentsOf: URL(fileURLWithPath: item.file))
            let builder = NibBuilder(document, bundle: AppInterface.bundle)
            builder.isCanvas = !runs
            _ = builder.instantiate(owner: nil, external: [:])
            return builder.object(item.id) as? UIView
        } catch {
            NibLedger.tell(error as? NibProblem ?? NibProblem(message: "\(error)", file: item.file, line: 0))
            return nil
        }
    }

    /// Makes the controller of one scene; in Interface Builder's way it is a plain one, whatever its class.
    public static func controller(of item: Item, runs: Bool) -> UIViewController? {
        let storyboard = UIStoryboard(file: StoryboardFile(URL(fileURLWithPath: item.file), bundle: AppInterface.bundle))
        return storyboard.file.scene(id: item.id).flatMap { storyboard.controller(of: $0, isCanvas: !runs) }
    }
}
