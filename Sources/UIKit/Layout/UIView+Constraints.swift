@_spi(SliderKit) import CoreGraphics

extension UIView {
    /// The constraints that the view holds, oldest first.
    public var constraints: [NSLayoutConstraint] { constraintBox?.constraints ?? [] }

    /// Adds a constraint whose items are this view or inside it. `isActive` finds the right view by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { return }
        constraint.owner?.uninstall(constraint)
        for view in constraint.mentionedViews {
            requireRule(
                view.isInside(self),
                "\(constraint) cannot be added to \(NSLayoutConstraint.label(self)): "
                    + "\(NSLayoutConstraint.label(view)) is not inside it. Add the view first (addSubview).")
        }
        install(constraint)
    }

    /// Adds constraints whose items are this view or inside it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { uninstall(constraint) }
    }

    /// Removes constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Inside

    func install(_ constraint: NSLayoutConstraint) {
        constraintStore.constraints.append(constraint)
        constraint.owner = self
        constraint.wasReported = false
        constraint.forEachMentionedView { view in
            view.constraintStore.references.append(constraint)
            if constraint.isOnBaselines { view.constraintStore.followsSize = true }
            view.askForConstraintsOnce()
        }
        engineOfRoot().add(constraint)
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraintBox?.constraints.removeAll { $0 === constraint }
        constraint.forEachMentionedView { view in view.constraintBox?.references.removeAll { $0 === constraint } }
        constraint.engine?.remove(constraint)
        constraint.engine = nil
        constraint.solverID = -1
        constraint.owner = nil
    }

    /// The topmost view.
    var rootView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// The engine of the view's tree, if anything in it was ever constrained.
    var existingEngine: LayoutEngine? { rootView.constraintBox?.ownEngine }

    func engineOfRoot() -> LayoutEngine {
        let root = rootView
        let box = root.constraintStore
        if let engine = box.ownEngine { return engine }
        let made = LayoutEngine(root: root)
        box.ownEngine = made
        return made
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isInside(view) { return view }
            candidate = view.parent
        }
        return nil
    }

    // MARK: Moving between trees

    /// The view is about to get another superview, or none. Constraints that reach out of it end here; those inside travel along.
    func constraintHierarchyWillChange() {
        let engine = existingEngine
        if engine == nil && constraintBox == nil { return }
        var inside: [NSLayoutConstraint] = []
        collectConstraints(into: &inside)
        let own = Set(inside.map(ObjectIdentifier.init))
        endOutwardConstraints(keeping: own)
        if parent == nil, let engine, engine.root === self { inside = engine.allConstraints }
        for constraint in inside {
            constraint.engine?.remove(constraint)
            constraint.engine = nil
            constraint.solverID = -1
        }
        releaseVariables()
        constraintBox?.ownEngine = nil
        if !inside.isEmpty { constraintStore.travelling = inside }
    }

    /// The view has its new superview, or none.
    func constraintHierarchyDidChange() {
        guard let box = constraintBox else { return }
        if !box.travelling.isEmpty {
            let travelling = box.travelling
            box.travelling = []
            let engine = engineOfRoot()
            for constraint in travelling where constraint.owner != nil { engine.add(constraint) }
        }
        if box.needsConstraintUpdate || box.insideNeedsConstraintUpdate { markPathForConstraintUpdate() }
    }

    private func collectConstraints(into list: inout [NSLayoutConstraint]) {
        if let box = constraintBox { list += box.constraints }
        for child in children { child.collectConstraints(into: &list) }
    }

    private func endOutwardConstraints(keeping own: Set<ObjectIdentifier>) {
        if let box = constraintBox {
            for constraint in box.references where !own.contains(ObjectIdentifier(constraint)) {
                constraint.owner?.uninstall(constraint)
            }
        }
        for child in children { child.endOutwardConstraints(keeping: own) }
    }

    private func releaseVariables() {
        if let box = constraintBox {
            for guide in box.guides { guide.variables = guide.variables?.endUse() }
            box.variables = box.variables?.endUse()
            (self as? UIScrollView)?.releaseContentGuide()
        }
        for child in children { child.releaseVariables() }
    }
}

extension LayoutVariables {
    /// Leaves the engine, if that still lives.
    func endUse() -> LayoutVariables? {
        engine?.release(self)
        return nil
    }
}

extension NSLayoutConstraint {
    var isOnBaselines: Bool {
        firstAttribute == .firstBaseline || firstAttribute == .lastBaseline || secondAttribute == .firstBaseline
            || secondAttribute == .lastBaseline
    }
}
