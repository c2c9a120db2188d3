extension UIView {
    var constraintUpdateIsDue: Bool { constraintBox?.needsConstraintUpdate ?? false }

    func markNeedsUpdateConstraints() {
        let box = constraintStore
        if box.needsConstraintUpdate { return }
        box.needsConstraintUpdate = true
        markPathForConstraintUpdate()
    }

    /// Tells the views above where to look.
    func markPathForConstraintUpdate() {
        var view = parent
        while let current = view {
            let box = current.constraintStore
            if box.insideNeedsConstraintUpdate { break }
            box.insideNeedsConstraintUpdate = true
            view = current.parent
        }
    }

    /// A view that takes part in Auto Layout has `updateConstraints()` called at least once.
    func askForConstraintsOnce() {
        let box = constraintStore
        if box.wasAskedForConstraints { return }
        box.wasAskedForConstraints = true
        markNeedsUpdateConstraints()
    }

    func runConstraintUpdates() {
        guard let box = constraintBox else { return }
        // An update may ask for another one, inside or here; a pair that never comes to rest is given up after a while.
        var rounds = 0
        while box.needsConstraintUpdate || box.insideNeedsConstraintUpdate {
            rounds += 1
            if rounds > 20 { break }
            if box.insideNeedsConstraintUpdate {
                box.insideNeedsConstraintUpdate = false
                for child in children { child.updateConstraintsIfNeeded() }
            }
            if box.needsConstraintUpdate {
                box.wasAskedForConstraints = true
                if let controller { controller.updateViewConstraints() } else { updateConstraints() }
                box.needsConstraintUpdate = false
            }
        }
    }

    /// What `UIView.updateConstraints()` does: the update is no longer due.
    func finishUpdateConstraints() { constraintBox?.needsConstraintUpdate = false }
}
