/// One object of an old xib on its way to an element: its keys become attributes and children.
@MainActor
struct OldNibObject {
    let object: NibElement
    let name: String
    let element: NibElement
    let translator: OldNibTranslator
    private var archive: OldNibArchive { translator.archive }

    init(_ object: NibElement, name: String, element: NibElement, translator: OldNibTranslator) {
        self.object = object
        self.name = name
        self.element = element
        self.translator = translator
    }

    func translate() {
        frame()
        flags()
        if name == "IBUISegmentedControl" { OldNibSegments(object, element, archive).translate() }
        if name == "IBUIButton" { buttonStates() }
        if name == "IBUITableViewCell" { contentView() }
        if let configuration = archive.value("IBUIAccessibilityConfiguration", of: object) { accessibility(configuration) }
        fonts()
        if let direction = archive.integer("IBUIDirection", of: object) {
            let names = [1: "right", 2: "left", 4: "up", 8: "down"]
            let parts = names.filter { direction & $0.key != 0 }.map { (name: $0.value, value: "YES") }
            element.add(NibElement(name: "swipeGestureRecognizerDirection", attributes: [("key", "direction")] + parts, line: object.line))
        }
        for child in object.children where !child.isUsed { translate(child) }
        for (attribute, value) in OldNibNames.defaults[name] ?? [:] where element.peek(attribute) == nil { element.add(attribute: attribute, value) }
    }

    // MARK: Any key

    private func translate(_ child: NibElement) {
        let key = child.peek("key") ?? ""
        guard !OldNibNames.isCanvas(key, of: child) else { return child.useWhole() }
        if key == "NSSubviews" { return list("subviews", child) }
        // The one that shows first is one of those in the list, and may be written here or there.
        if key == "IBUISelectedViewController" { return _ = archive.take(child) }
        let plain = OldNibNames.attribute(key, of: name)
        guard let value = archive.take(child) else { return }
        switch archive.className(value) {
        case "NSColor": if let color = OldNibValues.color(value, key: plain, archive) { element.add(color) }
        case "NSCustomResource", "NSImage":
            if let image = OldNibValues.image(value, archive) { element.add(attribute: plain, image) }
        case let kind? where ["NSArray", "NSMutableArray"].contains(kind): list(plain, child)
        case let kind? where kind.hasPrefix("IB"):
            if let made = translator.translate(value, key: plain) { element.add(made) }
        case let kind?: archive.tell("\(key), a \(kind), is not understood and left out", at: child)
        case nil where value.name == "array": list(plain, child)
        case nil where ["dictionary", "bytes", "data"].contains(value.name): archive.tell("\(key) is not understood and left out", at: child)
        case nil: scalar(archive.text(value), key, plain, child)
        }
    }

    private func scalar(_ text: String, _ key: String, _ plain: String, _ child: NibElement) {
        if let names = OldNibNames.names(key, of: name) {
            guard let number = Int(text.trimmingCharacters(in: .whitespaces)), names.indices.contains(number) else {
                return archive.tell("\(key) has the value \(text), which is none of 0 to \(names.count - 1); it is left out", at: child)
            }
            return element.add(attribute: plain, names[number])
        }
        guard let kind = OldNibNames.geometry[key] else { return element.add(attribute: plain, text) }
        guard let made = OldNibValues.geometry(text, kind: kind, key: plain, line: child.line) else {
            return archive.tell("\(key) has the value \(text), which is no \(kind); it is left out", at: child)
        }
        element.add(made)
    }

    /// A cell's content stands among its subviews too, where newer files don't have it.
    private func contentView() {
        guard let view = archive.value("IBUIContentView", of: object), let made = translator.translate(view, key: "contentView", as: "tableViewCellContentView")
        else { return }
        element.add(made)
        let subviews = object.children.first { $0.peek("key") == "NSSubviews" }
        let others = archive.items(subviews.flatMap(archive.take)).compactMap { $0 }.filter { $0 !== view && archive.className($0) != nil }
        translator.add(list: "subviews", others.compactMap { translator.translate($0) }, to: element)
    }

    private func list(_ plain: String, _ child: NibElement) {
        let items = archive.items(archive.take(child)).compactMap { $0 }
        // A list within a list of other things than objects has no counterpart.
        guard items.allSatisfy({ archive.className($0) != nil }) else { return archive.tell("the list \(plain) is not understood and left out", at: child) }
        translator.add(list: plain, items.compactMap { translator.translate($0) }, to: element)
    }

    // MARK: Views

    private func frame() {
        guard let child = object.children.first(where: { $0.peek("key") == "NSFrame" || $0.peek("key") == "NSFrameSize" }), let value = archive.take(child) else { return }
        let text = archive.text(value)
        let whole = child.peek("key") == "NSFrame" ? text : "{{0, 0}, \(text)}"
        guard let rect = OldNibValues.geometry(whole, kind: "rect", key: "frame", line: child.line) else {
            return archive.tell("the frame \(text) is no rectangle; it is left out", at: child)
        }
        element.add(rect)
    }

    /// `NSvFlags`: the autoresizing mask in the lowest six bits, hidden in the highest; the rest is the Mac's.
    private func flags() {
        guard let flags = archive.integer("NSvFlags", of: object) else { return }
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        let parts = names.enumerated().filter { flags & 1 << $0.offset != 0 }.map { (name: $0.element, value: "YES") }
        element.add(NibElement(name: "autoresizingMask", attributes: [("key", "autoresizingMask")] + parts, line: object.line))
        if flags & 1 << 31 != 0 { element.add(attribute: "hidden", "YES") }
    }

    private func fonts() {
        let description = archive.value("IBUIFontDescription", of: object), plain = archive.value("IBUIFont", of: object)
        // Later versions wrote both; the description is the one that they read themselves.
        if let font = description ?? plain { element.add(OldNibValues.font(font, archive)) }
        if description != nil { plain?.useWhole() }
    }

    private func accessibility(_ configuration: NibElement) {
        configuration.use()
        var attributes = [(name: "key", value: "accessibilityConfiguration")]
        for (key, attribute) in [("Label", "label"), ("Hint", "hint"), ("Identifier", "identifier")] {
            if let text = archive.text("IBUIAccessibility\(key)", of: configuration) { attributes.append((attribute, text)) }
        }
        let made = NibElement(name: "accessibility", attributes: attributes, line: configuration.line)
        if let flag = archive.text("IBUIIsAccessibilityElement", of: configuration) {
            made.add(NibElement(name: "bool", attributes: [("key", "isElement"), ("value", flag)], line: configuration.line))
        }
        if let traits = archive.integer("IBUIAccessibilityTraits", of: configuration) {
            let parts = OldNibNames.traits.enumerated().filter { traits & 1 << $0.offset != 0 && !$0.element.isEmpty }.map { (name: $0.element, value: "YES") }
            made.add(NibElement(name: "accessibilityTraits", attributes: [("key", "traits")] + parts, line: configuration.line))
        }
        element.add(made)
        for child in configuration.children where !child.isUsed { archive.tell("\(child.peek("key") ?? child.name) is not understood and left out", at: child) }
    }

    // MARK: Buttons

    /// A button's keys name the state: `IBUIHighlightedTitleColor`.
    private func buttonStates() {
        for state in ["normal", "highlighted", "disabled", "selected"] {
            let prefix = "IBUI" + state.prefix(1).uppercased() + state.dropFirst()
            let made = NibElement(name: "state", attributes: [("key", state)], line: object.line)
            if let title = archive.text(prefix + "Title", of: object) { made.add(attribute: "title", title) }
            for (key, attribute) in [("Image", "image"), ("BackgroundImage", "backgroundImage")] {
                guard let image = archive.value(prefix + key, of: object), let name = OldNibValues.image(image, archive) else { continue }
                made.add(attribute: attribute, name)
            }
            for key in ["TitleColor", "TitleShadowColor"] {
                guard let color = archive.value(prefix + key, of: object) else { continue }
                if let color = OldNibValues.color(color, key: key.prefix(1).lowercased() + key.dropFirst(), archive) { made.add(color) }
            }
            if made.attributeNames.count > 1 || !made.children.isEmpty { element.add(made) }
        }
    }
}
