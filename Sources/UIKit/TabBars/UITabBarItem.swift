import Foundation

/// What a tab bar shows for one controller: a title, a picture, a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Items that the system names.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    weak var tabBar: UITabBar?
    var systemItem: SystemItem?

    public override nonisolated init() { super.init() }

    /// An item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// An item with another picture while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    /// An item that the system names; its title and picture are stand-ins for the system's.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        image = TabBarSymbols.image(of: systemItem)
        self.tag = tag
    }

    /// The picture while the item is selected. Default nil: `image`.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// A short text in a red capsule at the picture. Default nil: none.
    open var badgeValue: String? { didSet { changed() } }
    /// The capsule's colour. Default nil: red.
    open var badgeColor: UIColor? { didSet { changed() } }

    override func changed() { tabBar?.itemChanged(self) }

    func controllerTitleChanged(from old: String?, to new: String?) {
        if systemItem == nil, title == nil || title == old { title = new }
    }
}
