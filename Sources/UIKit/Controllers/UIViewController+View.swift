@_spi(SliderKit) import CoreGraphics

extension UIViewController {
    var viewLoadingIfNeeded: UIView? {
        if let loadedView { return loadedView }
        guard !isLoadingView else { return nil }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil { loadDefaultView() }
        requireRule(loadedView != nil, "\(type(of: self)).loadView() returned without setting view")
        viewDidLoad()
        return loadedView
    }

    func loadDefaultView() {
        if loadNibView(), loadedView != nil { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    func setView(_ newView: UIView?) {
        guard newView !== loadedView else { return }
        if loadedView?.controller === self { loadedView?.controller = nil }
        loadedView = newView
        newView?.controller = self
    }

    /// Clears what points back here. Called by deinit, which is not isolated; all of UIKit runs on one thread.
    nonisolated func detachBeforeDeinit() {
        if let loadedView, loadedView.controller === self { loadedView.controller = nil }
        for child in childControllers { child.container = nil }
        presentedController?.presenter = nil
    }

    func decodeController(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        title = coder.decodeObject(forKey: "UITitle") as? String
    }

    func encodeController(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, let title else { return }
        coder.encode(title, forKey: "UITitle")
    }

    var navigationItemMakingIfNeeded: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        ownNavigationItem = item
        return item
    }

    /// The nearest controller above of a type.
    func nearestContainer<Container: UIViewController>() -> Container? {
        var current = container
        while let candidate = current {
            if let found = candidate as? Container { return found }
            current = candidate.container
        }
        return nil
    }

    func additionalSafeAreaChanged() { loadedView?.safeAreaMayHaveChanged() }

    /// What the controller and its container add to the safe area that the view inherits.
    var addedSafeAreaInsets: UIEdgeInsets {
        let (own, bars) = (additionalSafeAreaInsets, containerSafeAreaInsets)
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom, right: own.right + bars.right)
    }
}
