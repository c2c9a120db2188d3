/// A `<segue>` of a scene, from which segues are made; controls, recognisers and bar buttons have it as their target.
@MainActor
final class SegueTemplate: NSObject {
    let element: NibElement
    let identifier: String?
    let kind: String
    private let document: NibDocument
    private weak var owner: UIViewController?

    init(_ element: NibElement, owner: UIViewController, _ document: NibDocument) {
        self.element = element
        self.owner = owner
        self.document = document
        identifier = element.peek("identifier")
        kind = element.peek("kind") ?? "show"
        super.init()
        element.use()
        element.use(
            attributes: "id", "kind", "identifier", "customClass", "customModule", "customModuleProvider", "modalPresentationStyle",
            "modalTransitionStyle", "animates", "unwindAction", "destinationCreationSelector", "destination", "relationship", "trigger", "action")
        // Split views adapt to a phone by covering its screen.
        element.use(attributes: "popoverAnchorView", "splitViewControllerTargetIndex", "popoverAnchorBarButtonItem", "popoverPermittedArrowDirections")
        for child in element.children where child.name == "popoverArrowDirection" || child.name == "nil" { child.useWhole() }
    }

    static let action = Selector("fire:", SegueTemplate.fire(_:))

    /// Takes the way because of what a user did, if the controller lets it.
    func fire(_ sender: AnyObject) {
        if let recognizer = sender as? UIGestureRecognizer {
            // One that goes on sends this at each change; the way is taken once.
            let isDiscrete = recognizer is UITapGestureRecognizer
            guard recognizer.state == (isDiscrete ? .ended : .began) else { return }
        }
        guard let owner, owner.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Takes the way.
    func perform(sender: Any?) {
        guard let owner else { return }
        if kind == "unwind" { return unwind(from: owner, sender) }
        guard let destination = makeDestination(owner, sender) else { return }
        let segue = makeSegue(owner, destination) { [self] in go(from: owner, to: destination, sender) }
        owner.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts the destination into a container view.
    func embed(in container: UIView) {
        guard let owner, let destination = makeDestination(owner, container) else { return }
        let segue = makeSegue(owner, destination) {
            owner.addChild(destination)
            if let view = destination.view {
                view.frame = container.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(view)
            }
            destination.didMove(toParent: owner)
        }
        owner.prepare(for: segue, sender: nil)
        segue.perform()
    }

    private func tell(_ message: String) { document.tell(message, at: element) }

    // MARK: Making

    private func makeDestination(_ owner: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let storyboard = owner.storyboard, let id = element.peek("destination"), let scene = storyboard.file.scene(id: id) else {
            tell("there is no scene for the segue's destination; it goes nowhere")
            return nil
        }
        guard let name = element.peek("destinationCreationSelector") else { return storyboard.controller(of: scene) }
        return storyboard.controller(of: scene) { coder in
            guard let method = Registry.shared.method(named: name, for: owner) else {
                self.tell("\(type(of: owner)) has no @IBSegueAction \(name); init(coder:) makes the destination")
                return nil
            }
            return method.call(owner, coder, sender, name)?.object as? UIViewController
        }
    }

    private func makeSegue(_ source: UIViewController, _ destination: UIViewController, _ work: @escaping () -> Void) -> UIStoryboardSegue {
        var type = UIStoryboardSegue.self
        if let name = element.peek("customClass") {
            if let custom = Registry.shared.type(named: name) as? UIStoryboardSegue.Type {
                type = custom
            } else {
                tell("there is no segue class \(name); the destination is shown as by a plain segue")
            }
        }
        let segue = type.init(identifier: identifier, source: source, destination: destination)
        segue.setWork(work)
        return segue
    }

    // MARK: Going

    private var animates: Bool { element.peek("animates") != "NO" }

    private func go(from source: UIViewController, to destination: UIViewController, _ sender: Any?) {
        switch kind {
        case "show", "push": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "custom": source.present(destination, animated: animates)
        case "presentation", "modal", "popoverPresentation", "popover":
            if let style = element.peek("modalPresentationStyle") { destination.modalPresentationStyle = presentation(style) }
            if let style = element.peek("modalTransitionStyle") { destination.modalTransitionStyle = transition(style) }
            if kind.hasPrefix("popover") { pointPopover(of: destination, at: sender) }
            source.present(destination, animated: animates)
        default:
            tell("a segue of the kind \(kind) is not known; the destination is presented")
            source.present(destination, animated: animates)
        }
    }

    /// A popover points at what was touched, which is what Interface Builder anchors it to. (choice: another anchor is not looked for)
    private func pointPopover(of destination: UIViewController, at sender: Any?) {
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        switch sender {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let recognizer as UIGestureRecognizer: popover?.sourceView = recognizer.view
        case let view as UIView: popover?.sourceView = view
        default: popover?.sourceView = owner?.view
        }
        let names = element.children.first { $0.name == "popoverArrowDirection" }
        guard let names else { return }
        var directions: UIPopoverArrowDirection = []
        for (name, direction) in [("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right)]
        where names.flag(name) == true { directions.insert(direction) }
        if !directions.isEmpty { popover?.permittedArrowDirections = directions }
    }

    private func presentation(_ name: String) -> UIModalPresentationStyle {
        if let style = UIViewController.presentation(name) { return style }
        tell("there is no modal style \(name) here; the screen is covered instead")
        return .fullScreen
    }

    private func transition(_ name: String) -> UIModalTransitionStyle {
        if let style = UIViewController.transition(name) { return style }
        tell("there is no modal transition \(name) here; the controller slides up instead")
        return .coverVertical
    }

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let name = element.peek("unwindAction") else { return tell("the unwind segue names no action; it goes nowhere") }
        let action = Selector(name)
        guard let destination = source.unwindDestination(action, from: source, sender: sender) else {
            return tell("no controller on the way back has the unwind action \(name); add @IBAction func, or remove the segue")
        }
        let segue = makeSegue(source, destination) { source.goBack(to: destination, by: nil) }
        segue.setWork { [unowned segue] in source.goBack(to: destination, by: segue) }
        source.prepare(for: segue, sender: sender)
        _ = action.send(to: destination, segue)
        segue.perform()
    }
}
