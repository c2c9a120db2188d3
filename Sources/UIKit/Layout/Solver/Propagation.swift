/// Which rows and variables of a solved component follow which: a changed constant is carried on to these alone.
///
/// Most edits move one constant that few rows know of; replaying the whole elimination would cost in proportion to the component.
struct Propagation {
    /// Where each definition's elimination steps begin; one more for the end.
    private var blocks: [Int32] = []
    /// By row: the definition that it became, the check, and the core with the row's place in it; -1 for none.
    private(set) var definitionOf: [Int32]
    private(set) var checkOf: [Int32]
    private(set) var coreOf: [Int32]
    private(set) var placeInCore: [Int32]
    /// By variable: where the definitions that mention it begin in `dependents`; one more for the end.
    private var dependentStarts: [Int32]
    private var dependents: [Int32]

    private var deltas: [Double]
    private var isTouched: [Bool]
    /// Rows whose constant changed.
    private(set) var touched: [Int32] = []
    /// Variables whose value changed, by place in the component.
    private(set) var changed: [Int32] = []
    /// Definitions to look at, a bit each.
    private var waiting: [UInt64]

    init(of component: LayoutComponent) {
        let rowCount = component.constraintIDs.count, variableCount = component.variableIDs.count
        definitionOf = Array(repeating: -1, count: rowCount)
        checkOf = definitionOf
        coreOf = definitionOf
        placeInCore = definitionOf
        deltas = Array(repeating: 0, count: rowCount)
        isTouched = Array(repeating: false, count: rowCount)
        waiting = Array(repeating: 0, count: (component.definitions.count + 63) / 64)
        for (place, definition) in component.definitions.enumerated() { definitionOf[Int(definition.row)] = Int32(place) }
        for (place, check) in component.checks.enumerated() { checkOf[Int(check.row)] = Int32(place) }
        for (core, found) in component.cores.enumerated() {
            for (place, row) in found.rows.enumerated() {
                coreOf[Int(row)] = Int32(core)
                placeInCore[Int(row)] = Int32(place)
            }
        }
        // Both lists are in order of elimination.
        var step = 0
        for definition in component.definitions {
            blocks.append(Int32(step))
            while step < component.steps.count, component.steps[step].pivot == definition.row { step += 1 }
        }
        blocks.append(Int32(step))
        var counts = [Int32](repeating: 0, count: variableCount + 1)
        for variable in component.definitionVariables { counts[Int(variable) + 1] += 1 }
        for place in 1..<counts.count { counts[place] += counts[place - 1] }
        dependentStarts = counts
        dependents = Array(repeating: 0, count: component.definitionVariables.count)
        for (place, definition) in component.definitions.enumerated() {
            for term in Int(definition.start)..<Int(definition.start + definition.count) {
                let variable = Int(component.definitionVariables[term])
                dependents[Int(counts[variable])] = Int32(place)
                counts[variable] += 1
            }
        }
    }

    /// Forgets the last change.
    mutating func begin() {
        for row in touched {
            deltas[Int(row)] = 0
            isTouched[Int(row)] = false
        }
        touched.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
    }

    /// Notes that a row's constant moved.
    mutating func shift(_ row: Int32, by delta: Double) {
        let index = Int(row)
        if !isTouched[index] {
            isTouched[index] = true
            touched.append(row)
        }
        deltas[index] += delta
        wake(definitionOf[index])
    }

    func delta(of row: Int32) -> Double { deltas[Int(row)] }

    private mutating func wake(_ definition: Int32) {
        if definition >= 0 { waiting[Int(definition >> 6)] |= 1 << UInt64(definition & 63) }
    }

    /// Carries the shifts on, in the order of the elimination. The definitions that were met keep waiting, for their values.
    mutating func run(_ steps: [LayoutComponent.Step], _ definitions: [LayoutComponent.Definition]) {
        for word in waiting.indices {
            // A definition's steps wake only later ones.
            var done: UInt64 = 0
            while waiting[word] & ~done != 0 {
                let bit = (waiting[word] & ~done).trailingZeroBitCount
                done |= 1 << UInt64(bit)
                let place = word << 6 | bit
                let delta = deltas[Int(definitions[place].row)]
                if delta == 0 { continue }
                for step in Int(blocks[place])..<Int(blocks[place + 1]) { shift(steps[step].target, by: steps[step].factor * delta) }
            }
        }
    }

    /// Notes that a variable has another value: what is defined by it has to be looked at.
    mutating func moved(_ variable: Int32) {
        changed.append(variable)
        for place in Int(dependentStarts[Int(variable)])..<Int(dependentStarts[Int(variable) + 1]) { wake(dependents[place]) }
    }

    /// The last definition that waits, which waits no longer; nil when none does. What it wakes comes before it.
    mutating func next() -> Int? {
        for word in waiting.indices.reversed() where waiting[word] != 0 {
            let bit = 63 - waiting[word].leadingZeroBitCount
            waiting[word] &= ~(1 << UInt64(bit))
            return word << 6 | bit
        }
        return nil
    }
}
