/// What there is to know of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    static let shared = UIStatusBarManager()

    nonisolated override init() { super.init() }

    /// How its text looks, as the controller shown prefers.
    open var statusBarStyle: UIStatusBarStyle { SystemBars.shared.preferredStyle }
    /// Whether it is hidden, as the controller shown prefers.
    open var isStatusBarHidden: Bool { SystemBars.shared.isStatusBarHidden }
    /// Where it is, in screen points; zero while it is hidden.
    open var statusBarFrame: CGRect { SystemBars.shared.statusBarFrame }
}
