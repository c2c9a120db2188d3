extension UIView {
    /// One view's layout: its controller's will, constraints, `layoutSubviews()`, its controller's did.
    func runLayoutPass(for layer: CALayer) {
        guard layer === ownLayer else { return }
        let previous = UITraitCollection.currentTraits
        UITraitCollection.currentTraits = traitCollection
        defer { UITraitCollection.currentTraits = previous }
        // The controller may go while it lays out; the local keeps it.
        let manager = controller
        manager?.viewWillLayoutSubviews()
        applyConstraintLayout()
        layoutSubviews()
        manager?.viewDidLayoutSubviews()
    }

    func runLayoutIfNeeded() {
        prepareConstraintsForLayout()
        ownLayer.layoutIfNeeded()
    }

    func setTranslatesMask(_ value: Bool) {
        guard value != flags.contains(.translatesMask) else { return }
        flags.set(.translatesMask, value)
        translatesMaskChangedForLayout()
    }

    /// What is inside may have another safe area: each view looks at its next layout.
    func safeAreaMayHaveChanged() {
        ownLayer.setNeedsLayout()
        for child in children { child.safeAreaMayHaveChanged() }
    }
}
