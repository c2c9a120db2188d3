@_spi(SliderKit) import CoreGraphics

/// One page's dot.
final class PageDot: UIImageView {
    override class var isPart: Bool { true }
}

extension UIPageControl {
    /// A dot's size, the room between dots, at the ends, and the height (choices).
    static let dot: CGFloat = 7, gap: CGFloat = 9, margin: CGFloat = 8, height: CGFloat = 26

    func setCount(_ count: Int) {
        let allowed = min(max(count, 0), 10_000)
        guard allowed != pages.count else { return }
        pages.count = allowed
        pages.current = min(pages.current, max(allowed - 1, 0))
        while dots.count > allowed { dots.removeLast().removeFromSuperview() }
        while dots.count < allowed {
            let dot = PageDot(frame: .zero)
            dots.append(dot)
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func setCurrent(_ page: Int) {
        let allowed = min(max(page, 0), max(pages.count - 1, 0))
        guard allowed != pages.current else { return }
        pages.current = allowed
        setNeedsLayout()
    }

    // MARK: Looks

    private func image(_ page: Int) -> UIImage? { ownImages[page] ?? preferredIndicatorImage }
    private func dotSize(_ page: Int) -> CGSize { image(page)?.size ?? CGSize(width: Self.dot, height: Self.dot) }

    func fittingSize(_ count: Int) -> CGSize {
        let count = max(count, 0)
        let widths = (0..<count).reduce(CGFloat(0)) { $0 + dotSize($1).width }
        let tallest = (0..<count).map { dotSize($0).height }.max() ?? 0
        return CGSize(
            width: widths + Self.gap * CGFloat(max(count - 1, 0)) + (count > 0 ? 2 * Self.margin : 0), height: max(Self.height, tallest))
    }

    /// The row stands in the middle, the first page where lines begin.
    func place() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hides = hidesForSinglePage && pages.count <= 1
        var x = (bounds.width - fittingSize(pages.count).width) / 2 + Self.margin
        for (page, dot) in dots.enumerated() {
            let size = dotSize(page)
            dot.isHidden = hides
            dot.frame = CGRect(
                x: bounds.minX + (isMirrored ? bounds.width - x - size.width : x), y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            x += size.width + Self.gap
            let color: UIColor = page == pages.current ? tints.current ?? .label : tints.page ?? .tertiaryLabel
            let own = image(page)
            dot.image = own?.renderingMode == .automatic ? own?.withRenderingMode(.alwaysTemplate) : own
            dot.layer.cornerRadius = own == nil ? size.height / 2 : 0
            let fill = own == nil ? color : nil
            if dot.backgroundColor != fill { dot.backgroundColor = fill }
            if dot.extras?.tintColor != color { dot.tintColor = color }
        }
    }

    // MARK: Acting

    private func go(_ step: Int) {
        let before = pages.current
        currentPage = before + step
        if pages.current != before { hasUntoldChange = true }
    }

    func goAndTell(_ step: Int) {
        guard isEnabled, isUserInteractionEnabled, trackedTouch == nil else { return }
        go(step)
        sendUntoldChange(nil)
    }

    func sendUntoldChange(_ event: UIEvent?) {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }

    func takeTap(_ touch: UITouch) {
        guard isTouchInside else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        go(isRight == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? -1 : 1)
    }

    func takeKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow
        else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let step = (key.keyCode == .keyboardRightArrow) == isMirrored ? -1 : 1
        press.take(by: self) { [weak self] in
            if let self, self.window != nil { self.goAndTell(step) }
        }
        goAndTell(step)
        return true
    }

    // MARK: Archives

    func encodePages(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(pages.count, forKey: "UINumberOfPages")
        coder.encode(pages.current, forKey: "UICurrentPage")
        coder.encode(hidesForSinglePage, forKey: "UIHidesForSinglePage")
        if let color = tints.page { coder.encode(color, forKey: "UIPageIndicatorTintColor") }
        if let color = tints.current { coder.encode(color, forKey: "UICurrentPageIndicatorTintColor") }
        if let image = preferredIndicatorImage { coder.encode(image, forKey: "UIPreferredIndicatorImage") }
        let own = ownImages.keys.sorted()
        coder.encodeText(own.map { "\($0)" }.joined(separator: " "), "UIIndicatorImages")
        for page in own { coder.encode(ownImages[page], forKey: "UIIndicatorImage.\(page)") }
    }

    func decodePages(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodePagesNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        numberOfPages = coder.integer("UINumberOfPages") ?? 0
        currentPage = coder.integer("UICurrentPage") ?? 0
        hidesForSinglePage = coder.decodeBool(forKey: "UIHidesForSinglePage")
        if let color = coder.object(UIColor.self, "UIPageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = coder.object(UIColor.self, "UICurrentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
        if let image = coder.object(UIImage.self, "UIPreferredIndicatorImage") { preferredIndicatorImage = image }
        for page in (coder.text("UIIndicatorImages") ?? "").split(separator: " ").compactMap({ Int($0) }) {
            if let image = coder.object(UIImage.self, "UIIndicatorImage.\(page)") { setIndicatorImage(image, forPage: page) }
        }
    }
}
