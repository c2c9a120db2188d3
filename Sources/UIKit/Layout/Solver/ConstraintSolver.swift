@_spi(SliderKit) import CoreGraphics

/// Solves linear constraints with priorities, incrementally.
///
/// Changes are gathered; `solve()` looks only at the components (sets of constraints that share variables) that a change touched. In
/// each, required equalities are eliminated first, cheapest first, which leaves the simplex little or nothing to do; a change of a
/// constant alone replays that elimination on the constants and repairs the simplex from where it stood.
@_spi(SliderKit) public final class ConstraintSolver {
    /// Names a constraint of this solver.
    public typealias ConstraintID = Int32

    struct Constraint {
        /// Sum of the terms and the constant, compared with zero.
        var terms: [LinearTerm]
        var constant: Double
        var relation: LinearRelation
        /// 1000 is required; a higher priority always wins over lower ones.
        var priority: Float
        /// Whether the solver may drop it when required constraints contradict each other.
        var isBreakable: Bool
        var isAlive = true
        var isBroken = false
        /// Rises with each addition: the youngest constraint of a conflict breaks.
        var age: Int
        var component: Int32 = -1
        /// Place among its component's constraints.
        var row: Int32 = -1

        var isRequired: Bool { priority >= 1000 }
    }

    struct Variable {
        var value: Double = 0
        /// Whether the value is given from outside.
        var isFixed = false
        /// Whether the variable may not be below zero; enforced once a solution would break it.
        var isNonNegative: Bool
        /// The row that enforces it, once it was needed.
        var guardRow: ConstraintID = -1
        var isAlive = true
        var component: Int32 = -1
        /// Number within the component while that is being built or solved.
        var local: Int32 = -1
        /// Constraints that mention the variable.
        var uses: [ConstraintID] = []
    }

    struct Conflict {
        /// All constraints that contradict each other, in order of their addition.
        var members: [ConstraintID]
        /// The one that was dropped, or nil if none could be.
        var broken: ConstraintID?
    }

    private(set) var constraints: [Constraint] = []
    private(set) var variables: [Variable] = []
    private var freeConstraints: [ConstraintID] = []
    private var freeVariables: [Int32] = []
    private var nextAge = 0

    private var components: [LayoutComponent?] = []
    private var freeComponents: [Int32] = []
    /// Constraints and variables that belong to no component now.
    private var looseConstraints: [ConstraintID] = []
    private var looseVariables: [Int32] = []
    private var staleComponents: [Int32] = []

    /// Variables whose value the last `solve()` changed.
    private(set) var changedVariables: [Int32] = []
    /// Contradictions that the last `solve()` found.
    private(set) var conflicts: [Conflict] = []

    /// Whether wished equalities may be eliminated where they all fit; off only to test against the simplex.
    var mayRelax = true

    /// Whether `solve()` has anything to do.
    var needsSolving: Bool { !looseConstraints.isEmpty || !looseVariables.isEmpty || !staleComponents.isEmpty }

    /// A solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// A new variable of value 0, which may be bound to stay at zero or above.
    public func makeVariable(nonNegative: Bool = false) -> Int32 {
        if let variable = freeVariables.popLast() {
            variables[Int(variable)] = Variable(isNonNegative: nonNegative)
            return variable
        }
        variables.append(Variable(isNonNegative: nonNegative))
        return Int32(variables.count - 1)
    }

    /// Gives a variable back; every constraint that mentions it must have been removed.
    func release(_ variable: Int32) {
        let index = Int(variable)
        dissolve(variables[index].component)
        let guardRow = variables[index].guardRow
        if guardRow >= 0 { remove(guardRow) }
        requireRule(variables[index].uses.isEmpty, "A variable of a live constraint was released.")
        variables[index].isAlive = false
        freeVariables.append(variable)
    }

    /// What the last `solve()` gave the variable, or where it was fixed.
    public func value(of variable: Int32) -> Double { variables[Int(variable)].value }

    /// Sets the variable from outside. Constraints treat it as a constant from now on.
    public func fix(_ variable: Int32, at value: Double) {
        let index = Int(variable)
        if variables[index].isFixed {
            if variables[index].value == value { return }
            variables[index].value = value
            for use in variables[index].uses { markStale(use) }
        } else {
            dissolve(variables[index].component)
            for use in variables[index].uses { dissolve(constraints[Int(use)].component) }
            variables[index].isFixed = true
            variables[index].value = value
        }
    }

    /// Lets constraints decide about the variable again.
    func unfix(_ variable: Int32) {
        let index = Int(variable)
        guard variables[index].isFixed else { return }
        for use in variables[index].uses { dissolve(constraints[Int(use)].component) }
        variables[index].isFixed = false
        looseVariables.append(variable)
    }

    // MARK: Constraints

    /// Adds a constraint: the sum of the terms and the constant, compared with zero. At priority 1000 it must hold.
    @discardableResult
    public func add(
        _ terms: [LinearTerm], constant: Double, relation: LinearRelation, priority: Float, isBreakable: Bool = true
    ) -> ConstraintID {
        nextAge += 1
        let constraint = Constraint(
            terms: terms, constant: constant, relation: relation, priority: priority, isBreakable: isBreakable, age: nextAge)
        let id: ConstraintID
        if let free = freeConstraints.popLast() {
            id = free
            constraints[Int(id)] = constraint
        } else {
            id = ConstraintID(constraints.count)
            constraints.append(constraint)
        }
        for term in terms {
            variables[Int(term.variable)].uses.append(id)
            dissolve(variables[Int(term.variable)].component)
        }
        looseConstraints.append(id)
        return id
    }

    func remove(_ id: ConstraintID) {
        let index = Int(id)
        requireRule(constraints[index].isAlive, "A constraint was removed twice.")
        dissolve(constraints[index].component)
        for term in constraints[index].terms {
            variables[Int(term.variable)].uses.removeAll { $0 == id }
            if variables[Int(term.variable)].component < 0 { looseVariables.append(term.variable) }
        }
        constraints[index].isAlive = false
        constraints[index].terms = []
        // Its number is reused only after the list of loose constraints was read.
        if looseConstraints.contains(id) { looseConstraints.removeAll { $0 == id } }
        freeConstraints.append(id)
    }

    /// Changes the constant of a constraint.
    public func setConstant(_ constant: Double, of id: ConstraintID) {
        guard constraints[Int(id)].constant != constant else { return }
        constraints[Int(id)].constant = constant
        markStale(id)
    }

    // MARK: Components

    private func markStale(_ id: ConstraintID) {
        let component = constraints[Int(id)].component
        guard component >= 0, let found = components[Int(component)] else { return }
        found.changedRows.append(constraints[Int(id)].row)
        if found.isStale { return }
        found.isStale = true
        staleComponents.append(component)
    }

    private func dissolve(_ component: Int32) {
        guard component >= 0, let found = components[Int(component)] else { return }
        for id in found.constraintIDs where constraints[Int(id)].isAlive {
            constraints[Int(id)].component = -1
            looseConstraints.append(id)
        }
        for variable in found.variableIDs where variables[Int(variable)].isAlive {
            variables[Int(variable)].component = -1
            looseVariables.append(variable)
        }
        components[Int(component)] = nil
        freeComponents.append(component)
    }

    /// Brings every variable up to date. Returns whether any value changed.
    @discardableResult
    public func solve() -> Bool {
        changedVariables.removeAll(keepingCapacity: true)
        conflicts.removeAll(keepingCapacity: true)
        let stale = staleComponents
        staleComponents.removeAll(keepingCapacity: true)
        for component in stale {
            guard let found = components[Int(component)], found.isStale else { continue }
            found.isStale = false
            if !found.refresh(in: self) { dissolve(component) }
        }
        // Building may find that a size must be kept from going below zero, which adds a row and leaves the component loose again.
        var rounds = 0
        while !looseConstraints.isEmpty || !looseVariables.isEmpty {
            rebuildLooseComponents()
            rounds += 1
            if rounds > 64 { break }
        }
        return !changedVariables.isEmpty
    }

    private func rebuildLooseComponents() {
        let ids = Set(looseConstraints).filter { constraints[Int($0)].isAlive }.sorted {
            constraints[Int($0)].age < constraints[Int($1)].age
        }
        var free = Set<Int32>()
        for variable in looseVariables where variables[Int(variable)].isAlive && !variables[Int(variable)].isFixed {
            if variables[Int(variable)].uses.isEmpty { forget(variable) } else { free.insert(variable) }
        }
        looseConstraints.removeAll(keepingCapacity: true)
        looseVariables.removeAll(keepingCapacity: true)
        for group in partition(ids, alone: free) {
            let number: Int32
            if let reused = freeComponents.popLast() {
                number = reused
            } else {
                number = Int32(components.count)
                components.append(nil)
            }
            for (row, id) in group.constraints.enumerated() {
                constraints[Int(id)].component = number
                constraints[Int(id)].row = Int32(row)
            }
            for variable in group.variables { variables[Int(variable)].component = number }
            let component = LayoutComponent(constraints: group.constraints, variables: group.variables)
            components[Int(number)] = component
            component.build(in: self)
            if component.needsAnotherBuild { dissolve(number) }
        }
    }

    /// A variable that no constraint mentions is zero.
    private func forget(_ variable: Int32) {
        guard variables[Int(variable)].value != 0 else { return }
        variables[Int(variable)].value = 0
        changedVariables.append(variable)
    }

    private struct Group {
        var constraints: [ConstraintID] = []
        var variables: [Int32] = []
    }

    /// Sorts constraints into sets that share no free variable. Fixed variables join nothing.
    private func partition(_ ids: [ConstraintID], alone: Set<Int32>) -> [Group] {
        var members = alone
        for id in ids {
            for term in constraints[Int(id)].terms where !variables[Int(term.variable)].isFixed {
                members.insert(term.variable)
            }
        }
        let ordered = members.sorted()
        for (place, variable) in ordered.enumerated() { variables[Int(variable)].local = Int32(place) }
        var sets = DisjointSets(count: ordered.count)
        for id in ids {
            var first = -1
            for term in constraints[Int(id)].terms where !variables[Int(term.variable)].isFixed {
                let local = Int(variables[Int(term.variable)].local)
                if first < 0 { first = local } else { sets.join(first, local) }
            }
        }
        var groups: [Group] = []
        var groupOf = [Int](repeating: -1, count: ordered.count)
        func group(of local: Int) -> Int {
            let root = sets.root(of: local)
            if groupOf[root] < 0 {
                groupOf[root] = groups.count
                groups.append(Group())
            }
            return groupOf[root]
        }
        for (place, variable) in ordered.enumerated() { groups[group(of: place)].variables.append(variable) }
        for id in ids {
            let anchor = constraints[Int(id)].terms.first { !variables[Int($0.variable)].isFixed }
            if let anchor {
                groups[group(of: Int(variables[Int(anchor.variable)].local))].constraints.append(id)
            } else {
                groups.append(Group(constraints: [id], variables: []))
            }
        }
        return groups
    }

    // MARK: For components

    /// The constraints of a component, oldest first.
    func constraintIDs(ofComponent component: Int32) -> [ConstraintID] {
        component < 0 ? [] : components[Int(component)]?.constraintIDs ?? []
    }

    /// The constant with the values of fixed variables in it, turned so that an inequality reads `>= 0`.
    func effectiveConstant(of id: ConstraintID) -> Double {
        var sum = constraints[Int(id)].constant
        for term in constraints[Int(id)].terms where variables[Int(term.variable)].isFixed {
            sum += term.coefficient * variables[Int(term.variable)].value
        }
        return constraints[Int(id)].relation == .lessOrEqual ? -sum : sum
    }

    func setLocal(_ local: Int, of variable: Int32) { variables[Int(variable)].local = Int32(local) }

    func setBroken(_ isBroken: Bool, _ id: ConstraintID) { constraints[Int(id)].isBroken = isBroken }

    func report(_ conflict: Conflict) { conflicts.append(conflict) }

    func store(_ values: [Double], in ids: [Int32]) {
        variables.withUnsafeMutableBufferPointer { variables in
            for place in ids.indices {
                let index = Int(ids[place])
                let old = variables[index].value
                let value = values[place]
                if old == value { continue }
                variables[index].value = value
                if abs(old - value) > 1e-9 { changedVariables.append(ids[place]) }
            }
        }
    }

    /// Stores the values of some of a component's variables, by place.
    func store(_ values: [Double], at places: [Int32], in ids: [Int32]) {
        for place in places {
            let id = ids[Int(place)]
            let old = variables[Int(id)].value
            variables[Int(id)].value = values[Int(place)]
            if abs(old - values[Int(place)]) > 1e-9 { changedVariables.append(id) }
        }
    }

    /// Whether the variable may not be below zero, and no row says so yet.
    func needsGuard(_ variable: Int32) -> Bool {
        variables[Int(variable)].isNonNegative && variables[Int(variable)].guardRow < 0
    }

    /// Adds the row that keeps `variable` at zero or more. Its component must be built again.
    func guardNonNegative(_ variable: Int32) {
        let row = add([LinearTerm(variable)], constant: 0, relation: .greaterOrEqual, priority: 1000, isBreakable: false)
        variables[Int(variable)].guardRow = row
    }
}
