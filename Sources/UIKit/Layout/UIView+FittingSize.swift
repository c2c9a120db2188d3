extension UIView {
    /// A target for `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// A target for `systemLayoutSizeFitting(_:)`: as large as the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: self, isMeasuring: true)
        engine.measure(constraintsInside)
        let own = engine.variables(of: self)
        engine.pull(own.width, to: target.width, horizontal)
        engine.pull(own.height, to: target.height, vertical)
        engine.solveIfNeeded()
        engine.settleTexts()
        let aligned = CGRect(x: 0, y: 0, width: engine.value(own.width), height: engine.value(own.height))
        let size = frame(forAlignmentRect: aligned).size
        let scale = UIScreen.main.scale
        func up(_ value: CGFloat) -> CGFloat { value > 0 ? max(0, (value * scale - 1e-6).rounded(.up)) / scale : 0 }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// The constraints that are installed on the view and inside it.
    private var constraintsInside: [NSLayoutConstraint] {
        constraints + children.flatMap(\.constraintsInside)
    }
}

extension LayoutEngine {
    /// Takes part in the constraints without owning them.
    func measure(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { borrow(constraint) }
    }

    /// Asks a size to be near a target.
    func pull(_ variable: Int32, to target: CGFloat, _ priority: UILayoutPriority) {
        let term = [LinearTerm(variable)]
        solver.add(term, constant: -target.layoutValue, relation: .equal, priority: priority.rawValue, isBreakable: false)
    }
}
