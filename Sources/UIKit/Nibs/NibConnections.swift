/// Makes the connections of `<connections>`: outlets, outlet collections and actions.
@MainActor
enum NibConnections {
    static func connect(_ element: NibElement, _ source: NSObject, _ builder: NibBuilder) {
        element.use()
        element.use(attributes: "id")
        if element.name == "segue" { return segue(element, source, builder) }
        if builder.isCanvas, element.peek("property") != "gestureRecognizers" { return element.useWhole() }
        // What leads from a controller into its view waits for the view.
        if builder.part == .controller, builder.scene?.early.contains(element.peek("destination") ?? "") != true { return }
        switch element.name {
        case "outlet": outlet(element, source, builder)
        case "outletCollection": collection(element, source, builder)
        case "action": action(element, source, builder)
        default: builder.tell("<\(element.name)> is no connection that is understood; it is left out", at: element)
        }
    }

    /// Has a control, a recogniser or a bar button take a segue, or fills a container with what one leads to.
    private static func segue(_ element: NibElement, _ source: NSObject, _ builder: NibBuilder) {
        guard element.peek("kind") != "relationship" else {
            return element.use(attributes: "kind", "relationship", "destination", "identifier")
        }
        let owner = builder.scene?.controller.peek("id").flatMap { builder.objects[$0] } as? UIViewController
        guard !builder.isCanvas, let template = owner?.ownNib?.template(of: element) else { return }
        switch source {
        case let view as UIView where template.kind == "embed": template.embed(in: view)
        case let cell as UITableViewCell:
            if element.peek("trigger") == "accessoryAction" { cell.box.accessorySegue = template } else { cell.box.selectionSegue = template }
        case let control as UIControl: control.addTarget(template, action: SegueTemplate.action, for: control.segueEvent)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: SegueTemplate.action)
        case let item as UIBarButtonItem:
            item.target = template
            item.action = SegueTemplate.action
        case is UIViewController: break
        default: builder.tell("a \(type(of: source)) takes no segues; it is left out", at: element)
        }
    }

    private static func outlet(_ element: NibElement, _ source: NSObject, _ builder: NibBuilder) {
        guard let name = element["property"], let destination = destination(element, builder) else { return }
        switch Registry.shared.connect(source, outlet: name, to: destination) {
        case .connected: return
        case .typeMismatch:
            builder.tell("the outlet \(name) of \(type(of: source)) has another type than \(type(of: destination)); it stays nil", at: element)
        case .unknown:
            guard !NibOutlets.connect(source, name, destination) else { return }
            builder.tell("\(type(of: source)) has no outlet \(name); add @IBOutlet var \(name), or remove the connection", at: element)
        }
    }

    private static func collection(_ element: NibElement, _ source: NSObject, _ builder: NibBuilder) {
        element.use(attributes: "appends", "collectionClass")
        guard let name = element["property"], let destination = destination(element, builder) else { return }
        if name == "gestureRecognizers", let view = source as? UIView, let recognizer = destination as? UIGestureRecognizer {
            return view.addGestureRecognizer(recognizer)
        }
        var items = builder.collections[ObjectIdentifier(source)]?[name] ?? []
        items.append(destination)
        builder.collections[ObjectIdentifier(source), default: [:]][name] = items
        switch Registry.shared.connect(source, outlet: name, to: items) {
        case .connected: return
        case .typeMismatch:
            builder.tell("the outlet collection \(name) of \(type(of: source)) takes no \(type(of: destination))", at: element)
        case .unknown:
            builder.tell("\(type(of: source)) has no outlet collection \(name); add it, or remove the connection", at: element)
        }
    }

    private static func action(_ element: NibElement, _ source: NSObject, _ builder: NibBuilder) {
        guard let name = element["selector"] else { return }
        let isFirstResponder = builder.firstResponders.contains(element.peek("destination") ?? "")
        let destination = isFirstResponder ? nil : destination(element, builder)
        if let item = source as? UIBarButtonItem {
            element.use(attributes: "destination")
            item.target = destination
            item.action = Selector(name)
            return
        }
        let event = element["eventType"].flatMap { UIControl.nibEvents[$0] } ?? .primaryActionTriggered
        element.use(attributes: "destination")
        guard isFirstResponder || destination != nil else { return }
        if let destination, !Registry.shared.responds(destination, to: name) {
            builder.tell("\(type(of: destination)) has no action \(name); add @IBAction func, or remove the connection", at: element)
            return
        }
        switch source {
        case let control as UIControl:
            control.addTarget(destination, action: Selector(name), for: event)
        case let recognizer as UIGestureRecognizer:
            if let destination { recognizer.addTarget(destination, action: Selector(name)) }
        default: builder.tell("a \(type(of: source)) sends no actions; the connection is left out", at: element)
        }
    }

    private static func destination(_ element: NibElement, _ builder: NibBuilder) -> NSObject? {
        let id = element["destination"]
        if let found = builder.object(id) as? NSObject { return found }
        // File's Owner may be nobody, as UIKit allows.
        if !builder.placeholders.contains(id ?? "") {
            builder.tell("the connection's destination \(id ?? "(none)") is not in this nib; it is left out", at: element)
        }
        return nil
    }
}
