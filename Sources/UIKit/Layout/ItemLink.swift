/// Stands for a view, a guide or a distance in whatever points back at it.
///
/// `weak` would give each view a side table, after which every retain and release of it takes the slow way: a third of the time that
/// building constraints took. The item clears the link when it goes.
final class ItemLink: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var item: AnyObject?

    init(_ item: AnyObject) { self.item = item }

    /// The link of a view, a guide or a distance.
    @MainActor
    static func of(_ item: AnyObject) -> ItemLink {
        if let view = item as? UIView { return view.constraintStore.link.link(to: view) }
        if let guide = item as? UILayoutGuide { return guide.link.link(to: guide) }
        if let offset = item as? AnchorOffset { return offset.link.link(to: offset) }
        fatalError("A constraint's item must be a UIView or a UILayoutGuide, not \(type(of: item)).")
    }
}

/// An item's own link, made when somebody first refers to the item; the item cuts it when it goes.
struct OwnLink {
    private var link: ItemLink?

    mutating func link(to item: AnyObject) -> ItemLink {
        if let link { return link }
        let made = ItemLink(item)
        link = made
        return made
    }

    func cut() { link?.item = nil }
}

/// Stands for an engine in its constraints and variables, for the same reason.
final class EngineLink: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
