extension UIGestureRecognizer {
    /// Takes what any recogniser's element says.
    func decodeNib(_ nib: NibCoder) {
        let element = nib.element
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let cancels = element.flag("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = element.flag("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = element.flag("delaysTouchesEnded") { delaysTouchesEnded = delays }
    }
}

extension UIPanGestureRecognizer {
    func decodePanNib(_ element: NibElement) {
        if let count = element.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
        if let count = element.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
    }
}

extension UITapGestureRecognizer {
    func decodeTapNib(_ element: NibElement) {
        if let count = element.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }
}

extension UILongPressGestureRecognizer {
    func decodeLongPressNib(_ element: NibElement) {
        if let count = element.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        if let movement = element.number("allowableMovement") { allowableMovement = movement }
        if let duration = element.number("minimumPressDuration") { minimumPressDuration = TimeInterval(duration) }
    }
}

extension UISwipeGestureRecognizer {
    func decodeSwipeNib(_ element: NibElement) {
        if let count = element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        let names: [String: Direction] = ["right": .right, "left": .left, "up": .up, "down": .down]
        if let named = element.choice("direction", names) { direction = named }
        guard let child = element.child(key: "direction") else { return }
        direction = names.reduce(into: []) { if child.flag($1.key) == true { $0.insert($1.value) } }
    }
}

extension UIScreenEdgePanGestureRecognizer {
    func decodeScreenEdgeNib(_ element: NibElement) {
        guard let child = element.child(key: "edges") else { return }
        let names: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
        edges = names.reduce(into: []) { if child.flag($1.key) == true { $0.insert($1.value) } }
    }
}
