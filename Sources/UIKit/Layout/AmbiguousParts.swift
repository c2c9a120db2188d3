/// Which of a view's or guide's place and size its constraints leave open.
struct AmbiguousParts: OptionSet {
    let rawValue: UInt8
    static let minX = AmbiguousParts(rawValue: 1)
    static let minY = AmbiguousParts(rawValue: 2)
    static let width = AmbiguousParts(rawValue: 4)
    static let height = AmbiguousParts(rawValue: 8)
    static let all: AmbiguousParts = [.minX, .minY, .width, .height]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Of an item that takes part in its tree's constraints.
    @MainActor
    init(of item: AnyObject) {
        func isOpen(_ part: (LayoutVariables) -> Int32) -> Bool {
            LayoutProbe(item) { [LinearTerm(part($0))] }?.isAmbiguous ?? false
        }
        var open: AmbiguousParts = []
        if isOpen(\.minX) { open.insert(.minX) }
        if isOpen(\.minY) { open.insert(.minY) }
        if isOpen(\.width) { open.insert(.width) }
        if isOpen(\.height) { open.insert(.height) }
        self = open
    }

    /// For messages: `horizontal position, width`.
    var names: String {
        var names: [String] = []
        if contains(.minX) { names.append("horizontal position") }
        if contains(.minY) { names.append("vertical position") }
        if contains(.width) { names.append("width") }
        if contains(.height) { names.append("height") }
        return names.joined(separator: ", ")
    }
}
