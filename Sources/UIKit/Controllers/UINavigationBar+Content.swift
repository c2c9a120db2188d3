extension UINavigationBar {
    /// How far items stand from the bar's ends, in points; the chevron of a back button stands nearer (choice).
    private static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8

    func setUpBar() {
        let content = NavigationBarContent()
        self.content = content
        isOpaque = false
        layer.addSublayer(content.backdrop)
        layer.addSublayer(content.line)
        addSubview(content.title)
        lookChanged()
    }

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        for old in itemStack where old.bar === self { old.bar = nil }
        itemStack = items
        for item in items { item.bar = self }
        itemsChanged()
        if animated, window != nil, let title = content?.title {
            UIView.performWithoutAnimation { title.alpha = 0 }
            UIView.animate(withDuration: 0.25) { title.alpha = 1 }
        }
    }

    func lookChanged() {
        guard let content else { return }
        let isDark = barStyle == .black || traitCollection.userInterfaceStyle == .dark
        // Choice: light 0.97 gray, dark 0.09 gray, as bars of the classic look appear over plain content.
        let standard = isDark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        let color = (barTintColor ?? standard).resolvedColor(with: traitCollection)
        content.backdrop.backgroundColor = (isTranslucent ? color.withAlphaComponent(color.cgColor.alpha * 0.97) : color).cgColor
        content.line.backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: 0.3).cgColor
        content.line.isHidden = shadowImage.map { $0.size == .zero } ?? false
        itemsChanged()
    }

    func itemsChanged() {
        guard let content else { return }
        content.removeViews()
        if let item = topItem {
            showTitle(item, content)
            showButtons(item, content)
        }
        content.title.isHidden = topItem == nil || content.titleView != nil
        setNeedsLayout()
    }

    private func showTitle(_ item: UINavigationItem, _ content: NavigationBarContent) {
        if let view = item.titleView {
            content.titleView = view
            addSubview(view)
            return
        }
        let isDark = barStyle == .black || traitCollection.userInterfaceStyle == .dark
        let title = content.title
        title.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? (isDark ? .white : .black)
        if let attributes = titleTextAttributes, attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) {
            var all = attributes
            all[.font] = title.font
            all[.foregroundColor] = title.textColor
            title.attributedText = NSAttributedString(string: item.title ?? "", attributes: all)
        } else {
            title.text = item.title
        }
    }

    private func showButtons(_ item: UINavigationItem, _ content: NavigationBarContent) {
        let leading = item.leftBarButtonItems ?? []
        if leading.isEmpty, !item.hidesBackButton, let beneath = backItem {
            let custom = beneath.backBarButtonItem
            let button = NavigationBarButton(
                text: custom?.title ?? beneath.backButtonTitle ?? beneath.title ?? "Back", image: custom?.image, isProminent: false,
                isBack: true
            ) { [weak self] in self?.goBack() }
            if let color = custom?.tintColor { button.tintColor = color }
            addSubview(button)
            content.back = button
        }
        content.leading = leading.map { ($0, makeView(for: $0)) }
        content.trailing = (item.rightBarButtonItems ?? []).map { ($0, makeView(for: $0)) }
    }

    private func makeView(for item: UIBarButtonItem) -> UIView {
        item.bar = self
        let view: UIView
        if let custom = item.customView {
            view = custom
        } else if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace {
            view = UIView()
            view.isUserInteractionEnabled = false
        } else {
            let button = NavigationBarButton(text: item.title, image: item.image, isProminent: item.style == .done, isBack: false) {
                [weak item] in item?.perform(with: nil)
            }
            button.isEnabled = item.isEnabled
            if let color = item.tintColor { button.tintColor = color }
            if let label = item.accessibilityLabel { button.accessibilityLabel = label }
            button.accessibilityIdentifier = item.accessibilityIdentifier
            view = button
        }
        addSubview(view)
        return view
    }

    private func goBack() {
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: Layout

    func layoutBar() {
        guard let content else { return }
        let line = 1 / traitCollection.displayScale
        // The bar's colour reaches up under the status bar.
        let above = max(0, frame.minY)
        content.backdrop.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content.line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: line)
        var start = UINavigationBar.margin
        if let back = content.back {
            let size = back.sizeThatFits(bounds.size)
            let width = min(size.width, bounds.width / 2 - UINavigationBar.backMargin)
            place(back, at: UINavigationBar.backMargin, width: width, height: bounds.height)
            start = UINavigationBar.backMargin + width
        }
        for (item, view) in content.leading { start = placeItem(item, view, from: start, outward: false) }
        var end = UINavigationBar.margin
        for (item, view) in content.trailing { end = placeItem(item, view, from: end, outward: true) }
        layoutTitle(content, start: start, end: end)
    }

    private func placeItem(_ item: UIBarButtonItem, _ view: UIView, from edge: CGFloat, outward: Bool) -> CGFloat {
        let fitting = item.customView == nil ? view.sizeThatFits(bounds.size) : view.bounds.size
        let isSpace = item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace
        let width = item.width > 0 ? item.width : isSpace ? 0 : fitting.width
        let height = item.customView == nil ? bounds.height : fitting.height
        let x = outward ? bounds.width - edge - width : edge
        place(view, at: x, width: width, height: height)
        return edge + width + (isSpace ? 0 : 8)
    }

    /// Places by the leading edge, mirrored in right-to-left interfaces.
    private func place(_ view: UIView, at x: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
    }

    /// In the middle of the bar, or of what the buttons leave if that does not fit.
    private func layoutTitle(_ content: NavigationBarContent, start: CGFloat, end: CGFloat) {
        let view = content.titleView ?? content.title
        let fitting = content.titleView?.bounds.size ?? content.title.sizeThatFits(bounds.size)
        let room = max(0, bounds.width - start - end - 12)
        let width = min(fitting.width.rounded(.up), room)
        let middle = (bounds.width - width) / 2
        let x = middle >= start + 6 && middle + width <= bounds.width - end - 6 ? middle : start + 6 + (room - width) / 2
        place(view, at: x, width: width, height: min(fitting.height, bounds.height))
    }
}

extension UIBarButtonItem {
    /// The view that shows the button in its bar; nil: it is in none.
    var shownView: UIView? {
        guard let content = bar?.content else { return customView }
        return (content.leading + content.trailing).first { $0.item === self }?.view ?? customView
    }
}
