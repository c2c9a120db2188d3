/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, CustomStringConvertible {
    var reason: String
    var format: String
    /// The place in the format, in characters.
    var offset: Int

    var description: String {
        "Unable to parse the visual format: \(reason)\n\(format)\n\(String(repeating: " ", count: offset))^"
    }
}

/// A visual format, parsed.
struct VisualFormat {
    /// A number, or the name of a metric or view.
    enum Amount: Equatable {
        case number(Double)
        case name(String, offset: Int)
    }

    struct Predicate: Equatable {
        var relation = 0
        var amount: Amount
        var priority: Amount?
    }

    /// What stands between two neighbours.
    enum Gap: Equatable {
        case none
        case standard
        case predicates([Predicate])
    }

    struct Element: Equatable {
        var name: String
        var offset: Int
        var predicates: [Predicate]
    }

    var isVertical = false
    /// The gap between the superview's start and the first view; nil where the format has no bar there.
    var leading: Gap?
    var trailing: Gap?
    var elements: [Element] = []
    /// One between each two neighbours.
    var gaps: [Gap] = []
}

/// Reads the visual format language: `H:|-[a(>=44@750)]-12-[b(==a)]-|`.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var place = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    static func parse(_ format: String) throws -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.run()
    }

    private func failure(_ reason: String, at offset: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, offset: offset ?? place)
    }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private mutating func skip(_ text: String) -> Bool {
        let wanted = Array(text)
        guard place + wanted.count <= characters.count else { return false }
        for (index, character) in wanted.enumerated() where characters[place + index] != character { return false }
        place += wanted.count
        return true
    }

    private mutating func run() throws -> VisualFormat {
        var result = VisualFormat()
        if skip("V:") { result.isVertical = true } else { _ = skip("H:") }
        if skip("|") { result.leading = try gap() }
        result.elements.append(try element())
        while next != nil {
            let gap = try gap()
            if skip("|") {
                result.trailing = gap
                if next != nil { throw failure("nothing may follow the closing |.") }
                return result
            }
            guard next == "[" else {
                throw failure(next == nil ? "a view in [ ] or a | must follow." : "expected [ or | here.")
            }
            result.gaps.append(gap)
            result.elements.append(try element())
        }
        return result
    }

    private mutating func gap() throws -> VisualFormat.Gap {
        guard skip("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try predicateList() : [try simplePredicate()]
        guard skip("-") else { throw failure("expected - after a spacing.") }
        return .predicates(predicates)
    }

    private mutating func element() throws -> VisualFormat.Element {
        guard skip("[") else { throw failure("expected [ and the name of a view.") }
        let start = place
        let name = try identifier("the name of a view")
        let predicates = next == "(" ? try predicateList() : []
        guard skip("]") else { throw failure("expected ] after the view '\(name)'.") }
        return VisualFormat.Element(name: name, offset: start, predicates: predicates)
    }

    private mutating func predicateList() throws -> [VisualFormat.Predicate] {
        _ = skip("(")
        var list = [try predicate()]
        while skip(",") { list.append(try predicate()) }
        guard skip(")") else { throw failure("expected , or ) in a list of conditions.") }
        return list
    }

    private mutating func simplePredicate() throws -> VisualFormat.Predicate {
        VisualFormat.Predicate(amount: try amount())
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        var relation = 0
        if skip("<=") { relation = -1 } else if skip(">=") { relation = 1 } else { _ = skip("==") }
        let amount = try amount()
        let priority = skip("@") ? try self.amount() : nil
        return VisualFormat.Predicate(relation: relation, amount: amount, priority: priority)
    }

    private mutating func amount() throws -> VisualFormat.Amount {
        let start = place
        var text = ""
        if next == "-" || next == "+" { text.append(characters[place]); place += 1 }
        while let character = next, character.isASCII, character.isNumber || character == "." {
            text.append(character)
            place += 1
        }
        if text.isEmpty { return .name(try identifier("a number or the name of a metric"), offset: start) }
        guard let number = Double(text) else { throw failure("'\(text)' is not a number.", at: start) }
        return .number(number)
    }

    private mutating func identifier(_ what: String) throws -> String {
        var name = ""
        while let character = next, character.isLetter || character == "_" || !name.isEmpty && character.isNumber {
            name.append(character)
            place += 1
        }
        if name.isEmpty { throw failure("expected \(what).") }
        return name
    }
}
