extension UITabBar {
    /// Takes what a `<tabBar>` element says.
    func decodeTabBarNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let style = element.choice("barStyle", ["default": UIBarStyle.default, "black": .black]) { barStyle = style }
        if let translucent = element.flag("translucent") { isTranslucent = translucent }
        if let color = builder.color("barTintColor", of: element) { barTintColor = color }
        if let color = builder.color("unselectedItemTintColor", of: element) { unselectedItemTintColor = color }
        // The tint's name of old.
        if let color = builder.color("selectedImageTintColor", of: element) { tintColor = color }
        if let image = builder.image("backgroundImage", of: element) { backgroundImage = image }
        if let image = builder.image("shadowImage", of: element) { shadowImage = image }
        let items = element.list("items").compactMap { builder.make($0) as? UITabBarItem }
        if !items.isEmpty { self.items = items }
        let chosen = element["selectedItem"]
        if let item = chosen.flatMap({ builder.objects[$0] }) as? UITabBarItem { selectedItem = item }
        element.use(attributes: "itemPositioning", "itemWidth", "itemSpacing")
    }

    /// The same for the bar of a controller, which is the controller's own.
    func decodeOwnedBarNib(_ element: NibElement, _ builder: NibBuilder) {
        element.use(attributes: "id", "key", "userLabel", "customModule", "customModuleProvider")
        if let name = element["customClass"] { builder.tell("a tab bar controller's bar is no \(name) here; a UITabBar takes its place", at: element) }
        if let id = element.peek("id") { builder.objects[id] = self }
        let nib = NibCoder(builder, element)
        decodeNib(nib)
        decodeTabBarNib(nib)
        builder.finish(element, self)
    }
}

extension UITabBarItem {
    static func decoded(_ nib: NibCoder) -> UITabBarItem {
        let element = nib.element, builder = nib.builder
        var item = UITabBarItem()
        if let name = element["systemItem"] {
            if let system = systemItems[name] {
                item = UITabBarItem(tabBarSystemItem: system, tag: 0)
            } else {
                builder.tell("there is no system item \(name); its name stands in its place", at: element)
                item.title = name.capitalized
            }
        }
        if let title = element["title"] { item.title = title }
        if let image = builder.image("image", of: element) { item.image = image }
        if let image = builder.image("selectedImage", of: element) { item.selectedImage = image }
        if let value = element["badgeValue"] { item.badgeValue = value }
        if let color = builder.color("badgeColor", of: element) { item.badgeColor = color }
        if let tag = element.integer("tag") { item.tag = tag }
        if let enabled = element.flag("enabled") { item.isEnabled = enabled }
        element.use(attributes: "catalog", "landscapeImage", "largeContentSizeImage", "springLoaded")
        for child in element.children where ["imageInsets", "largeContentSizeImageInsets", "titlePositionAdjustment"].contains(child.peek("key")) {
            child.useWhole()
        }
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]
}

extension UITabBarController {
    func decodeTabControllerNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let child = element.child(key: "tabBar") { bar.decodeOwnedBarNib(child, builder) }
        for child in element.children where child.name == "nil" && child.peek("name") == "viewControllers" { child.useWhole() }
        let links = (element.children.first { $0.name == "connections" }?.children ?? []).filter {
            $0.peek("kind") == "relationship" && $0.peek("relationship") == "viewControllers"
        }
        let controllers = links.compactMap { builder.controller(at: $0) }
        if !controllers.isEmpty { setViewControllers(controllers, animated: false) }
        if let start = element.integer("selectedIndex") { selectedIndex = start }
    }
}
