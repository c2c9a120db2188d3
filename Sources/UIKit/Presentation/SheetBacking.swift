/// What a large sheet moves back: smaller, with round corners, before black.
@MainActor
final class SheetBacking {
    private let view: UIView
    private let black = UIView()
    private let before: (transform: CATransform3D, radius: CGFloat, masks: Bool, corners: CACornerMask)
    private var part: CGFloat = 0
    private let isRoot: Bool

    var isMoved: Bool { part > 0.5 && isRoot }

    init(_ view: UIView) {
        self.view = view
        before = (view.layer.transform, view.layer.cornerRadius, view.layer.masksToBounds, view.layer.maskedCorners)
        isRoot = !(view is SheetView)
        black.backgroundColor = .black
        black.isUserInteractionEnabled = false
        black.accessibilityElementsHidden = true
    }

    /// - Parameter part: from 0, in its place, to 1, all the way back.
    func move(_ part: CGFloat, in container: UIView) {
        guard part != self.part || part == 0 else { return }
        self.part = part
        SystemBars.shared.setNeedsUpdate()
        guard part > 0 else { return reset() }
        if isRoot, black.superview == nil, let home = view.superview {
            UIView.performWithoutAnimation {
                black.frame = home.bounds
                black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                home.insertSubview(black, belowSubview: view)
            }
        }
        typealias Metrics = UISheetPresentationController.Metrics
        let size = view.bounds.size
        let scale = (container.bounds.width - 2 * Metrics.backingMargin) / max(1, container.bounds.width)
        let top = view.center.y - size.height / 2
        // The upper edge comes to rest where the safe area begins.
        let shift = container.safeAreaInsets.top - (top + size.height * (1 - scale) / 2)
        let factor = 1 - (1 - scale) * part
        let transform = CATransform3DScale(CATransform3DMakeTranslation(0, shift * part, 0), factor, factor, 1)
        view.layer.transform = CATransform3DConcat(before.transform, transform)
        view.layer.cornerRadius = max(before.radius, Metrics.cornerRadius * part)
        view.layer.masksToBounds = true
        view.layer.maskedCorners = isRoot ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : before.corners
    }

    private func reset() {
        view.layer.transform = before.transform
        view.layer.cornerRadius = before.radius
    }

    /// Back in its place at once, as before a turn.
    func unmove() {
        part = 0
        UIView.performWithoutAnimation { end() }
    }

    /// The sheet is gone.
    func end() {
        reset()
        view.layer.masksToBounds = before.masks
        view.layer.maskedCorners = before.corners
        black.removeFromSuperview()
    }
}
