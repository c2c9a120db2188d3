@_spi(SliderKit) import CoreGraphics

/// Makes the objects of a nib, or of one scene of a storyboard, and connects them. In this order: every object by `init(coder:)`, constraints,
/// runtime attributes, outlets and actions, then every `awakeFromNib`.
@MainActor
final class NibBuilder {
    let document: NibDocument
    let bundle: Bundle
    /// The objects by their ids in the file; placeholders too.
    var objects: [String: AnyObject] = [:]
    /// The ids of what comes from outside: File's Owner, the first responder, objects that the caller gives.
    var placeholders: Set<String> = []
    /// Those of them that stand for whoever answers.
    var firstResponders: Set<String> = []
    /// What outlet collections hold so far.
    var collections: [ObjectIdentifier: [String: [NSObject]]] = [:]
    /// The storyboard and scene that the objects belong to; nil for a xib's.
    var storyboard: UIStoryboard?
    var scene: StoryboardScene?
    /// What of the scene is being made.
    var part = Part.whole
    /// Makes the scene's controller where it can.
    var creator: ((NSCoder) -> UIViewController?)?
    /// Whether the objects are for Interface Builder's canvas: designable classes made with a frame, no other code of the user's.
    var isCanvas = false
    private(set) var made: [NSObject] = []
    private var designables: [UIView] = []
    private var constraints: [(element: NibElement, view: UIView, isInstalled: Bool)] = []
    private var attributes: [(NibElement, NSObject)] = []
    private var connections: [(NibElement, NSObject)] = []

    /// Which of a scene's objects are made: a controller comes before its view.
    enum Part { case whole, controller, view }

    init(_ document: NibDocument, bundle: Bundle) {
        self.document = document
        self.bundle = bundle
    }

    func tell(_ message: String, at element: NibElement) { document.tell(message, at: element) }

    // MARK: A whole nib

    /// Makes and connects a xib's objects.
    func instantiate(owner: NSObject?, external: [String: Any]) -> [Any] {
        let elements = document.objects
        for element in elements where element.name == "placeholder" { place(element, owner, external) }
        let top = elements.filter { $0.name != "placeholder" }.compactMap(make)
        connect()
        document.tellUnused(in: document.root)
        return top
    }

    private func place(_ element: NibElement, _ owner: NSObject?, _ external: [String: Any]) {
        element.use()
        element.use(attributes: "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID")
        guard let id = element["id"] else { return }
        placeholders.insert(id)
        let object: NSObject?
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": object = owner
        case "IBFirstResponder":
            firstResponders.insert(id)
            object = nil
        case let name?: object = external[name] as? NSObject
        case nil: object = nil
        }
        if let object {
            objects[id] = object
            finish(element, object)
        } else {
            // Without an owner there is nothing to connect.
            for list in element.children { list.useWhole(told: element.marks.contains(.told)) }
        }
    }

    // MARK: Making

    /// The object that an element stands for; nil, and told, where no class for it is known or its initialiser gave none.
    func make(_ element: NibElement) -> NSObject? {
        guard let standard = NibClasses.standard[element.name] else {
            tell("<\(element.name)> stands for a class that SliderKit lacks; it is left out", at: element)
            element.useWhole()
            return nil
        }
        element.use()
        element.use(attributes: "id", "key", "userLabel", "customModule", "customModuleProvider", "sceneMemberID", "colorLabel")
        let isTaken = isTaken(element)
        guard let object = designable(element, standard: standard) ?? instance(of: type(for: element, standard: standard), element) else {
            tell("init(coder:) of \(element.peek("customClass") ?? "\(standard)") gave no object; it is left out", at: element)
            element.useWhole()
            return nil
        }
        if !isTaken, let id = element.peek("id") { objects[id] = object }
        made.append(object)
        if isCanvas, let view = object as? UIView {
            let name = element.peek("userLabel") ?? element.peek("customClass") ?? "\(Swift.type(of: view))"
            view.constraintStore.canvas = CanvasLayout(element, of: document, name: name)
        }
        if let hear = NibCanvas.onMake, let id = element.peek("id") {
            hear(object, NibCanvas.Origin(file: document.file, id: id, line: element.line, label: element.peek("userLabel")))
        }
        finish(element, object)
        return object
    }

    /// Whether another object of the nib has the element's id, which is told.
    private func isTaken(_ element: NibElement) -> Bool {
        guard let id = element.peek("id"), objects[id] != nil || placeholders.contains(id) else { return false }
        tell("the id \(id) is another object's too; what refers to it gets that one. Give each object an id of its own", at: element)
        return true
    }

    /// Keeps an element's attributes and connections until all objects are there.
    func finish(_ element: NibElement, _ object: NSObject) {
        for attribute in element.list("userDefinedRuntimeAttributes") { attributes.append((attribute, object)) }
        for connection in element.list("connections") { connections.append((connection, object)) }
    }

    private func instance(of type: AnyClass, _ element: NibElement) -> NSObject? {
        let coder = NibCoder(self, element)
        switch type {
        case let type as UIView.Type: return type.init(coder: coder)
        case let type as UIViewController.Type: return creator?(coder) ?? type.init(coder: coder)
        default: return NibObjects.make(type, coder)
        }
    }

    /// In the canvas: a designable class, made as Interface Builder does, by `init(frame:)`; then it takes what the element says.
    private func designable(_ element: NibElement, standard: AnyClass) -> NSObject? {
        guard isCanvas, let name = element.peek("customClass"), Registry.shared.isDesignable(name), Registry.shared.canMake(name) else { return nil }
        let frame = element.children.first { $0.peek("key") == "frame" }.map(rect) ?? .zero
        guard let view = Registry.shared.make(name, frame: frame) as? UIView, isClass(Swift.type(of: view), a: standard) else { return nil }
        element.use(attributes: "customClass")
        // What draws itself and has no background would be black where it draws nothing.
        let hadBackground = view.backgroundColor != nil
        NibDecoders.decode(view, NibCoder(self, element))
        if !hadBackground, view.backgroundColor == nil { view.isOpaque = false }
        designables.append(view)
        return view
    }

    private func type(for element: NibElement, standard: AnyClass) -> AnyClass {
        guard let name = element["customClass"] else { return standard }
        // The canvas has plain controllers, and views only of classes that are made for it.
        if isCanvas, standard is UIViewController.Type || Registry.shared.type(named: name) != nil { return standard }
        let qualified = element.peek("customModule").map { "\($0).\(name)" }
        let found: AnyClass? = qualified.flatMap { Registry.shared.type(named: $0) } ?? Registry.shared.type(named: name) ?? NibClasses.framework(named: name)
            // Of a library that was compiled as it is; nothing registers its classes.
            ?? qualified.flatMap { NSClassFromString($0) }
        guard let found else {
            tell("there is no class \(name); a \(standard) takes its place. Add its source, or correct customClass", at: element)
            return standard
        }
        guard isClass(found, a: standard) else {
            tell("\(name) is no \(standard), as <\(element.name)> asks for; a \(standard) takes its place", at: element)
            return standard
        }
        return found
    }

    private func isClass(_ type: AnyClass, a base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if candidate == base { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    // MARK: For later

    /// Keeps a view's constraints until all views are there.
    func keep(constraint: NibElement, of view: UIView, isInstalled: Bool) { constraints.append((constraint, view, isInstalled)) }

    /// Keeps a connection of an object that was made before.
    func keep(connection: NibElement, of object: NSObject) { connections.append((connection, object)) }

    /// The object for an id; nil for the first responder, which stands for "whoever answers".
    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    // MARK: Connecting

    /// Does what had to wait for all objects, then wakes them.
    func connect() {
        let constraints = self.constraints, attributes = self.attributes, connections = self.connections
        (self.constraints, self.attributes, self.connections) = ([], [], [])
        for (element, view, isInstalled) in constraints { NibConstraints.add(element, to: view, isInstalled: isInstalled, self) }
        for (element, object) in attributes { NibAttributes.apply(element, to: object, self) }
        for (element, object) in connections { NibConnections.connect(element, object, self) }
        let woken = isCanvas ? [] : made, shown = designables
        (made, designables) = ([], [])
        for view in shown { view.prepareForInterfaceBuilder() }
        for object in woken {
            switch object {
            case let view as UIView: view.awakeFromNib()
            case let controller as UIViewController: controller.awakeFromNib()
            default: break
            }
        }
    }
}
