/// What buttons of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    weak var bar: UINavigationBar?

    public override nonisolated init() { super.init() }

    /// The text. Default nil.
    open var title: String? { didSet { changed() } }
    /// The picture, drawn in the tint. Default nil.
    open var image: UIImage? { didSet { changed() } }
    /// Whether it takes touches. Default true.
    open var isEnabled = true { didSet { changed() } }
    /// A number to find it by. Default 0.
    open var tag = 0
    /// What assistive tools say. Default nil: the title.
    open var accessibilityLabel: String?
    /// A name for tests.
    open var accessibilityIdentifier: String?

    func changed() { bar?.itemsChanged() }
}
