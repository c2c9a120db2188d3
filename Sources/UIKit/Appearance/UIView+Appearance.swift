@_spi(SliderKit) import CoreGraphics

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all instances of the class: what is set on it is set on each one that enters a window from then on.
    ///
    /// The proxy is a view of the class, made once with `init(frame:)` and in no window; reading it gives what was set on it, else the
    /// default. A class that has no such initialiser has no proxy: the call stops with a message.
    public class func appearance() -> Self { AppearanceRules.proxy(self) }

    /// The proxy for instances that are inside instances of the containers, innermost first; others may be in between.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRules.proxy(self, containers: containerTypes)
    }

    /// The proxy for instances whose traits include those of `trait`. They get the settings on a change of traits, too.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceRules.proxy(self, traits: trait) }

    /// The proxy for instances whose traits include those of `trait`, inside instances of the containers, innermost first.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRules.proxy(self, containers: containerTypes, traits: trait)
    }

    /// Forgets all proxies and what was set on them, for tests and for reloading code.
    @_spi(SliderKit) public static func forgetAppearances() { AppearanceRules.removeAll() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView {
    /// The views and controllers that this view is in, from the window on.
    var appearanceContainers: [NSObjectProtocol] {
        var chain: [NSObjectProtocol] = []
        var view: UIView? = self
        while let present = view {
            if let controller = present.controller { chain.append(controller) }
            view = present.parent
            if let view { chain.append(view) }
        }
        return chain.reversed()
    }

    /// Styles this view and all inside, as when they get to another container.
    func applyAppearanceInside() {
        AppearanceRules.apply(to: self)
        for child in children { child.applyAppearanceInside() }
    }

    // MARK: Setters

    /// Called by the setters of the members that proxies record. On a proxy the setting is recorded, and carried out as well, so that
    /// the getters tell it; on other views the member is the view's own from now on.
    @inline(__always)
    final func styled<View: UIView, Value>(
        _ member: StyledMember, _ path: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ value: Value
    ) {
        guard flags.contains(.recordsStyle) else { return own(member) }
        let path = path()
        record(member) { ($0 as? View)?[keyPath: path] = value }
    }

    /// The same for methods that set.
    @inline(__always)
    final func styled(_ member: StyledMember, _ apply: @autoclosure () -> (UIView) -> Void) {
        guard flags.contains(.recordsStyle) else { return own(member) }
        record(member, apply())
    }

    private func record(_ member: StyledMember, _ apply: @escaping (UIView) -> Void) {
        extras?.appearanceRule?.record(member, apply)
    }

    /// Notes that a member is the view's own.
    func own(_ member: StyledMember) {
        if member.axis == nil, ownStyles & member.bit != 0 { return }
        if AppearanceRules.styledView === self { return }
        ownStyles |= member.bit
        if member.axis != nil { extrasStore.ownStyleAxes.insert(member) }
    }

    /// Whether a member, or one that it would replace, was set on this view itself (choice: a part's own colour keeps images of appearance away, and
    /// the reverse).
    func owns(_ member: StyledMember) -> Bool {
        if ownStyles & member.rivals != 0 { return true }
        guard ownStyles & member.bit != 0 else { return false }
        return member.axis == nil || extras?.ownStyleAxes.contains(member) == true
    }

    /// Sets a property of the view's own class, unless it was set on the view: then it is neither what new views have nor what appearance gave it.
    func takeStyle(_ value: Any, initial: Any, _ record: StyleRecord) {
        guard let present = record.get(self) else { return }
        let given = extras?.givenStyles[record.name]
        guard record.isSame(present, initial) || given.map({ record.isSame(present, $0) }) == true else { return }
        extrasStore.givenStyles[record.name] = value
        record.set(self, value)
    }

    /// Sets what a class of this module gives its instances, which appearance may change.
    func setDefaults(_ body: () -> Void) {
        let outer = AppearanceRules.styledView
        AppearanceRules.styledView = self
        defer { AppearanceRules.styledView = outer }
        body()
    }
}
