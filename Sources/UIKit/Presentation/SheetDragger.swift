/// Drags a sheet by a finger, and dismisses it at a touch beside it.
final class SheetDragger: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UISheetPresentationController
    private let sheet: SheetView
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var startTop: CGFloat = 0
    private var mayDismiss = false

    /// How far ahead a flick is thought to go on, in seconds (choice).
    private static let lookahead: CGFloat = 0.15
    /// What is left of a drag that can lead nowhere (choice).
    private static let resistance: CGFloat = 0.15

    init(_ owner: UISheetPresentationController, sheet: SheetView, outside: UIView) {
        self.owner = owner
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: Selector("drag:", SheetDragger.drag(_:)))
        sheet.addGestureRecognizer(pan)
        outside.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", SheetDragger.tap(_:))))
    }

    private func tap(_ recognizer: UITapGestureRecognizer) { owner.dismissByUser() }

    private func dismiss() { owner.dismiss(animated: true, byUser: true, completion: nil) }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let container = owner.container, owner.presented.presentationPhase == .idle else { return }
        let moved = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            startTop = sheet.frame.minY
            mayDismiss = owner.letsUserDismiss
            follow(moved, in: container)
        case .changed: follow(moved, in: container)
        case .ended: release(moved, recognizer.velocity(in: container).y, in: container)
        case .cancelled, .failed: owner.animate { owner.draggedTop = nil }
        default: break
        }
    }

    /// The tops of the detents, the highest first.
    private func tops(in container: UIView) -> [CGFloat] {
        owner.kind == .card ? [startTop] : owner.heights.reversed().map { container.bounds.height - $0.height }
    }

    private func follow(_ moved: CGFloat, in container: UIView) {
        let tops = tops(in: container)
        guard let highest = tops.first, let lowest = tops.last else { return }
        var top = startTop + moved
        if top < highest { top = highest + (top - highest) * Self.resistance }
        if top > lowest, !mayDismiss { top = lowest + (top - lowest) * Self.resistance }
        owner.draggedTop = top
        container.setNeedsLayout()
    }

    private func release(_ moved: CGFloat, _ velocity: CGFloat, in container: UIView) {
        let tops = tops(in: container)
        guard let lowest = tops.last else { return }
        let bottom = container.bounds.height
        let target = startTop + moved + velocity * Self.lookahead
        if target > (lowest + bottom) / 2 {
            if mayDismiss { return dismiss() }
            owner.animate { owner.draggedTop = nil }
            owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
            return
        }
        guard owner.kind == .edge else { return owner.animate { owner.draggedTop = nil } }
        let nearest = owner.heights.min { abs(bottom - $0.height - target) < abs(bottom - $1.height - target) }
        if let nearest { owner.choose(nearest.identifier) }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.kind != .full, owner.presented.presentationPhase == .idle else { return false }
        let moved = pan.translation(in: sheet)
        guard abs(moved.y) > abs(moved.x) else { return false }
        guard let scrollView = scrollView(under: pan.location(in: sheet)) else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        if moved.y > 0 { return isAtTop }
        guard owner.prefersScrollingExpandsWhenScrolledToEdge, isAtTop else { return false }
        return owner.heights.last.map { $0.identifier != owner.restingDetent?.identifier } ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: sheet)
    }

    /// The scroll view under a finger whose content is higher than itself.
    private func scrollView(under point: CGPoint) -> UIScrollView? {
        var current = sheet.hitTest(point, with: nil)
        while let view = current, view !== sheet {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.contentSize.height + scrollView.adjustedContentInset.top + scrollView.adjustedContentInset.bottom
                    > scrollView.bounds.height + 0.5
            { return scrollView }
            current = view.superview
        }
        return nil
    }
}
