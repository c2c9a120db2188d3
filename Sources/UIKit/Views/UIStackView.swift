@_spi(SliderKit) import CoreGraphics

/// A row or column of views that lays its arranged subviews out by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// Views fill the stack; the one that hugs its content least is stretched.
        case fill = 0
        /// All views get the same length.
        case fillEqually = 1
        /// Lengths in proportion to the intrinsic sizes.
        case fillProportionally = 2
        /// The gaps get the same length, at least the spacing.
        case equalSpacing = 3
        /// The middles get the same distance, the gaps at least the spacing.
        case equalCentering = 4
    }

    /// Where views are across the stack.
    public enum Alignment: Int, Sendable {
        /// Views take the whole breadth.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// First baselines line up, in a row.
        case firstBaseline = 2
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// Last baselines line up, in a row.
        case lastBaseline = 5
        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that stands for the stack's own.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A spacing that stands for the system's, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var gapGuides: [UILayoutGuide] = []
    private var shownBefore: [ObjectIdentifier] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeStackViewNib(nib) }
    }

    /// A stack of the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Row or column. Default `.horizontal`.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    /// How views share the length. Default `.fill`.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    /// Where views are across the stack. Default `.fill`.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The gap between neighbours, in points. Default 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether the gaps of a column count from the last baseline of a view to the first of the next, instead of from edge to edge. Default
    /// false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether views keep to the layout margins instead of the bounds. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// The views that the stack places, in order. Hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end; it becomes a subview.
    open func addArrangedSubview(_ view: UIView) { place(view, at: arranged.count) }

    /// Inserts a view, or moves it.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        requireRule(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "The index \(stackIndex) is outside of the stack's \(arranged.count) arranged views.")
        place(view, at: stackIndex)
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    /// Sets the gap after a view, in points; `spacingUseDefault` goes back to `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The gap that was set after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        rearrange()
        super.updateConstraints()
    }

    private func place(_ view: UIView, at index: Int) {
        if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(index, arranged.count))
        arrangementChanged()
    }

    private func arrangementChanged() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// A subview was hidden or shown.
    func arrangedVisibilityChanged() {
        let shown = arranged.filter { !$0.isHidden }.map(ObjectIdentifier.init)
        if shown != shownBefore { arrangementChanged() }
    }

    private func rearrange() {
        NSLayoutConstraint.deactivate(arrangement)
        for guide in gapGuides { removeLayoutGuide(guide) }
        gapGuides = []
        let shown = arranged.filter { !$0.isHidden }
        shownBefore = shown.map(ObjectIdentifier.init)
        var builder = StackArrangement(
            stack: self, views: shown, container: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self)
        builder.build()
        gapGuides = builder.guides
        arrangement = builder.constraints
        NSLayoutConstraint.activate(arrangement)
    }

    /// The gap after a view.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        if gap == Self.spacingUseSystem { return systemSpacing }
        return gap.isFinite ? gap : 0
    }
}
