@_spi(SliderKit) import CoreGraphics

extension UISheetPresentationController {
    /// Heights, gaps and radii of sheets (choices, from pictures of iOS 15 to 18).
    enum Metrics {
        /// Between the safe area's top and a large sheet.
        static let gap: CGFloat = 10
        static let cornerRadius: CGFloat = 10
        static let cardRadius: CGFloat = 13
        /// The room at each side of the presenter behind.
        static let backingMargin: CGFloat = 16
        static let dimming: CGFloat = 0.2
        static let darkDimming: CGFloat = 0.48
        static let form = CGSize(width: 540, height: 620)
        static let page: CGFloat = 704
        static let duration: TimeInterval = 0.35
    }

    enum Kind { case edge, card, full }

    var kind: Kind {
        let traits = container?.traitCollection ?? traitCollection
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .edge : .full }
        return traits.horizontalSizeClass == .compact ? .edge : .card
    }

    // MARK: Detents

    /// The detents that exist now, by height, with how high the sheet is at each, in points with the safe area at the bottom.
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let container else { return [] }
        let safe = container.safeAreaInsets
        let room = container.bounds.height - safe.top - Metrics.gap - safe.bottom
        let resolution = SheetResolution(
            traits: container.traitCollection, maximum: max(0, room), half: max(0, container.bounds.height / 2 - safe.bottom))
        let all = detents.compactMap { detent in
            detent.resolvedValue(in: resolution).map { (identifier: detent.identifier, height: ($0 + safe.bottom).rounded()) }
        }
        // A sheet without a detent would be nowhere.
        let some = all.isEmpty ? [(identifier: Detent.Identifier.large, height: resolution.maximumDetentValue + safe.bottom)] : all
        return some.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
    }

    /// The detent at which the sheet rests.
    var restingDetent: (identifier: Detent.Identifier, height: CGFloat)? {
        let all = heights
        if let wanted = selectedDetentIdentifier, let found = all.first(where: { $0.identifier == wanted }) { return found }
        for detent in detents { if let found = all.first(where: { $0.identifier == detent.identifier }) { return found } }
        return all.first
    }

    /// Whether what is beneath is dimmed at a height.
    func isDimmed(at height: CGFloat) -> Bool {
        guard kind != .full else { return false }
        guard kind == .edge, let limit = largestUndimmedDetentIdentifier, let found = heights.first(where: { $0.identifier == limit }) else { return true }
        return height > found.height + 0.5
    }

    // MARK: Frames

    var sheetFrame: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        switch kind {
        case .full: return bounds
        case .card: return cardFrame(bounds, container.safeAreaInsets)
        case .edge:
            guard let rest = restingDetent else { return bounds }
            var width = bounds.width
            if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 { width = min(width, preferredContentSize.width) }
            let top = draggedTop ?? bounds.height - rest.height
            // Below the lowest detent the sheet moves out as it is.
            let height = max(bounds.height - top, heights.first?.height ?? rest.height)
            return CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: height)
        }
    }

    private func cardFrame(_ bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
        let room = bounds.inset(by: safe).insetBy(dx: 20, dy: 20)
        let wanted = preferredContentSize
        var size = style == .formSheet ? Metrics.form : CGSize(width: Metrics.page, height: room.height)
        if wanted.width > 0, style == .formSheet { size.width = wanted.width }
        if wanted.height > 0, style == .formSheet { size.height = wanted.height }
        if let rest = restingDetent, rest.identifier != .large { size.height = rest.height - safe.bottom }
        size.width = min(size.width, room.width)
        size.height = min(size.height, room.height)
        let top = draggedTop ?? (bounds.height - size.height) / 2
        return CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top.rounded(), width: size.width, height: size.height)
    }

    // MARK: Parts

    func installSheet() {
        guard let container, let view = presented.view else { return }
        let dimming = UIView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? Metrics.darkDimming : Metrics.dimming)
        }
        dimming.alpha = 0
        container.addSubview(dimming)
        self.dimming = dimming
        let sheet = SheetView(content: view)
        sheet.showsGrabber = prefersGrabberVisible
        sheet.onGrabber = { [weak self] in self?.goToNextDetent() }
        self.sheet = sheet
        if kind == .card { sheet.traitOverridesForTree = overrideTraitCollection ?? UITraitCollection(horizontalSizeClass: .compact) }
        if let covered = presenting?.coveredView(in: container) { backing = SheetBacking(covered) }
        dragger = SheetDragger(self, sheet: sheet, outside: dimming)
        shape(sheet)
    }

    func uninstallSheet() {
        backing?.end()
        backing = nil
        sheet?.removeFromSuperview()
        sheet = nil
        dimming = nil
        dragger = nil
        draggedTop = nil
    }

    private func shape(_ sheet: SheetView) {
        switch kind {
        case .edge: sheet.round(preferredCornerRadius ?? Metrics.cornerRadius, topOnly: true)
        case .card: sheet.round(preferredCornerRadius ?? Metrics.cardRadius, topOnly: false)
        case .full: sheet.round(0, topOnly: false)
        }
    }

    /// In each layout of the container, but not while the sheet comes or goes.
    func arrangeSheet() {
        guard let sheet, let container, presented.presentationPhase == .idle else { return }
        shape(sheet)
        let frame = sheetFrame
        if sheet.frame != frame { sheet.frame = frame }
        moveAround(isIn: true)
        container.passesTouches = !isDimmed(at: frame.height)
        dimming?.isUserInteractionEnabled = !container.passesTouches
        container.accessibilityViewIsModal = !container.passesTouches
    }

    /// Dims what is beneath and moves it back, as far as the sheet is up.
    func moveAround(isIn: Bool) {
        guard let container, sheet != nil else { return }
        let bounds = container.bounds
        let frame = sheetFrame
        let visible = bounds.height - frame.minY
        let all = heights
        let dims = isIn && isDimmed(at: min(visible, frame.height))
        // Between the highest dimmed rest and the bottom the darkness follows the finger.
        let fraction = draggedTop == nil ? 1 : min(1, max(0, visible / max(1, all.first?.height ?? 1)))
        dimming?.alpha = dims ? fraction : 0
        guard let backing else { return }
        guard isIn, kind == .edge, dims, let top = all.last, top.height >= bounds.height - container.safeAreaInsets.top - Metrics.gap - 1 else {
            return backing.move(0, in: container)
        }
        let lower = all.dropLast().last?.height ?? 0
        let part = min(1, max(0, (visible - lower) / max(1, top.height - lower)))
        backing.move(part, in: container)
    }

    func heightsChanged() {
        guard let container else { return }
        container.setNeedsLayout()
        if AnimationBlock.current != nil { container.layoutIfNeeded() }
    }

    func animate(_ changes: () -> Void) {
        UIView.runAnimation(
            duration: Metrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            timing: .spring(damping: 1, velocity: 0),
            animations: {
                changes()
                container?.setNeedsLayout()
                container?.layoutIfNeeded()
            }, completion: nil)
    }

    /// The grabber goes up through the detents, and from the highest to the lowest.
    func goToNextDetent() {
        let all = heights
        guard all.count > 1, let rest = restingDetent, let index = all.firstIndex(where: { $0.identifier == rest.identifier }) else { return }
        choose(all[(index + 1) % all.count].identifier)
    }

    /// The user chose a detent.
    func choose(_ identifier: Detent.Identifier) {
        let changes = restingDetent?.identifier != identifier
        animate {
            draggedTop = nil
            selectedDetentIdentifier = changes ? identifier : selectedDetentIdentifier
        }
        if changes { (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}

extension UIViewController {
    /// What a sheet over this controller moves back: its own sheet, or its view where that fills the container.
    fileprivate func coveredView(in container: UIView) -> UIView? {
        if let presentation = activePresentation as? UISheetPresentationController { return presentation.sheet }
        guard let view = loadedView, view.superview === container.superview, view.frame == container.frame else { return nil }
        return view
    }
}
