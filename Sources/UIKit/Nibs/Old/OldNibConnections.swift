/// Connections of old xibs.
@MainActor
enum OldNibConnections {
    /// The element of a connection; nil, and told, for one that leads nowhere or is of a kind that is not known.
    static func element(_ connection: NibElement, id: String?, _ translator: OldNibTranslator) -> NibElement? {
        let archive = translator.archive
        let label = archive.text("label", of: connection) ?? ""
        guard let destination = archive.value("destination", of: connection) else {
            archive.tell("the connection \(label) has no destination; it is left out", at: connection)
            return nil
        }
        let target = translator.id(destination)
        var attributes: [(name: String, value: String)]
        let name: String
        switch archive.className(connection) {
        case "IBCocoaTouchOutletConnection":
            name = "outlet"
            attributes = [("property", label), ("destination", target)]
        case "IBCocoaTouchOutletCollectionConnection":
            name = "outletCollection"
            attributes = [("property", label), ("destination", target)]
            if archive.text("addsToExistingCollection", of: connection) == "YES" { attributes.append(("appends", "YES")) }
        case "IBCocoaTouchEventConnection":
            name = "action"
            attributes = [("selector", label), ("destination", target)]
            if let number = archive.integer("IBEventType", of: connection) {
                // A bar button and a recogniser have no event to name.
                guard let event = events[number] else {
                    archive.tell("there is no event of the number \(number); the action \(label) is left out", at: connection)
                    return nil
                }
                attributes.append(("eventType", event))
            }
        case let kind:
            archive.tell("\(kind ?? "<\(connection.name)>") is no connection that is understood; it is left out", at: connection)
            return nil
        }
        if let id { attributes.append(("id", "connection-\(id)")) }
        connection.use()
        for child in connection.children where !child.isUsed { child.useWhole() }
        return NibElement(name: name, attributes: attributes, line: connection.line)
    }

    /// The events by the numbers of their bits, from 1.
    private static let events: [Int: String] = [
        1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter", 6: "touchDragExit",
        7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged", 17: "editingDidBegin", 18: "editingChanged",
        19: "editingDidEnd", 20: "editingDidEndOnExit",
    ]
}
