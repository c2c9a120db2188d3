@_spi(SliderKit) import CoreGraphics

/// Where the parts of a configured button go.
struct ButtonPlan {
    var size = CGSize.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
}

extension UIButton {
    func setConfiguration(_ new: Configuration?) {
        guard new != ownConfiguration else { return }
        let isFirst = ownConfiguration == nil
        ownConfiguration = new
        if new == nil {
            views.plate?.removeFromSuperview()
            views.subtitle?.removeFromSuperview()
            views.plate = nil
            views.subtitle = nil
            if let label = views.title {
                label.font = .systemFont(ofSize: isSystem ? Self.systemFontSize : Self.customFontSize)
                label.numberOfLines = 1
                label.lineBreakMode = .byTruncatingMiddle
                label.textAlignment = .natural
            }
        }
        if isFirst { configurationIsDue = true }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func updateConfigurationIfDue() {
        guard configurationIsDue else { return }
        configurationIsDue = false
        updateConfiguration()
    }

    /// The configuration with its colours.
    var shownConfiguration: Configuration? {
        ownConfiguration?.resolved(for: self, state: automaticallyUpdatesConfiguration ? state : .normal)
    }

    var configuredImageColor: UIColor? {
        guard let shown = shownConfiguration, let color = shown.baseForegroundColor else { return nil }
        return shown.imageColorTransformer?(color) ?? color
    }

    // MARK: Filling views

    func fillPlate() {
        guard let shown = shownConfiguration else { return }
        let plate = views.plate ?? ButtonPlate(frame: .zero)
        if views.plate == nil {
            views.plate = plate
            insertSubview(plate, at: 0)
        }
        plate.show(shown, in: self)
    }

    func fillConfiguredTitle(_ label: UILabel) {
        guard let shown = shownConfiguration else { return }
        if ownConfiguration?.title == nil, let attributed = shownAttributedTitle {
            if label.attributedText?.isEqual(to: attributed) != true { label.attributedText = attributed }
        } else if label.text != shownTitle || label.content.attributed != nil {
            label.text = shownTitle
        }
        let color = ownConfiguration?.baseForegroundColor == nil ? content.titleColors[state.rawValue] ?? shown.baseForegroundColor : shown.baseForegroundColor
        fill(label, font: shown.titleFont(traitCollection), color: color, mode: shown.titleLineBreakMode)
    }

    func fillSubtitle() {
        guard let shown = shownConfiguration, let text = shown.subtitle, !text.isEmpty else {
            views.subtitle?.removeFromSuperview()
            views.subtitle = nil
            return
        }
        let label = views.subtitle ?? ButtonLabel(frame: .zero)
        if views.subtitle == nil {
            views.subtitle = label
            addSubview(label)
        }
        if label.text != text { label.text = text }
        fill(label, font: shown.subtitleFont(traitCollection), color: shown.baseForegroundColor, mode: shown.subtitleLineBreakMode)
    }

    private func fill(_ label: UILabel, font: UIFont, color: UIColor?, mode: NSLineBreakMode) {
        if label.font != font { label.font = font }
        if let color, label.textColor != color { label.textColor = color }
        if label.lineBreakMode != mode { label.lineBreakMode = mode }
        let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        if label.numberOfLines != lines { label.numberOfLines = lines }
        if label.textAlignment != titleTextAlignment { label.textAlignment = titleTextAlignment }
    }

    private var titleTextAlignment: NSTextAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch ownConfiguration?.titleAlignment ?? .automatic {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center: .center
        case .automatic: isBeside ? (isMirrored ? .right : .left) : .center
        }
    }

    /// Whether the titles stand beside an image.
    private var isBeside: Bool {
        shownImage != nil && ownConfiguration?.imagePlacement.isDisjoint(with: [.leading, .trailing]) == false
    }

    // MARK: Layout

    func configuredSize(within size: CGSize) -> CGSize {
        let room = CGSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return configuredPlan(in: CGRect(origin: .zero, size: room)).size
    }

    /// The parts' places in bounds, and the size that they need.
    func configuredPlan(in bounds: CGRect) -> ButtonPlan {
        guard let configuration = ownConfiguration else { return ButtonPlan() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.contentInsets
        let edges = UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
        let area = bounds.inset(by: edges)
        var image = shownImage?.size ?? .zero
        image = CGSize(width: min(image.width, max(area.width, 0)), height: min(image.height, max(area.height, 0)))
        let isAcross = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let hasText = hasTitle || !(configuration.subtitle ?? "").isEmpty
        let gap = image == .zero || !hasText ? 0 : max(configuration.imagePadding, 0)
        let room = max(area.width - (isAcross ? image.width + gap : 0), 0)
        let title = labelSize(views.title, make: hasTitle, within: room), subtitle = subtitleSize(within: room)
        let between = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
        let text = CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
        let group =
            isAcross
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        var plan = ButtonPlan()
        plan.size = CGSize(width: group.width + edges.left + edges.right, height: group.height + edges.top + edges.bottom)
        guard bounds.height < .greatestFiniteMagnitude else { return plan }
        let origin = CGPoint(x: left(group.width, in: area), y: top(group.height, in: area))
        let isImageFirst = configuration.imagePlacement.isDisjoint(with: [.trailing, .bottom])
        let imageIsLeft = isImageFirst != isMirrored
        var textOrigin = origin
        if isAcross {
            plan.image.origin = CGPoint(x: origin.x + (imageIsLeft ? 0 : text.width + gap), y: origin.y + (group.height - image.height) / 2)
            textOrigin = CGPoint(x: origin.x + (imageIsLeft ? image.width + gap : 0), y: origin.y + (group.height - text.height) / 2)
        } else {
            plan.image.origin = CGPoint(x: origin.x + (group.width - image.width) / 2, y: origin.y + (isImageFirst ? 0 : text.height + gap))
            textOrigin = CGPoint(x: origin.x + (group.width - text.width) / 2, y: origin.y + (isImageFirst ? image.height + gap : 0))
        }
        plan.image = pixelAligned(CGRect(origin: plan.image.origin, size: image))
        plan.title = pixelAligned(CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: title.height))
        plan.subtitle = pixelAligned(
            CGRect(x: textOrigin.x, y: textOrigin.y + title.height + between, width: text.width, height: subtitle.height))
        return plan
    }

    private func labelSize(_ label: UILabel?, make: Bool, within width: CGFloat) -> CGSize {
        guard make else { return .zero }
        let label = label ?? makeTitleLabel()
        fillTitle()
        return limited(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)), width)
    }

    private func subtitleSize(within width: CGFloat) -> CGSize {
        fillSubtitle()
        guard let label = views.subtitle else { return .zero }
        return limited(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)), width)
    }

    private func limited(_ size: CGSize, _ width: CGFloat) -> CGSize { CGSize(width: min(size.width, width), height: size.height) }
}
