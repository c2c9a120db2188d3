/// What Auto Layout keeps for a view that takes part in it, made on first use.
@MainActor
final class ConstraintBox {
    /// What constraints know the view by; the view cuts it when it goes.
    nonisolated(unsafe) var link = OwnLink()
    /// Constraints installed on the view.
    var constraints: [NSLayoutConstraint] = []
    /// Active constraints that mention the view, oldest first; they may be installed on views above.
    var references: [NSLayoutConstraint] = []
    /// Whether constraints depend on the view's size through something that is no variable: baselines, the readable width.
    var followsSize = false
    var guides: [UILayoutGuide] = []
    /// The engine of the tree whose root the view is.
    var ownEngine: LayoutEngine?
    /// The view's variables in the engine of its root.
    var variables: LayoutVariables?
    /// Constraints that travel with the view from one tree to another.
    var travelling: [NSLayoutConstraint] = []

    var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
    var compression: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)

    var margins: ViewMargins?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    /// The insets that the view was last told about.
    var knownSafeArea = UIEdgeInsets.zero
    var knownMargins: UIEdgeInsets?

    /// What Interface Builder's canvas knows of a view that it made.
    var canvas: CanvasLayout?

    /// Pixels per point when the subviews last took their frames.
    var snappedScale: CGFloat = 0

    var needsConstraintUpdate = false
    var insideNeedsConstraintUpdate = false
    var wasAskedForConstraints = false

    nonisolated init() {}
}

/// The solver's variables for one view or guide, with the constraints that follow from the item itself.
@MainActor
final class LayoutVariables {
    private var engineLink: EngineLink?
    private let itemLink: ItemLink
    /// The engine that counts with them; nil once that or the item let go.
    var engine: LayoutEngine? { engineLink?.engine }
    var item: AnyObject? { itemLink.item }
    let minX: Int32
    let minY: Int32
    let width: Int32
    let height: Int32
    /// Constraints for the intrinsic size: hugging and compression, across and down.
    var intrinsic: [Int32] = []
    var intrinsicSize = CGSize(width: -1, height: -1)
    /// The alignment insets that constraints were made with.
    var alignment = UIEdgeInsets.zero

    init(engine: LayoutEngine, item: AnyObject) {
        engineLink = engine.link
        itemLink = ItemLink.of(item)
        minX = engine.solver.makeVariable()
        minY = engine.solver.makeVariable()
        width = engine.solver.makeVariable(nonNegative: true)
        height = engine.solver.makeVariable(nonNegative: true)
    }

    /// Leaves the engine.
    func letGo() { engineLink = nil }

    var all: [Int32] { [minX, minY, width, height] }
}

extension UIView {
    var constraintStore: ConstraintBox {
        if let constraintBox { return constraintBox }
        let made = ConstraintBox()
        constraintBox = made
        return made
    }
}
