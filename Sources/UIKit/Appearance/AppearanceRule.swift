/// One proxy and what was set on it.
@MainActor
final class AppearanceRule {
    struct Setting {
        let member: StyledMember
        let apply: (UIView) -> Void
    }

    let type: UIView.Type
    /// How many superclasses the class has: those of more come over those of fewer.
    let depth: Int
    /// Innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: UIView
    /// In the order in which they were set last.
    private var recorded: [Setting] = []
    /// The properties that the class itself adds for appearance, and what they were when the proxy was made.
    private let added: [(record: StyleRecord, initial: Any)]

    init(
        _ type: UIView.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?, proxy: UIView
    ) {
        self.type = type
        self.containers = containers
        self.traits = traits
        self.proxy = proxy
        var depth = 0
        var ancestor: AnyClass? = type
        while let present = ancestor {
            depth += 1
            ancestor = _getSuperclass(present)
        }
        self.depth = depth
        added = Registry.shared.styles(of: type).compactMap { record in record.get(proxy).map { (record, $0) } }
    }

    /// What the class's own setters did to the proxy can't be seen, only that a property is another one than it was.
    var settings: [Setting] {
        if added.isEmpty { return recorded }
        return recorded
            + added.compactMap { record, initial in
                guard let value = record.get(proxy), !record.isSame(value, initial) else { return nil }
                return Setting(member: StyledMember(named: record.name)) { $0.takeStyle(value, initial: initial, record) }
            }
    }

    func isFor(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) -> Bool {
        self.type == type && self.traits == traits && self.containers.count == containers.count
            && zip(self.containers, containers).allSatisfy { $0 == $1 }
    }

    func record(_ member: StyledMember, _ apply: @escaping (UIView) -> Void) {
        recorded.removeAll { $0.member == member }
        recorded.append(Setting(member: member, apply: apply))
    }

    /// Where the containers are found, counted from the window; nil: they are not all there. `chain` begins with the window.
    func places(in chain: [NSObjectProtocol]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for container in containers.reversed() {
            guard let place = chain.indices.dropFirst(next).first(where: { isInstance(chain[$0], of: container) }) else { return nil }
            places.append(place)
            next = place + 1
        }
        return places
    }

    private func isInstance<Container: UIAppearanceContainer>(_ object: NSObjectProtocol, of type: Container.Type) -> Bool {
        object is Container
    }
}
