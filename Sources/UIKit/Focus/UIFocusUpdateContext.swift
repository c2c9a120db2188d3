/// A move of the focus, that is going to be or has been.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// What had the focus; nil: nothing had, or it is gone.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What gets the focus; nil: nothing.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The way of the move; empty for moves that no key asked for.
    public let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that had the focus, or that holds the item that had it.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem?.nearestView }
    /// The view that gets the focus, or that holds the item that gets it.
    open var nextFocusedView: UIView? { nextFocusedItem?.nearestView }
}
