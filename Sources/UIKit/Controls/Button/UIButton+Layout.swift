@_spi(SliderKit) import CoreGraphics

extension UIButton {
    /// The room above and below the title of a button without insets, and the least width of one with a title (choices).
    static let titleMargin: CGFloat = 6, leastTitleWidth: CGFloat = 30

    func contentSize(within size: CGSize) -> CGSize {
        if ownConfiguration != nil { return configuredSize(within: size) }
        let image = shownImage?.size ?? .zero
        var content = image
        if hasTitle {
            let title = titleSize(within: CGFloat.greatestFiniteMagnitude)
            content = CGSize(width: title.width + image.width, height: max(title.height, image.height))
            if insets.content == .zero {
                content.height = max(title.height + 2 * Self.titleMargin, image.height)
                content.width = max(content.width, Self.leastTitleWidth)
            }
        }
        let back = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(content.width + insets.content.left + insets.content.right, back.width, 0),
            height: max(content.height + insets.content.top + insets.content.bottom, back.height, 0))
    }

    private func titleSize(within width: CGFloat) -> CGSize {
        guard hasTitle else { return .zero }
        if views.title == nil { _ = makeTitleLabel() }
        fillTitle()
        return views.title?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    }

    /// Where title and image go: the image first in reading direction, both together placed as the alignment says.
    func arrangement(in content: CGRect) -> (title: CGRect, image: CGRect) {
        if ownConfiguration != nil {
            let plan = configuredPlan(in: bounds)
            return (plan.title, plan.image)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageArea = content.inset(by: insets.image), titleArea = content.inset(by: insets.title)
        var image = shownImage?.size ?? .zero
        let whole = image
        image.width = min(image.width, max(imageArea.width, 0))
        image.height = contentVerticalAlignment == .fill ? max(imageArea.height, 0) : min(image.height, max(imageArea.height, 0))
        var title = titleSize(within: max(titleArea.width - image.width, 0))
        title.width = min(title.width, max(titleArea.width - image.width, 0))
        title.height = contentVerticalAlignment == .fill ? max(titleArea.height, 0) : min(title.height, max(titleArea.height, 0))
        if effectiveContentHorizontalAlignment == .fill {
            if hasTitle { title.width = max(titleArea.width - image.width, 0) } else { image.width = max(imageArea.width, 0) }
        }
        let group = image.width + title.width
        let imageLeft = left(group, in: imageArea) + (isMirrored ? title.width : 0)
        let titleLeft = left(group, in: titleArea) + (isMirrored ? 0 : image.width)
        return (
            whole == .zero && !hasTitle ? .zero : pixelAligned(CGRect(x: titleLeft, y: top(title.height, in: titleArea), width: title.width, height: title.height)),
            pixelAligned(CGRect(x: imageLeft, y: top(image.height, in: imageArea), width: image.width, height: image.height))
        )
    }

    func left(_ width: CGFloat, in area: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: area.minX
        case .right, .trailing: area.maxX - width
        case .center: area.minX + (area.width - width) / 2
        }
    }

    func top(_ height: CGFloat, in area: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: area.minY
        case .bottom: area.maxY - height
        case .center: area.minY + (area.height - height) / 2
        }
    }

    /// Moved to whole pixels, so that text and images stay sharp.
    func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: max(rect.width, 0),
            height: max(rect.height, 0))
    }

    func layoutParts() {
        fillBackground()
        fillPlate()
        if hasTitle, views.title == nil { _ = makeTitleLabel() }
        if shownImage != nil, views.image == nil { _ = makeImageView() }
        fillTitle()
        fillSubtitle()
        fillImage()
        if ownConfiguration != nil {
            let plan = configuredPlan(in: bounds)
            views.title?.frame = plan.title
            views.subtitle?.frame = plan.subtitle
            views.image?.frame = plan.image
        } else {
            let content = contentRect(forBounds: bounds)
            views.background?.frame = backgroundRect(forBounds: bounds)
            views.title?.frame = titleRect(forContentRect: content)
            views.image?.frame = imageRect(forContentRect: content)
        }
        fade()
    }
}
