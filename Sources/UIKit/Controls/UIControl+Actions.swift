extension UIControl {
    func register(target: Any?, action: Selector, for events: Event) {
        let target = target as AnyObject?
        registrationChanges += 1
        registrations.removeAll(where: \.isDead)
        if let known = registrations.first(where: { $0.matches(target) && $0.selector == action }) {
            known.events.formUnion(events)
        } else {
            registrations.append(ControlRegistration(target: target, selector: action, events: events))
        }
    }

    func unregister(target: Any?, action: Selector?, for events: Event) {
        let target = target as AnyObject?
        remove(events) { entry in
            entry.action == nil && (target == nil || entry.target === target) && (action == nil || entry.selector == action)
        }
    }

    func register(_ action: UIAction, for events: Event) {
        registrationChanges += 1
        if let known = registrations.first(where: { $0.action?.identifier == action.identifier }) {
            known.action = action
            known.events.formUnion(events)
        } else {
            registrations.append(ControlRegistration(action: action, events: events))
        }
    }

    func unregister(_ identifier: UIAction.Identifier, for events: Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    private func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        registrationChanges += 1
        for entry in registrations where matches(entry) { entry.events.subtract(events) }
        registrations.removeAll { $0.events.isEmpty || $0.isDead }
    }

    var registeredTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in registrations where entry.action == nil {
            if entry.searchesTarget {
                targets.insert(NSNull())
            } else if let target = entry.target {
                targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target)))
            }
        }
        return targets
    }

    var registeredEvents: Event {
        registrations.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } }
    }

    func registeredActions(of target: Any?, for event: Event) -> [String]? {
        let target = target as AnyObject?
        let names = registrations.filter { $0.matches(target) && !$0.events.isDisjoint(with: event) }.compactMap { $0.selector?.name }
        return names.isEmpty ? nil : names
    }

    func enumerateRegistrations(_ iterator: (UIAction?, (Any?, Selector)?, Event, _ stop: inout Bool) -> Void) {
        var stop = false
        for entry in registrations where !entry.isDead && !stop {
            iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
        }
    }

    /// Sends the actions of the events in order of registration. What a target registers or removes meanwhile is respected at once, save that
    /// the new wait for the next time.
    func send(_ events: Event, _ event: UIEvent?) {
        guard !registrations.isEmpty else { return }
        let entries = registrations
        let changes = registrationChanges
        for entry in entries where !entry.events.isDisjoint(with: events) {
            if registrationChanges != changes, !registrations.contains(where: { $0 === entry }) { continue }
            if let action = entry.action {
                sendAction(action)
            } else if let selector = entry.selector, !entry.isDead {
                sendAction(selector, to: entry.target, for: event)
            }
        }
    }
}
