@_spi(SliderKit) import CoreGraphics

/// A rule between the parts of two views or guides: first = multiplier × second + constant, or an inequality.
///
/// It takes part in layout while it is active. A constant that is not finite is refused with a message, and the last one stays.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private let firstLink: ItemLink?
    private let secondLink: ItemLink?
    var firstObject: AnyObject? { firstLink?.item }
    var secondObject: AnyObject? { secondLink?.item }
    /// Whether there was a second item; it may be gone by now.
    let hadSecondItem: Bool
    /// The view that holds the constraint while it is active.
    var owner: UIView? {
        get { ownerLink?.item.map { unsafeDowncast($0, to: UIView.self) } }
        set { ownerLink = newValue.map(ItemLink.of) }
    }
    private var ownerLink: ItemLink?
    var engine: LayoutEngine? {
        get { engineLink?.engine }
        set { engineLink = newValue?.link }
    }
    private var engineLink: EngineLink?
    /// The constraint's number in its engine's solver, or -1.
    var solverID: Int32 = -1
    /// The part of the solver's constant that comes from the items (margins, alignment insets, baselines).
    var itemConstant: Double = 0
    /// -1 while the constraint runs from right to left.
    var constantSign: Double = 1
    /// Whether its breaking was printed already.
    var wasReported = false
    var extras: ConstraintExtras?
    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required

    /// The first side's part.
    public let firstAttribute: Attribute
    /// The second side's part; `.notAnAttribute` where there is no second side.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// What the second side is multiplied by.
    public let multiplier: CGFloat
    /// A name for messages. Default nil.
    open var identifier: String?
    /// Whether a view that archives its constraints archives this one. Default false.
    open var shouldBeArchived = false

    /// A constraint between two items (views or guides), or on one alone with `nil` and `.notAnAttribute`. Not active yet.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: Self.item(view1), attr1, relation, second: view2.map(Self.item), attr2,
            multiplier: multiplier, constant: c)
    }

    init(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        Self.check(firstAttribute, second, secondAttribute)
        firstLink = ItemLink.of(first)
        secondLink = second.map(ItemLink.of)
        hadSecondItem = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = constant.isFinite ? constant : 0
        super.init()
        if !multiplier.isFinite { Self.complain("The multiplier \(multiplier) of \(self) is not a finite number; 1 is used.") }
        if !constant.isFinite { Self.complain("The constant \(constant) of \(self) is not a finite number; 0 is used.") }
    }

    /// A constraint on nothing, to stand in a property until the real one is there. It cannot be activated.
    public convenience init(_: Never...) { self.init(placeholder: ()) }

    private init(placeholder: Void) {
        firstLink = nil
        secondLink = nil
        hadSecondItem = false
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        storedConstant = 0
        super.init()
    }

    /// The first side's view or guide.
    open var firstItem: AnyObject? { firstObject }
    /// The second side's view or guide.
    open var secondItem: AnyObject? { secondObject }
    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstObject, attribute: firstAttribute) }
    /// The second side as an anchor; nil where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hadSecondItem ? NSLayoutAnchor(item: secondObject, attribute: secondAttribute) : nil
    }

    /// What is added to the second side, in points. The cheap way to move things. Default 0.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                Self.complain("The constant \(newValue) for \(self) is not a finite number; \(storedConstant) stays.")
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            engine?.constantChanged(of: self)
        }
    }

    /// How much the constraint matters. Default `.required`.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            requireRule(
                newValue.rawValue > 0 && newValue.rawValue <= 1000,
                "The priority \(newValue.rawValue) of \(self) is outside of 1…1000.")
            storedPriority = newValue
            engine?.replace(self)
        }
    }

    /// Whether the constraint takes part in layout. Setting it adds it to, or removes it from, the items' nearest common ancestor.
    open var isActive: Bool {
        get { owner != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates all of them.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of them.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { formatted } }
}
