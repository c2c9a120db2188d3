/// How the focus shows on an item. This class stands for the system's own way: a ring around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// What every item shows that was given nothing else.
    static let standard = UIFocusEffect()

    /// The system's ring around the item.
    nonisolated public override init() { super.init() }

    /// A copy; views keep one of what they are given.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
