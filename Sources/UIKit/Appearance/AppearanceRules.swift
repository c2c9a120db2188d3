@_spi(SliderKit) import CoreGraphics

/// All that was asked for through appearance proxies.
@MainActor
enum AppearanceRules {
    private static var rules: [AppearanceRule] = []
    /// The rules of a class and its superclasses, the superclasses' first.
    private static var rulesByClass: [ObjectIdentifier: [AppearanceRule]] = [:]
    /// The classes whose proxies are being made.
    private static var making: [UIView.Type] = []
    private(set) static var areForContainers = false
    private(set) static var areForTraits = false
    /// The view that is being styled, or given its class's own defaults: what is set on it meanwhile is not its own.
    static var styledView: UIView?

    static var isEmpty: Bool { rules.isEmpty }

    static func removeAll() {
        rules = []
        rulesByClass = [:]
        areForContainers = false
        areForTraits = false
    }

    // MARK: Proxies

    static func proxy<View: UIView>(
        _ type: View.Type, containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
    ) -> View {
        if let known = rules.first(where: { $0.isFor(type, containers, traits) })?.proxy as? View { return known }
        requireRule(
            !making.contains { $0 == type },
            "\(type).appearance() was called by an initialiser of \(type), which makes the proxy: call it outside of the class's initialisers")
        making.append(type)
        let proxy = AppearanceProxyMaker.make(type)
        making.removeLast()
        let rule = AppearanceRule(type, containers: containers, traits: traits, proxy: proxy)
        proxy.flags.insert(.recordsStyle)
        proxy.extrasStore.appearanceRule = rule
        rules.append(rule)
        rulesByClass = [:]
        if !containers.isEmpty { areForContainers = true }
        if traits != nil { areForTraits = true }
        return proxy
    }

    // MARK: Applying

    /// Sets on a view what was asked for its class, containers and traits, as far as it is not the view's own.
    static func apply(to view: UIView) {
        let candidates = rules(for: Swift.type(of: view))
        guard !candidates.isEmpty, !view.flags.contains(.recordsStyle) else { return }
        let settings = cascade(candidates, for: view)
        let outer = styledView
        styledView = view
        defer { styledView = outer }
        for setting in settings where !view.owns(setting.member) { setting.apply(view) }
    }

    private static func rules(for type: UIView.Type) -> [AppearanceRule] {
        if rules.isEmpty { return [] }
        if let known = rulesByClass[ObjectIdentifier(type)] { return known }
        var ancestors: Set<ObjectIdentifier> = []
        var ancestor: AnyClass? = type
        while let present = ancestor {
            ancestors.insert(ObjectIdentifier(present))
            ancestor = _getSuperclass(present)
        }
        let found = rules.filter { ancestors.contains(ObjectIdentifier($0.type)) }
        rulesByClass[ObjectIdentifier(type)] = found
        return found
    }

    /// The settings in the order of their weight, each member once. The class counts before containers, containers before traits (choice).
    private static func cascade(_ candidates: [AppearanceRule], for view: UIView) -> [AppearanceRule.Setting] {
        let chain = areForContainers ? view.appearanceContainers : []
        let traits = areForTraits ? view.traitCollection : nil
        var matches: [(rule: AppearanceRule, places: [Int], order: Int)] = []
        for (order, rule) in candidates.enumerated() {
            guard let places = rule.places(in: chain) else { continue }
            if let wanted = rule.traits, traits?.containsTraits(in: wanted) != true { continue }
            matches.append((rule, places, order))
        }
        matches.sort { left, right in
            if left.rule.depth != right.rule.depth { return left.rule.depth < right.rule.depth }
            if left.places != right.places { return isWeaker(left.places, than: right.places) }
            let (isLeftForTraits, isRightForTraits) = (left.rule.traits != nil, right.rule.traits != nil)
            return isLeftForTraits == isRightForTraits ? left.order < right.order : isRightForTraits
        }
        let all = matches.flatMap(\.rule.settings)
        var seen: Set<StyledMember> = []
        return all.reversed().filter { seen.insert($0.member).inserted }.reversed()
    }

    /// Of two chains of containers, the one that begins nearer to the window is the stronger one, then the longer one.
    private static func isWeaker(_ left: [Int], than right: [Int]) -> Bool {
        for (left, right) in zip(left, right) where left != right { return left > right }
        return left.count < right.count
    }
}
