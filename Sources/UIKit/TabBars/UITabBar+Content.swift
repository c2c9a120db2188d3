@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UITabBar {
    /// Whether titles stand beside pictures, as where the screen is low.
    var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The height of items, in points.
    var itemHeight: CGFloat { isLow ? 32 : 49 }

    func setUpTabBar() {
        isOpaque = false
        layer.addSublayer(backdrop)
        layer.addSublayer(line)
        lookChanged()
    }

    func replaceItems(_ items: [UITabBarItem], animated: Bool) {
        for old in itemList where old.tabBar === self { old.tabBar = nil }
        itemList = items
        for button in buttons { button.removeFromSuperview() }
        buttons = items.map { item in
            item.tabBar = self
            let button = TabBarButton(item) { [weak self, weak item] in item.map { self?.tapped($0) } }
            addSubview(button)
            return button
        }
        if let chosen, !items.contains(where: { $0 === chosen }) { self.chosen = nil }
        lookChanged()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { [buttons] in for button in buttons { button.alpha = 1 } }
    }

    func choose(_ item: UITabBarItem?) {
        guard item !== chosen, item.map({ item in itemList.contains { $0 === item } }) ?? true else { return }
        chosen = item
        lookChanged()
    }

    private func tapped(_ item: UITabBarItem) {
        guard onTap?(item) ?? true else { return }
        choose(item)
        delegate?.tabBar(self, didSelect: item)
    }

    func itemChanged(_ item: UITabBarItem) {
        buttons.first { $0.item === item }?.show(isChosen: item === chosen, colors)
    }

    private var isDark: Bool { barStyle == .black || traitCollection.userInterfaceStyle == .dark }

    private var colors: (chosen: UIColor, other: UIColor) {
        (tintColor, (unselectedItemTintColor ?? .systemGray).resolvedColor(with: traitCollection))
    }

    func lookChanged() {
        // Choice: light 0.97 gray, dark 0.09 gray, as the bar on top.
        let standard = isDark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        let color = (barTintColor ?? standard).resolvedColor(with: traitCollection)
        backdrop.backgroundColor = backgroundImage == nil
            ? (isTranslucent ? color.withAlphaComponent(color.cgColor.alpha * 0.97) : color).cgColor : nil
        backdrop.contents = backgroundImage?.cgImage
        let ownLine = backgroundImage == nil ? nil : shadowImage
        line.backgroundColor = ownLine == nil ? UIColor(white: isDark ? 1 : 0, alpha: 0.3).cgColor : nil
        line.contents = ownLine?.cgImage
        line.isHidden = ownLine.map { $0.size == .zero } ?? false
        for button in buttons { button.show(isChosen: button.item === chosen, colors) }
        setNeedsLayout()
    }

    func layoutTabBar() {
        let width = bounds.width
        let lineHeight = backgroundImage != nil ? shadowImage.map(\.size.height) ?? 1 / traitCollection.displayScale : 1 / traitCollection.displayScale
        // The bar's colour is changed with the bar's frame alone.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        backdrop.frame = bounds
        line.frame = CGRect(x: 0, y: -lineHeight, width: width, height: lineHeight)
        CATransaction.commit()
        guard !buttons.isEmpty else { return }
        let safe = safeAreaInsets
        let room = max(0, width - safe.left - safe.right), step = room / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = min(itemHeight, bounds.height)
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            let left = (safe.left + place * step).rounded(), right = (safe.left + (place + 1) * step).rounded()
            button.frame = CGRect(x: left, y: 0, width: right - left, height: height)
        }
    }
}
