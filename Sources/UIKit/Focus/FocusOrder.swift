/// Finds what can have the focus, in reading order: the content of each container together, its parts row by row, each row from where
/// lines begin (choice).
@MainActor
struct FocusOrder {
    private struct Group {
        var items: [any UIFocusItem]
        var rect: CGRect
    }

    /// More than any screen or content: containers are asked for all their items.
    private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    private static let deepest = 1000

    /// The items in an environment in reading order; an item comes before those inside it.
    func items(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
        if let controller = environment as? UIViewController {
            return controller.viewIfLoaded.flatMap { group($0, depth: 0)?.items } ?? []
        }
        return group(environment, depth: 0)?.items ?? []
    }

    private func group(_ environment: any UIFocusEnvironment, depth: Int) -> Group? {
        guard depth < FocusOrder.deepest else { return nil }
        if let view = environment as? UIView, !FocusOrder.isOpen(view) { return nil }
        var groups: [Group] = []
        if let container = environment.focusItemContainer {
            groups = container.focusItems(in: FocusOrder.everything).compactMap { $0 === environment ? nil : group($0, depth: depth + 1) }
        }
        let isMirrored = groups.count > 1 && environment.nearestView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        groups = FocusOrder.inReadingOrder(groups, isMirrored: isMirrored)
        if let item = environment as? any UIFocusItem, item.canBecomeFocused {
            groups.insert(Group(items: [item], rect: FocusOrder.rect(of: item)), at: 0)
        }
        guard let first = groups.first else { return nil }
        return groups.dropFirst().reduce(into: first) {
            $0.items += $1.items
            $0.rect = $0.rect.union($1.rect)
        }
    }

    private static func inReadingOrder(_ groups: [Group], isMirrored: Bool) -> [Group] {
        guard groups.count > 1 else { return groups }
        var rows: [[Group]] = []
        for group in stablySorted(groups, by: { $0.rect.minY }) {
            if let first = rows.last?.first, group.rect.midY < first.rect.maxY {
                rows[rows.count - 1].append(group)
            } else {
                rows.append([group])
            }
        }
        return rows.flatMap { row in stablySorted(row) { isMirrored ? -$0.rect.maxX : $0.rect.minX } }
    }

    private static func stablySorted(_ groups: [Group], by key: (Group) -> CGFloat) -> [Group] {
        groups.enumerated().map { (key($0.element), $0.offset, $0.element) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// Whether a rectangle comes after another one in reading order.
    static func isAfter(_ rect: CGRect, _ other: CGRect, isMirrored: Bool) -> Bool {
        if rect.midY >= other.maxY { return true }
        if rect.maxY <= other.midY { return false }
        return isMirrored ? rect.midX < other.midX : rect.midX > other.midX
    }

    /// The item that is nearest in a direction; sideways counts twice (choice).
    func item(_ heading: UIFocusHeading, of start: any UIFocusItem, in window: UIWindow) -> (any UIFocusItem)? {
        let from = FocusOrder.rect(of: start)
        var best: (item: any UIFocusItem, distance: CGFloat)?
        for item in items(in: window) where item !== start {
            let rect = FocusOrder.rect(of: item)
            let x = rect.midX - from.midX, y = rect.midY - from.midY
            let (ahead, aside): (CGFloat, CGFloat) =
                switch heading {
                case .up: (-y, x)
                case .down: (y, x)
                case .left: (-x, y)
                default: (x, y)
                }
            guard ahead > 0, ahead >= abs(aside) / 2 else { continue }
            let distance = ahead + 2 * abs(aside)
            if best.map({ distance < $0.distance }) ?? true { best = (item, distance) }
        }
        return best?.item
    }

    // MARK: Places

    /// Where an item is, in points of its window.
    static func rect(of item: any UIFocusItem) -> CGRect {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
        guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace, let window = item.nearestView?.window else {
            return .null
        }
        return space.convert(item.frame, to: window as any UICoordinateSpace)
    }

    /// Whether the focus may go into a view: it is shown, takes interaction and is not covered.
    static func isOpen(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01 && cover(over: view) == nil
    }

    /// What is presented in front of an item; nil: nothing.
    static func cover(of item: any UIFocusItem) -> UIViewController? {
        item.environmentsUpward.lazy.compactMap { ($0 as? UIView).flatMap(cover(over:)) }.first
    }

    private static func cover(over view: UIView) -> UIViewController? {
        guard let presented = view.controller?.presentedController, presented.presentationPhase != .dismissing else { return nil }
        return presented
    }
}
