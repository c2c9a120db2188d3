@_spi(SliderKit) import CoreGraphics

/// One item of a tab bar.
final class TabBarButton: UIControl {
    unowned let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private var badge: UILabel?

    override class var isPart: Bool { true }

    init(_ item: UITabBarItem, onTap: @escaping () -> Void) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(isChosen: Bool, _ colors: (chosen: UIColor, other: UIColor)) {
        let color = isChosen ? colors.chosen : colors.other
        let image = isChosen ? item.selectedImage ?? item.image : item.image
        // Pictures are drawn in one colour unless they say otherwise.
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
        label.text = item.title
        label.textColor = color
        isEnabled = item.isEnabled
        alpha = item.isEnabled ? 1 : 0.4
        isSelected = isChosen
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        showBadge()
        setNeedsLayout()
    }

    private func showBadge() {
        guard let text = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let badge = badge ?? UILabel()
        badge.text = text
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = item.badgeColor ?? .systemRed
        badge.layer.cornerRadius = Self.badgeHeight / 2
        badge.clipsToBounds = true
        if badge.superview == nil { addSubview(badge) }
        self.badge = badge
    }

    /// The sizes of titles, badges, and the room between picture and title, in points. (choice)
    private static let badgeHeight: CGFloat = 18
    private static let titleSize: CGFloat = 10
    private static let lowTitleSize: CGFloat = 13
    private static let lowGap: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLow = item.tabBar?.isLow ?? false
        label.font = .systemFont(ofSize: isLow ? Self.lowTitleSize : Self.titleSize, weight: isLow ? .regular : .medium)
        let text = item.title?.isEmpty ?? true ? CGSize.zero : label.sizeThatFits(bounds.size)
        let image = picture.image?.size ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isLow {
            let gap = image.width > 0 && text.width > 0 ? Self.lowGap : 0
            let height = min(image.height, 20), wide = image.height > 0 ? image.width * height / image.height : 0
            let width = min(text.width, max(0, bounds.width - wide - gap)), start = (bounds.width - wide - gap - width) / 2
            picture.frame = CGRect(
                x: isMirrored ? bounds.width - start - wide : start, y: (bounds.height - height) / 2, width: wide, height: height)
            label.frame = CGRect(
                x: isMirrored ? start : start + wide + gap, y: (bounds.height - text.height) / 2, width: width, height: text.height)
        } else {
            // The title's line ends a little above the bar's; the picture stands in the middle of the rest.
            let lower: CGFloat = text.height > 0 ? 14 : 0
            picture.frame = CGRect(
                x: ((bounds.width - image.width) / 2).rounded(), y: ((bounds.height - lower - image.height) / 2 + 0.5).rounded(), width: image.width,
                height: image.height)
            let width = min(text.width, bounds.width)
            label.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height - text.height - 2, width: width, height: text.height)
        }
        layoutBadge(isMirrored)
    }

    private func layoutBadge(_ isMirrored: Bool) {
        guard let badge else { return }
        let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
        // Its middle lies at the picture's upper trailing corner.
        let x = isMirrored ? picture.frame.minX + 3 - width : picture.frame.maxX - 3
        badge.frame = CGRect(x: x, y: max(2, picture.frame.minY - 3), width: width, height: Self.badgeHeight)
    }
}
