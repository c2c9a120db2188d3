@_spi(SliderKit) import CoreGraphics

extension UITabBarController {
    func setUpTabs() {
        bar.delegate = self
        bar.onTap = { [weak self] item in self?.tapped(item) ?? true }
    }

    func loadTabView() {
        let container = UIView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.backgroundColor = .systemBackground
        view = container
        container.addSubview(bar)
        showSelected()
    }

    // MARK: Controllers

    func replaceTabs(_ controllers: [UIViewController], animated: Bool) {
        let old = tabs, selected = selectedViewController
        let gone = old.filter { one in !controllers.contains { $0 === one } }
        let added = controllers.filter { one in !old.contains { $0 === one } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        tabs = controllers
        index = selected.flatMap { one in controllers.firstIndex { $0 === one } }
            ?? (controllers.isEmpty ? NSNotFound : min(max(0, index == NSNotFound ? 0 : index), controllers.count - 1))
        showItems(animated: animated)
        showSelected()
        for controller in gone {
            controller.containerSafeAreaInsets = .zero
            controller.removeFromParent()
        }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
        layoutTabs()
    }

    private func showItems(animated: Bool) {
        bar.setItems(tabs.map(\.tabBarItem), animated: animated)
        bar.selectedItem = selectedViewController?.tabBarItem
    }

    /// A controller got another item.
    func tabItemChanged() {
        let items = tabs.map(\.tabBarItem)
        guard !(items.elementsEqual(bar.itemList) { $0 === $1 }) else { return }
        showItems(animated: false)
    }

    func select(_ new: Int) {
        guard tabs.indices.contains(new), new != index else { return }
        index = new
        bar.selectedItem = tabs[new].tabBarItem
        showSelected()
    }

    private func tapped(_ item: UITabBarItem) -> Bool {
        guard let place = bar.itemList.firstIndex(where: { $0 === item }), tabs.indices.contains(place) else { return true }
        let controller = tabs[place]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true, tabs.indices.contains(place) else { return false }
        if place == index {
            // A tap on the selected item leads back to the beginning.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(place)
        }
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    // MARK: Showing

    /// Puts the selected controller's view in place of the shown one's.
    func showSelected() {
        guard let container = loadedView, shown !== selectedViewController else { return }
        let old = shown, new = selectedViewController
        shown = new
        let isVisible = appearance == .appeared || appearance == .appearing
        if isVisible {
            old?.beginAppearance(false, animated: false)
            new?.beginAppearance(true, animated: false)
        }
        old?.loadedView?.removeFromSuperview()
        if let view = new?.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.insertSubview(view, belowSubview: bar)
        }
        updateBarHiding(animated: false, pushing: false)
        layoutTabs()
        guard isVisible else { return }
        new?.announceAppearing(false)
        UIApplication.shared.performAfterCommit {
            old?.endAppearance()
            new?.endAppearance()
        }
    }

    // MARK: Layout

    /// What the bar takes of the content above the safe area.
    private var barRoom: CGFloat { hidesBar || bar.isHidden ? 0 : bar.itemHeight }

    func layoutTabs() {
        guard let container = loadedView else { return }
        let safe = container.safeAreaInsets.bottom, height = bar.itemHeight + safe
        let width = container.bounds.width
        let x = hidesBar ? (container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? width : -width) : 0
        let frame = CGRect(x: x, y: container.bounds.height - height, width: width, height: height)
        if bar.frame != frame { bar.frame = frame }
        container.bringSubviewToFront(bar)
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: barRoom, right: 0)
        for controller in tabs { controller.containerSafeAreaInsets = insets }
    }

    /// A navigation controller inside shows another controller: the bar goes with one that wants none, and comes back with what is beneath.
    func updateBarHiding(animated: Bool, pushing: Bool) {
        let hides = (selectedViewController as? UINavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
            ?? selectedViewController?.hidesBottomBarWhenPushed ?? false
        guard hides != hidesBar else { return }
        hidesBar = hides
        guard animated, loadedView?.window != nil else { return layoutTabs() }
        UIView.animate(withDuration: UINavigationController.transitionDuration) { [self] in layoutTabs() }
    }
}

extension UIViewController {
    var tabBarItemMakingIfNeeded: UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        // A navigation controller without an item of its own has its root's.
        if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        ownTabBarItem = item
        tabBarController?.tabItemChanged()
    }
}
