/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    weak var bar: UINavigationBar?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The title in the middle. Default: the controller's.
    open var title: String? { didSet { changed() } }
    /// A view in the title's place. Default nil.
    open var titleView: UIView? { didSet { changed() } }
    /// The back button of the item that is pushed above this one. Default nil: this item's title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The back button's title when `backBarButtonItem` is nil. Default nil: this item's title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// Whether the back button is left out. Default false.
    open var hidesBackButton = false { didSet { changed() } }
    /// Buttons at the leading end, in the back button's place. Default nil.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// Buttons at the trailing end, outermost first. Default nil.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The first of the leading buttons.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of the trailing buttons.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    func changed() { bar?.itemsChanged() }

    func controllerTitleChanged(from old: String?, to new: String?) {
        if title == nil || title == old { title = new }
    }
}
