@_spi(SliderKit) import QuartzCore

/// The bars over a scroll view that tell which part of the content is seen, while it scrolls.
@MainActor
final class ScrollIndicators {
    /// How thick bars are, how far from the edges, and how long at least, in points (choice).
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// The length to which a bar shrinks when content is dragged far beyond its ends (choice).
    static let shrunkLength: CGFloat = 7
    /// Seconds until bars begin to fade, and how long that takes (choice).
    static let stay: CFTimeInterval = 0.5
    static let fade: CFTimeInterval = 0.25

    private unowned let scrollView: UIScrollView
    private let vertical = makeBar()
    private let horizontal = makeBar()
    private var token: HostClock.Token?
    private var isShown = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.layer.addSublayer(vertical)
        scrollView.layer.addSublayer(horizontal)
    }

    private static func makeBar() -> CALayer {
        let bar = CALayer()
        // Bars follow the offset at once.
        var actions: [String: any CAAction] = [:]
        for key in ["position", "bounds", "opacity", "backgroundColor", "hidden"] { actions[key] = NSNull() }
        bar.actions = actions
        bar.cornerRadius = thickness / 2
        bar.zPosition = 1
        bar.opacity = 0
        return bar
    }

    func show() {
        stopWaiting()
        isShown = true
        for bar in [vertical, horizontal] {
            bar.removeAllAnimations()
            bar.opacity = 1
        }
        update()
    }

    /// Fades the bars out in a while.
    func hide() {
        guard isShown else { return }
        stopWaiting()
        let clock = HostClock.current
        token = clock.schedule(at: clock.now + Self.stay) { [weak self] in
            MainActor.assumeIsolated { self?.fadeOut() }
        }
    }

    func stopWaiting() {
        if let token { HostClock.current.cancel(token) }
        token = nil
    }

    private func fadeOut() {
        token = nil
        isShown = false
        for bar in [vertical, horizontal] {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0
            animation.duration = Self.fade
            bar.opacity = 0
            bar.add(animation, forKey: "fade")
        }
    }

    /// Puts the bars where the offset, the sizes and the insets say.
    func update() {
        guard isShown || vertical.animation(forKey: "fade") != nil else { return }
        let color = scrollView.indicatorColor.cgColor
        vertical.backgroundColor = color
        horizontal.backgroundColor = color
        let bounds = scrollView.bounds
        let extra = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaPart : .zero
        let x = scrollView.horizontalLimits, y = scrollView.verticalLimits
        let showsX = scrollView.showsHorizontalScrollIndicator && x.high > x.low
        let showsY = scrollView.showsVerticalScrollIndicator && y.high > y.low
        // Where both are seen, neither reaches into the corner.
        let corner = showsX && showsY ? Self.thickness + Self.margin : 0
        let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if showsY {
            let area = bounds.inset(by: scrollView.verticalScrollIndicatorInsets.adding(extra))
            let span = Self.span(area.minY + Self.margin, area.maxY - Self.margin - corner, bounds.minY, y)
            let left = isRightToLeft ? area.minX + Self.margin : area.maxX - Self.margin - Self.thickness
            vertical.frame = CGRect(x: left, y: span.start, width: Self.thickness, height: span.length)
        }
        if showsX {
            let area = bounds.inset(by: scrollView.horizontalScrollIndicatorInsets.adding(extra))
            let left = area.minX + Self.margin + (isRightToLeft ? corner : 0)
            let span = Self.span(left, area.maxX - Self.margin - (isRightToLeft ? 0 : corner), bounds.minX, x)
            horizontal.frame = CGRect(
                x: span.start, y: area.maxY - Self.margin - Self.thickness, width: span.length, height: Self.thickness)
        }
        vertical.isHidden = !showsY
        horizontal.isHidden = !showsX
    }

    private static func span(_ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ limits: ScrollLimits) -> (start: CGFloat, length: CGFloat) {
        let room = max(0, high - low), whole = limits.high - limits.low + limits.length
        var length = min(room, max(leastLength, whole > 0 ? room * limits.length / whole : room))
        let nearest = limits.clamped(offset)
        length = max(min(shrunkLength, length), length - abs(offset - nearest))
        let part = limits.high > limits.low ? (nearest - limits.low) / (limits.high - limits.low) : 0
        return (low + (room - length) * part, length)
    }

    /// The bars' rectangles in the content's coordinates, and whether they are seen, for tests.
    var shown: (vertical: CGRect?, horizontal: CGRect?) {
        (isShown && !vertical.isHidden ? vertical.frame : nil, isShown && !horizontal.isHidden ? horizontal.frame : nil)
    }
}

extension UIScrollView {
    func showIndicators() {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
        if indicators == nil { indicators = ScrollIndicators(self) }
        indicators?.show()
    }

    func hideIndicators() { if motion == nil, !isDragging { indicators?.hide() } }

    func flashIndicators() {
        showIndicators()
        hideIndicators()
    }

    var indicatorColor: UIColor {
        let isLight: Bool
        switch indicatorStyle {
        case .black: isLight = false
        case .white: isLight = true
        case .default: isLight = traitCollection.userInterfaceStyle == .dark
        }
        return UIColor(white: isLight ? 1 : 0, alpha: 0.35)
    }
}
