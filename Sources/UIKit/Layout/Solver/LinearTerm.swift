/// A coefficient times a variable of a `ConstraintSolver`.
struct LinearTerm: Equatable {
    var variable: Int32
    var coefficient: Double

    init(_ variable: Int32, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the value of an expression compares with zero.
enum LinearRelation: Int8 {
    case lessOrEqual = -1
    case equal = 0
    case greaterOrEqual = 1
}
