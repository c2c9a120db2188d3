/// One part of a view or guide, from which constraints are made. The type parameter keeps horizontal, vertical and size apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let link: ItemLink?
    var object: AnyObject? { link?.item }
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        link = item.map(ItemLink.of)
        self.attribute = attribute
        super.init()
    }

    /// The view or guide.
    open var item: AnyObject? { object }
    /// The part's name, for messages.
    open var name: String { "\(NSLayoutConstraint.label(object)).\(attribute.name)" }

    /// What keeps `object` alive, for anchors that are no part of a view or guide.
    var heldOffset: AnchorOffset? { nil }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let object else { fatalError("A constraint was asked of an anchor whose view or guide is gone.") }
        let made = NSLayoutConstraint(
            first: object, attribute, relation, second: other, otherAttribute, multiplier: multiplier, constant: constant)
        if let heldOffset { made.extrasStore.offsets.append(heldOffset) }
        return made
    }

    func make<Other: AnyObject>(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let other = anchor.object else {
            fatalError("A constraint was asked of an anchor whose view or guide is gone.")
        }
        let made = make(relation, other, anchor.attribute, multiplier: multiplier, constant: constant)
        if let offset = anchor.heldOffset { made.extrasStore.offsets.append(offset) }
        return made
    }

    /// Whether the constraints leave this part of a view or guide more than one place, or size, once laid out in its tree. For debugging.
    open var hasAmbiguousLayout: Bool { LayoutProbe(anchorItem: object, attribute)?.isAmbiguous ?? false }
    /// The constraints whose constants this part of a view or guide depends on. For debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { LayoutProbe(anchorItem: object, attribute)?.affecting ?? [] }

    /// This anchor equals the other. Not active yet, as for all of these.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor, constant: 0)
    }
    /// This anchor is at or past the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: 0)
    }
    /// This anchor is at or before the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: 0)
    }
    /// This anchor equals the other plus a constant, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    /// This anchor is at least the other plus a constant, in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }
    /// This anchor is at most the other plus a constant, in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }
}

/// The distance that the system puts between things, in points. (choice)
let systemSpacing: CGFloat = 8
