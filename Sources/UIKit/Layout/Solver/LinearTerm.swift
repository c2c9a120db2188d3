/// A coefficient times a variable of a `ConstraintSolver`.
@_spi(SliderKit) public struct LinearTerm: Equatable {
    var variable: Int32
    var coefficient: Double

    /// A term; the coefficient is 1 if not said.
    public init(_ variable: Int32, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the value of an expression compares with zero.
@_spi(SliderKit) public enum LinearRelation: Int8 {
    /// At most zero.
    case lessOrEqual = -1
    /// Zero.
    case equal = 0
    /// At least zero.
    case greaterOrEqual = 1
}
