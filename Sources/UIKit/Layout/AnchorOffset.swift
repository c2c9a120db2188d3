/// The distance from one anchor to another, as something that constraints measure.
@MainActor
final class AnchorOffset {
    let from: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    let to: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    /// What constraints know the distance by.
    nonisolated(unsafe) var link = OwnLink()

    init<Part>(from: NSLayoutAnchor<Part>, to: NSLayoutAnchor<Part>) {
        guard let first = from.object, let second = to.object else {
            fatalError("A distance was asked of an anchor whose view or guide is gone.")
        }
        NSLayoutConstraint.check(from.attribute, second, to.attribute)
        self.from = (first, from.attribute)
        self.to = (second, to.attribute)
    }

    deinit { link.cut() }

    /// The distance as a dimension: across it counts like a width, down like a height.
    var dimension: NSLayoutDimension {
        let made = NSLayoutDimension(item: self, attribute: from.attribute.isHorizontal ? .width : .height)
        made.offset = self
        return made
    }

    var items: [AnyObject] { [from.item, to.item] }
    /// Which way the distance counts: from leading to trailing where both ends follow the reading direction.
    func sign(isRightToLeft: Bool) -> Double { isRightToLeft && from.attribute.isDirectional ? -1 : 1 }
}
