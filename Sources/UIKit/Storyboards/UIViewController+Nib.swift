extension UIViewController {
    /// Takes what a controller's element says; its view waits until it is asked for.
    func decodeNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        ownNib = ControllerNib(nib, controller: self)
        element.use(
            attributes: "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "sceneMemberID",
            "storyboardName", "interfaceStyle")
        // A scroll view does not change its insets beneath a bar by itself.
        if let hides = element.flag("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
        element.use(attributes: "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars", "wantsFullScreenLayout")
        if let id = element.peek("id") { builder.objects[id] = self }
        if let title = element["title"] { self.title = title }
        if let style = element["modalPresentationStyle"] { modalPresentationStyle = Self.presentation(style) ?? told(style, builder, element) }
        if let style = element["modalTransitionStyle"] { modalTransitionStyle = Self.transition(style) ?? told(style, builder, element) }
        if let defines = element.flag("definesPresentationContext") { definesPresentationContext = defines }
        if let item = element.children.first(where: { $0.peek("key") == "navigationItem" }) {
            ownNavigationItem = builder.make(item) as? UINavigationItem ?? ownNavigationItem
        }
        if let size = element.children.first(where: { $0.peek("key") == "contentSizeForViewInPopover" || $0.peek("key") == "preferredContentSize" }) {
            size.use()
            size.use(attributes: "key")
            preferredContentSize = builder.size(size)
        }
        useCanvasElements(element, builder)
    }

    private func useCanvasElements(_ element: NibElement, _ builder: NibBuilder) {
        for child in element.children {
            switch child.name {
            case "extendedEdge": useEdges(child, builder)
            case "tabBarItem": ownTabBarItem = builder.make(child) as? UITabBarItem ?? ownTabBarItem
            case "toolbarItems":
                if !child.children.isEmpty { builder.tell("there is no bar at the bottom to show <\(child.name)>; it is left out", at: child) }
                child.useWhole()
            case "nil": child.useWhole()
            case "size" where child.peek("key") == "freeformSize": child.useWhole()
            case let name where name.hasPrefix("simulated") || name.hasPrefix("freeformSimulated") || name == "modalFormSheetSimulatedSizeMetrics":
                child.useWhole()
            default: break
            }
        }
    }

    private func useEdges(_ element: NibElement, _ builder: NibBuilder) {
        element.use()
        element.use(attributes: "key")
        let sides = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
        if !sides.contains("top") { builder.tell("a view that begins beneath the bar (edgesForExtendedLayout) is not there; it begins behind it", at: element) }
    }

    private func told<Style: RawRepresentable>(_ name: String, _ builder: NibBuilder, _ element: NibElement) -> Style where Style.RawValue == Int {
        builder.tell("there is no modal style \(name) here; the usual one takes its place", at: element)
        return Style(rawValue: 0)!
    }

    static func presentation(_ name: String) -> UIModalPresentationStyle? {
        switch name {
        case "automatic": .automatic
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "popover": .popover
        case "custom": .custom
        case "currentContext": .currentContext
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        default: nil
        }
    }

    static func transition(_ name: String) -> UIModalTransitionStyle? {
        switch name {
        case "coverVertical": .coverVertical
        case "crossDissolve": .crossDissolve
        default: nil
        }
    }
}

extension UINavigationController {
    func decodeNavigationNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let hidden = element.flag("navigationBarHidden") { isNavigationBarHidden = hidden }
        if let child = element.child(key: "navigationBar") { bar.decodeBarNib(child, builder) }
        for child in element.children where child.name == "toolbar" || (child.name == "nil" && child.peek("name") == "viewControllers") { child.useWhole() }
        for segue in element.children.first(where: { $0.name == "connections" })?.children ?? []
        where segue.peek("kind") == "relationship" && segue.peek("relationship") == "rootViewController" {
            if let root = builder.controller(at: segue) { setViewControllers([root], animated: false) }
        }
        // A xib has them right inside.
        let inside = element.list("viewControllers").compactMap { builder.make($0) as? UIViewController }
        if !inside.isEmpty { setViewControllers(inside, animated: false) }
    }
}

extension UINavigationBar {
    /// Takes what the element of a navigation controller's bar says; the bar itself is the controller's own.
    func decodeBarNib(_ element: NibElement, _ builder: NibBuilder) {
        element.use(attributes: "id", "key", "userLabel", "customModule", "customModuleProvider", "insetsLayoutMarginsFromSafeArea")
        if let name = element["customClass"] { builder.tell("a navigation controller's bar is no \(name) here; a UINavigationBar takes its place", at: element) }
        if let id = element.peek("id") { builder.objects[id] = self }
        decodeBarLooks(element, builder)
        decodeNib(NibCoder(builder, element))
        builder.finish(element, self)
    }
}

extension UINavigationBar {
    /// Takes what the element of a bar says that stands alone in a view.
    func decodeItemsNib(_ nib: NibCoder) {
        decodeBarLooks(nib.element, nib.builder)
        let made = nib.element.list("items").compactMap { nib.builder.make($0) as? UINavigationItem }
        if !made.isEmpty { items = made }
    }

    private func decodeBarLooks(_ element: NibElement, _ builder: NibBuilder) {
        if let style = element.choice("barStyle", ["default": UIBarStyle.default, "black": .black]) { barStyle = style }
        if let translucent = element.flag("translucent") { isTranslucent = translucent }
        if let color = builder.color("barTintColor", of: element) { barTintColor = color }
    }
}

extension UINavigationItem {
    static func decoded(_ nib: NibCoder) -> UINavigationItem {
        let element = nib.element, builder = nib.builder
        let item = UINavigationItem(title: "")
        item.title = element["title"]
        item.backButtonTitle = element["backButtonTitle"]
        if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
        for child in element.children {
            let key = child.peek("key")
            switch (child.name, key) {
            case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = builder.make(child) as? UIBarButtonItem
            case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = builder.make(child) as? UIBarButtonItem
            case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = builder.make(child) as? UIBarButtonItem
            case ("leftBarButtonItems", _): item.leftBarButtonItems = list(child, builder)
            case ("rightBarButtonItems", _): item.rightBarButtonItems = list(child, builder)
            case ("nil", _): child.useWhole()
            case (_, "titleView"): item.titleView = builder.make(child) as? UIView
            default: break
            }
        }
        return item
    }

    private static func list(_ element: NibElement, _ builder: NibBuilder) -> [UIBarButtonItem] {
        element.use()
        return element.children.compactMap { builder.make($0) as? UIBarButtonItem }
    }
}

extension UIBarButtonItem {
    static func decoded(_ nib: NibCoder) -> UIBarButtonItem {
        let element = nib.element, builder = nib.builder
        let item: UIBarButtonItem
        if let name = element["systemItem"] {
            if let system = systemItems[name] {
                item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
            } else {
                builder.tell("there is no system item \(name); its name stands in its place", at: element)
                item = UIBarButtonItem(title: name.capitalized, style: .plain, target: nil, action: nil)
            }
        } else {
            item = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
        }
        if let title = element["title"] { item.title = title }
        if let image = builder.image("image", of: element) { item.image = image }
        if element["style"] == "done" { item.style = .done }
        if let width = element.number("width") { item.width = width }
        if let enabled = element.flag("enabled") { item.isEnabled = enabled }
        if let tag = element.integer("tag") { item.tag = tag }
        if let color = builder.color("tintColor", of: element) { item.tintColor = color }
        if let view = element.children.first(where: { $0.peek("key") == "customView" }) { item.customView = builder.make(view) as? UIView }
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
}
