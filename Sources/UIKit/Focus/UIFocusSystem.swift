/// Moves the focus in one window: what the keys go to. Tab and Shift-Tab move it in reading order; so do programs, by requests.
///
/// Nothing has the focus until a key or a program moves it (choice; so on an iPad). Touching an item takes the focus from another, and
/// keys then go to the touched one; only the first of them gives it the focus, with its ring (choice; so in browsers).
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    @ViewReference private(set) var window: UIWindow?
    weak var item: (any UIFocusItem)?
    /// What lost the focus by itself, until its environments have been told.
    var lost: (any UIFocusItem)?
    var isMovePending = false
    /// What has been asked for, until it is done.
    weak var requested: (any UIFocusEnvironment)?
    /// What a finger touched last: keys go there while nothing has the focus.
    @ViewReference var touched: UIView?
    /// What was around the focused item, innermost first.
    var surroundings: [WeakEnvironment] = []
    /// Where the focused item was last, in points of the window.
    var lastRect = CGRect.null
    /// What had the focus before it was covered; it gets it back.
    var covered: [WeakEnvironment] = []
    var isUpdating = false
    let ring = FocusRing()

    struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The system of the window that an environment is in; nil: it is in none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.nearestView?.window?.focusSystemMakingIfNeeded
    }

    /// What has the focus; nil: nothing has.
    open var focusedItem: (any UIFocusItem)? { item }

    /// Asks that the focus goes to an environment, to where that prefers it. It moves after the next layout, or at `updateFocusIfNeeded()`.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
        scheduleUpdate()
    }

    /// Does at once what has been asked for.
    open func updateFocusIfNeeded() { updateNow() }
}
