extension UIView {
    func setInteraction(_ enabled: Bool) {
        guard enabled != flags.contains(.userInteraction) else { return }
        flags.set(.userInteraction, enabled)
        if !enabled { touchSystemViewStoppedTakingTouches(self) }
    }

    /// Front to back, innermost first. Left out with all that is inside: hidden views, alpha below 0.01, interaction off, and views that an
    /// animation without `.allowUserInteraction` moves.
    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, (extras?.blockingAnimations ?? 0) == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(ownLayer.convert(point, to: child.ownLayer), with: event) { return hit }
        }
        return self
    }
}
