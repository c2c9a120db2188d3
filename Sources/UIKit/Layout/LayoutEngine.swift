/// Auto Layout of one tree of views: a window's, or that of a view without a superview.
///
/// Each view has four variables: the alignment rectangle's origin in its superview's coordinates, and its size. Constraints are
/// lowered when they are needed, not when they are added.
@MainActor
final class LayoutEngine {
    /// What constraints and variables know the engine by.
    nonisolated let link = EngineLink()
    private let rootLink: ItemLink
    var root: UIView? { rootLink.item as? UIView }
    let solver = ConstraintSolver()
    /// Whether the engine only measures: then no view hears of it, and views keep their variables of the real engine.
    let isMeasuring: Bool

    private var pending: [NSLayoutConstraint] = []
    private var installed: [Int32: NSLayoutConstraint] = [:]
    /// The items by variable, to tell which superviews need a layout pass.
    private var itemOf: [Int32: LayoutVariables] = [:]
    private var measured: [ObjectIdentifier: LayoutVariables] = [:]
    private var staleIntrinsics: [LayoutVariables] = []
    private var idle: [LayoutVariables] = []
    private var isSolving = false

    init(root: UIView, isMeasuring: Bool = false) {
        rootLink = ItemLink.of(root)
        self.isMeasuring = isMeasuring
        link.engine = self
    }

    deinit { link.engine = nil }

    // MARK: Constraints

    /// Takes a constraint in before the next solution.
    func add(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        pending.append(constraint)
    }

    /// Takes a constraint of another engine in, for measuring.
    func borrow(_ constraint: NSLayoutConstraint) { pending.append(constraint) }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.engine === self else { return }
        constraint.engine = nil
        if constraint.solverID < 0 {
            pending.removeAll { $0 === constraint }
            return
        }
        drop(constraint)
    }

    private func drop(_ constraint: NSLayoutConstraint) {
        for term in solver.constraints[Int(constraint.solverID)].terms {
            if let item = itemOf[term.variable] { idle.append(item) }
        }
        solver.remove(constraint.solverID)
        installed[constraint.solverID] = nil
        constraint.solverID = -1
    }

    /// Lowers a constraint anew: its priority, or something that its items stand for, changed.
    func replace(_ constraint: NSLayoutConstraint) {
        guard constraint.engine === self, constraint.solverID >= 0 else { return }
        drop(constraint)
        pending.append(constraint)
    }

    /// A changed constant costs no new lowering.
    func constantChanged(of constraint: NSLayoutConstraint) {
        guard constraint.solverID >= 0 else { return }
        solver.setConstant(constraint.itemConstant - constraint.constantSign * Double(constraint.constant), of: constraint.solverID)
    }

    /// Lowers again what the item's own geometry (margins, insets, baselines, direction) is part of.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard !isMeasuring, constraint.engine === self, constraint.solverID >= 0 else { return }
        let lowered = lower(constraint)
        let isSame = lowered.sign == constraint.constantSign
        if isSame && lowered.terms == solver.constraints[Int(constraint.solverID)].terms {
            constraint.itemConstant = lowered.constant
            constantChanged(of: constraint)
        } else {
            replace(constraint)
        }
    }

    /// All constraints of the tree, oldest first.
    var allConstraints: [NSLayoutConstraint] {
        let old = installed.keys.sorted { solver.constraints[Int($0)].age < solver.constraints[Int($1)].age }
        return old.compactMap { installed[$0] } + pending
    }

    /// The constraint behind a number of the solver; nil for those that stand for a size.
    func constraint(numbered id: Int32) -> NSLayoutConstraint? { installed[id] }

    private func lowerPending() {
        while !pending.isEmpty {
            let batch = pending
            pending = []
            // Neighbours in the batch are mostly held by one view: its direction is asked for once.
            var holder: UIView?
            var isRightToLeft = false
            for constraint in batch {
                let owner = constraint.owner
                if let owner, owner !== holder {
                    holder = owner
                    isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
                }
                let lowered = owner.map { lower(constraint, in: $0, isRightToLeft: isRightToLeft) } ?? lower(constraint)
                let turned = constraint.relation.rawValue * Int(lowered.sign)
                let id = solver.add(
                    lowered.terms, constant: lowered.constant - lowered.sign * Double(constraint.constant),
                    relation: LinearRelation(rawValue: Int8(turned))!, priority: constraint.priority.rawValue)
                installed[id] = constraint
                if isMeasuring { continue }
                constraint.constantSign = lowered.sign
                constraint.itemConstant = lowered.constant
                constraint.solverID = id
            }
        }
    }

    // MARK: Items

    /// The variables of a view or a custom guide; it takes part from now on.
    func variables(of item: AnyObject) -> LayoutVariables {
        if isMeasuring, let found = measured[ObjectIdentifier(item)] { return found }
        let view = item as? UIView
        if !isMeasuring {
            if let found = view?.constraintStore.variables ?? (item as? UILayoutGuide)?.variables, found.engine === self {
                return found
            }
        }
        let made = LayoutVariables(engine: self, item: item)
        if isMeasuring {
            measured[ObjectIdentifier(item)] = made
        } else if let view {
            view.constraintStore.variables = made
            view.flags.insert(.awaitsFrame)
            if let parent = view.superview { _ = parent.constraintStore }
        } else {
            (item as? UILayoutGuide)?.variables = made
        }
        for variable in made.all { itemOf[variable] = made }
        if let view { enter(view, made) } else { enterContent(made) }
        return made
    }

    private func enter(_ view: UIView, _ variables: LayoutVariables) {
        variables.alignment = view.effectiveAlignmentInsets
        if view === root {
            if isMeasuring {
                updateIntrinsics(variables)
            } else {
                fixRoot(view, variables)
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            fixFrame(view, variables)
        } else {
            updateIntrinsics(variables)
        }
    }

    /// A scroll view's content begins at its origin, and has the size that code gave it where constraints say nothing.
    private func enterContent(_ variables: LayoutVariables) {
        guard let guide = variables.item as? UILayoutGuide, guide.role == .scrollContent else { return }
        solver.fix(variables.minX, at: 0)
        solver.fix(variables.minY, at: 0)
        hold(variables, guide)
    }

    private func hold(_ variables: LayoutVariables, _ guide: UILayoutGuide) {
        guard let scrollView = guide.owningView as? UIScrollView else { return }
        let size = scrollView.givenContentSize
        for (variable, length) in [(variables.width, size.width), (variables.height, size.height)] {
            variables.intrinsic.append(
                solver.add(
                    [LinearTerm(variable)], constant: -length.layoutValue, relation: .equal, priority: 1, isBreakable: false))
        }
    }

    /// Code gave the content another size.
    func holdAgain(_ variables: LayoutVariables) {
        guard let guide = variables.item as? UILayoutGuide, variables.engine === self else { return }
        dropIntrinsics(variables)
        hold(variables, guide)
    }

    private func fixRoot(_ view: UIView, _ variables: LayoutVariables) {
        let rect = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
        solver.fix(variables.minX, at: rect.minX.layoutValue)
        solver.fix(variables.minY, at: rect.minY.layoutValue)
        solver.fix(variables.width, at: rect.width.layoutValue)
        solver.fix(variables.height, at: rect.height.layoutValue)
    }

    /// The frame of a view with a translated autoresizing mask is given from outside.
    private func fixFrame(_ view: UIView, _ variables: LayoutVariables) {
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        solver.fix(variables.minX, at: rect.minX.layoutValue)
        solver.fix(variables.minY, at: rect.minY.layoutValue)
        solver.fix(variables.width, at: rect.width.layoutValue)
        solver.fix(variables.height, at: rect.height.layoutValue)
    }

    /// The view's frame was set by hand.
    func geometryChanged(of view: UIView) {
        guard let variables = view.constraintBox?.variables, variables.engine === self else { return }
        if view === root {
            fixRoot(view, variables)
        } else if view.translatesAutoresizingMaskIntoConstraints {
            fixFrame(view, variables)
        }
    }

    func translationChanged(of view: UIView) {
        guard let variables = view.constraintBox?.variables, variables.engine === self, view !== root else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            dropIntrinsics(variables)
            fixFrame(view, variables)
        } else {
            for variable in variables.all { solver.unfix(variable) }
            staleIntrinsics.append(variables)
        }
    }

    func intrinsicsChanged(of view: UIView) {
        guard let variables = view.constraintBox?.variables, variables.engine === self else { return }
        view.flags.insert(.awaitsFrame)
        staleIntrinsics.append(variables)
    }

    private func dropIntrinsics(_ variables: LayoutVariables) {
        for id in variables.intrinsic { solver.remove(id) }
        variables.intrinsic = []
    }

    private func updateIntrinsics(_ variables: LayoutVariables) {
        guard let view = variables.item as? UIView else { return }
        if !isMeasuring && (view === root || view.translatesAutoresizingMaskIntoConstraints) { return }
        dropIntrinsics(variables)
        let size = view.constraintBox?.canvas?.placeholderSize ?? view.intrinsicContentSize
        addIntrinsic(size.width, variables.width, .horizontal, view, variables)
        addIntrinsic(size.height, variables.height, .vertical, view, variables)
    }

    private func addIntrinsic(
        _ length: CGFloat, _ variable: Int32, _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ variables: LayoutVariables
    ) {
        guard length >= 0, length.isFinite else { return }
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let compression = view.contentCompressionResistancePriority(for: axis).rawValue
        let term = [LinearTerm(variable)]
        // One equality at the weaker priority, which the solver can often fulfil outright, and the stronger one's inequality.
        variables.intrinsic.append(
            solver.add(
                term, constant: -Double(length), relation: .equal, priority: min(hugging, compression), isBreakable: false))
        if hugging == compression { return }
        variables.intrinsic.append(
            solver.add(
                term, constant: -Double(length), relation: hugging > compression ? .lessOrEqual : .greaterOrEqual,
                priority: max(hugging, compression), isBreakable: false))
    }

    /// Lets go of an item that leaves the tree, or that nothing mentions any more.
    func release(_ variables: LayoutVariables) {
        dropIntrinsics(variables)
        for variable in variables.all {
            itemOf[variable] = nil
            solver.release(variable)
        }
        if let view = variables.item as? UIView, view.constraintBox?.variables === variables {
            view.constraintBox?.variables = nil
        } else if let guide = variables.item as? UILayoutGuide, guide.variables === variables {
            guide.variables = nil
        }
        variables.letGo()
    }

    private func releaseIdle() {
        let candidates = idle
        idle = []
        for item in candidates where item.engine === self {
            let own = Set(item.intrinsic)
            let isUsed = item.all.contains { variable in
                let state = solver.variables[Int(variable)]
                return state.uses.contains { !own.contains($0) && $0 != state.guardRow }
            }
            if !isUsed { release(item) }
        }
    }

    // MARK: Solving

    var needsSolving: Bool { !pending.isEmpty || !staleIntrinsics.isEmpty || !idle.isEmpty || solver.needsSolving }

    /// Solves, and marks the superviews of whatever moved for a layout pass.
    func solveIfNeeded() {
        guard needsSolving, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        lowerPending()
        releaseIdle()
        let stale = staleIntrinsics
        staleIntrinsics = []
        for variables in stale where variables.engine === self { updateIntrinsics(variables) }
        solver.solve()
        if isMeasuring { return }
        for conflict in solver.conflicts { announce(conflict) }
        for variable in solver.changedVariables {
            guard let item = itemOf[variable]?.item else { continue }
            if let view = item as? UIView {
                view.flags.insert(.awaitsFrame)
                if !view.translatesAutoresizingMaskIntoConstraints { view.superview?.setNeedsLayout() }
            } else if let guide = item as? UILayoutGuide {
                guide.owningView?.setNeedsLayout()
            }
        }
    }

    private func announce(_ conflict: ConstraintSolver.Conflict) {
        let members = conflict.members.compactMap { installed[$0] }
        guard let id = conflict.broken, let broken = installed[id], !broken.wasReported else { return }
        broken.wasReported = true
        var lines = ["Unable to satisfy these constraints together:"]
        for member in members { lines.append("    \(member.formatted)") }
        let given = Set(members.flatMap(\.mentionedViews)).filter {
            $0.translatesAutoresizingMaskIntoConstraints && $0 !== root
        }
        for view in given.sorted(by: { "\(type(of: $0))" < "\(type(of: $1))" }) {
            lines.append(
                "    the frame \(view.untransformedFrame) of \(NSLayoutConstraint.label(view)), whose "
                    + "translatesAutoresizingMaskIntoConstraints is true; set it to false if constraints should place the view")
        }
        lines.append("Breaking \(broken.formatted)")
        ConstraintMessages.write(lines.joined(separator: "\n"))
    }

    /// While measuring: texts of several lines are as high as the widths make them that were just found.
    func settleTexts() {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for variables in measured.values {
            guard let label = variables.item as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth <= 0 else { continue }
            widths[ObjectIdentifier(label)] = value(variables.width)
            staleIntrinsics.append(variables)
        }
        guard !widths.isEmpty else { return }
        UILabel.widthsInMeasure = widths
        defer { UILabel.widthsInMeasure = [:] }
        solveIfNeeded()
    }

    func value(_ variable: Int32) -> CGFloat { CGFloat(solver.value(of: variable)) }
}

/// Where Auto Layout's messages go. Default: standard error.
@MainActor
enum ConstraintMessages {
    static var write: (String) -> Void = { NSLayoutConstraint.print($0) }
}

extension CGFloat {
    /// What the solver takes: never NaN or infinite.
    var layoutValue: Double { isFinite ? Double(self) : 0 }
}
