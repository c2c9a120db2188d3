/// What an element leaves out or has otherwise in the size classes of the screen at the time of loading: `<variation>` elements.
@MainActor
enum NibVariations {
    /// The ids of constraints and subviews that are not installed.
    static func excluded(_ element: NibElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.children where variation.name == "variation" {
            variation.use()
            let holds = matches(variation["key"])
            for mask in variation.children where mask.name == "mask" {
                mask.use()
                mask.use(attributes: "key")
                for reference in mask.children {
                    reference.use()
                    guard let id = reference["reference"], holds else { continue }
                    if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }

    /// An attribute's value in the variation that holds; nil where none gives it. The last one wins, as the more special ones stand last.
    static func value(_ attribute: String, of element: NibElement) -> String? {
        var found: String?
        for variation in element.children where variation.name == "variation" && variation.peek(attribute) != nil {
            variation.use()
            let value = variation[attribute]
            if matches(variation["key"]) { found = value }
        }
        return found
    }

    /// `default`, or conditions such as `heightClass=compact-widthClass=regular`.
    private static func matches(_ key: String?) -> Bool {
        guard let key, key != "default" else { return true }
        let traits = UIScreen.main.traitCollection
        let names: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
        return key.split(separator: "-").allSatisfy { condition in
            let parts = condition.split(separator: "=")
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "heightClass": return names[traits.verticalSizeClass] == String(parts[1])
            case "widthClass": return names[traits.horizontalSizeClass] == String(parts[1])
            default: return false
            }
        }
    }
}
