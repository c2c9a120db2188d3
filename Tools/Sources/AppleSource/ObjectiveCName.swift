/// Selectors as Swift forms them from a method's name and argument labels.
enum ObjectiveCName {
    private static let prepositions: Set<String> = [
        "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
        "with", "within",
    ]

    /// `foo`, `["_", "with"]` → `foo:with:`. A first label is joined to the name by "With", unless a preposition stands there already.
    static func selector(base: String, labels: [String]) -> String {
        let base = base.filter { $0 != "`" }
        guard let first = labels.first else { return base }
        var head = base
        if first != "_", !first.isEmpty {
            let joins = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
            head += (joins ? "" : "With") + capitalised(first)
        }
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `value` → `setValue:`.
    static func setter(_ property: String) -> String { "set\(capitalised(property)):" }

    /// The Objective-C name of a framework's Boolean: `isHidden` → `hidden`.
    static func frameworkKey(_ property: String) -> String {
        let rest = property.dropFirst(2)
        guard property.hasPrefix("is"), let first = rest.first, first.isUppercase else { return property }
        return first.lowercased() + rest.dropFirst()
    }

    static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ name: String) -> String {
        let rest = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
        return name.prefix(1).lowercased() + rest
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name.lowercased() }
        return name[start...].lowercased()
    }
}
