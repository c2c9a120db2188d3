/// Asks what the constraints say about one place or size. For debugging and for messages, not for layout.
@MainActor
struct LayoutProbe {
    private let engine: LayoutEngine
    private let terms: [LinearTerm]
    private let excerpt: ConstraintSolver.Excerpt

    /// Of some variables of a view or guide; nil where no constraint places it.
    init?(_ item: AnyObject, _ choose: (LayoutVariables) -> [LinearTerm]) {
        let view = item as? UIView
        guard let variables = view?.constraintBox?.variables ?? (item as? UILayoutGuide)?.variables,
            let engine = variables.engine
        else { return nil }
        engine.solveIfNeeded()
        self.engine = engine
        terms = choose(variables)
        excerpt = engine.solver.excerpt(around: terms.map(\.variable))
    }

    /// Of one part of a view or guide.
    init?(anchorItem: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        guard let item = anchorItem else { return nil }
        // A view's own guides lie where the view says.
        let guide = item as? UILayoutGuide
        let placed: AnyObject = guide.map { $0.role == .custom || $0.role == .scrollContent } ?? true ? item : guide?.ownerView ?? item
        let isRightToLeft = NSLayoutConstraint.view(of: item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(placed) { variables in
            switch attribute.physical(isRightToLeft: isRightToLeft).withoutMargin {
            case .left: [LinearTerm(variables.minX)]
            case .right: [LinearTerm(variables.minX), LinearTerm(variables.width)]
            case .centerX: [LinearTerm(variables.minX), LinearTerm(variables.width, 0.5)]
            case .width: [LinearTerm(variables.width)]
            case .top, .firstBaseline: [LinearTerm(variables.minY)]
            case .bottom, .lastBaseline: [LinearTerm(variables.minY), LinearTerm(variables.height)]
            case .centerY: [LinearTerm(variables.minY), LinearTerm(variables.height, 0.5)]
            case .height: [LinearTerm(variables.height)]
            default: []
            }
        }
    }

    /// Whether another value would meet the constraints as well.
    var isAmbiguous: Bool { excerpt.isAmbiguous(terms) }

    /// The constraints of the program that decide the value. Those that stand for intrinsic sizes are not among them.
    var affecting: [NSLayoutConstraint] { excerpt.affecting(terms).compactMap { engine.constraint(numbered: $0) } }
}
