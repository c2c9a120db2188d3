/// Members of subclasses that answer for optional requirements of a protocol that a superclass conforms to without implementing them. Objective-C finds
/// them by name; here the superclass gets a member of that name, and they override it.
struct SubclassWitnesses {
    /// The declarations that become overrides, by file and offset.
    private(set) var nodes: Set<[Int]> = []
    /// What superclasses get for a framework's requirements.
    private(set) var standards: [(type: DeclaredType, member: String)] = []

    init(_ table: SymbolTable) {
        for conformer in table.types where conformer.kind == .class && !conformer.inherited.isEmpty {
            let descendants = table.descendants(of: conformer)
            guard !descendants.isEmpty else { continue }
            for type in table.types where type.kind == .protocol && table.declares(conformer, conformanceTo: type) {
                for requirement in type.members where requirement.isOptionalRequirement { note(requirement, conformer, descendants, table) }
            }
            for name in conformer.inherited {
                for (reference, body) in FrameworkRequirements.bodies[name] ?? [:] { note(reference, body, conformer, descendants, table) }
            }
        }
    }

    private mutating func note(_ requirement: DeclaredMember, _ conformer: DeclaredType, _ descendants: [DeclaredType], _ table: SymbolTable) {
        guard !table.chain(of: conformer).contains(where: { $0.implements(requirement) }) else { return }
        for descendant in descendants {
            for member in descendant.members(named: requirement.base) where member.labels == requirement.labels && !member.isOverride && !member.isStatic {
                nodes.insert([member.file, member.node])
            }
        }
    }

    private mutating func note(
        _ reference: String, _ body: String, _ conformer: DeclaredType, _ descendants: [DeclaredType], _ table: SymbolTable
    ) {
        let isOne = { (member: DeclaredMember) in member.kind == .method && member.reference == reference && !member.isStatic && !member.isOverride }
        guard !table.chain(of: conformer).contains(where: { $0.members.contains(where: isOne) }) else { return }
        let found = descendants.flatMap { $0.members.filter(isOne) }
        guard let first = found.first else { return }
        nodes.formUnion(found.map { [$0.file, $0.node] })
        let access = conformer.access >= .public ? "public " : ""
        // A member that overrides must be as open as what it overrides.
        standards.append((conformer, "\(first.access >= .public ? access : "")\(OptionalRequirement.head(first, access: "")) { \(body) }"))
    }
}

/// The optional requirements of the frameworks' protocols, and what an object does that lacks them.
enum FrameworkRequirements {
    static let bodies: [String: [String: String]] = [
        "UIGestureRecognizerDelegate": [
            "gestureRecognizer(_:shouldReceive:)": "true", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)": "false",
            "gestureRecognizer(_:shouldRequireFailureOf:)": "false", "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "false",
            "gestureRecognizerShouldBegin(_:)": "true",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidScroll(_:)": "", "scrollViewDidZoom(_:)": "", "scrollViewWillBeginDragging(_:)": "",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)": "", "scrollViewDidEndDragging(_:willDecelerate:)": "",
            "scrollViewWillBeginDecelerating(_:)": "", "scrollViewDidEndDecelerating(_:)": "", "scrollViewDidEndScrollingAnimation(_:)": "",
            "viewForZooming(in:)": "nil", "scrollViewShouldScrollToTop(_:)": "true", "scrollViewDidScrollToTop(_:)": "",
        ],
        "CAAnimationDelegate": ["animationDidStart(_:)": "", "animationDidStop(_:finished:)": ""],
    ]
}
