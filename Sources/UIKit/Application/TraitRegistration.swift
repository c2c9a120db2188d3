/// What `registerForTraitChanges` answers; hand it to `unregisterForTraitChanges` to end the calls.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// What can be asked to tell of trait changes: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends the calls of a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
    /// Keeps a registration. Ours alone; user code calls `registerForTraitChanges`.
    @_spi(SliderKit) func keep(_ registration: any UITraitChangeRegistration)
}

/// One registration: the traits and whom to call.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(environment, old) }
    }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the object and its previous traits after one of the traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
        keep(registration)
        return registration
    }

    /// Sends `action` to the target, held weakly, with the object and its previous traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let receiver = target as? NSObject
        let registration = TraitRegistration(traits) { environment, previous in
            _ = receiver?.perform(action, with: environment, with: previous)
        }
        keep(registration)
        return registration
    }

    /// Sends `action` to the object itself.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

extension UIView: UITraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extras?.traitRegistrations.removeAll { $0 === registration }
    }

    /// Keeps a registration until it is ended.
    @_spi(SliderKit)
    public func keep(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { extrasStore.traitRegistrations.append(registration) }
    }

    func notifyRegistrations(from old: UITraitCollection?, to new: UITraitCollection) {
        guard let old else { return }
        for registration in extras?.traitRegistrations ?? [] { registration.notify(self, from: old, to: new) }
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    /// Keeps a registration until it is ended.
    @_spi(SliderKit)
    public func keep(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { traitRegistrations.append(registration) }
    }

    func viewTraitsChanged(from old: UITraitCollection?, to new: UITraitCollection) {
        traitCollectionDidChange(old)
        SystemBars.shared.setNeedsUpdate()
        guard let old else { return }
        for registration in traitRegistrations { registration.notify(self, from: old, to: new) }
    }
}
