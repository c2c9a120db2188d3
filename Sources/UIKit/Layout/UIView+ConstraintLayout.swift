extension UIView {
    /// Brings constraints up to date before a layout pass: `updateConstraints` where it is due, then the solution. What moved has its
    /// superview marked.
    func prepareConstraintsForLayout() {
        if let box = constraintBox, box.needsConstraintUpdate || box.insideNeedsConstraintUpdate { updateConstraintsIfNeeded() }
        existingEngine?.solveIfNeeded()
    }

    /// Gives the subviews the frames that constraints ask for. A view without constraints in or around it costs a test or two.
    func applyConstraintLayout() {
        noticeInsets()
        guard let box = constraintBox, let engine = existingEngine else { return }
        engine.solveIfNeeded()
        let scale = UIScreen.main.scale
        let isRescaled = box.snappedScale != scale
        box.snappedScale = scale
        for child in children where isRescaled || child.flags.contains(.awaitsFrame) {
            child.flags.remove(.awaitsFrame)
            guard let variables = child.constraintBox?.variables, variables.engine === engine else { continue }
            if !child.translatesAutoresizingMaskIntoConstraints { child.takeFrame(from: variables, engine, scale) }
        }
        (self as? UIScrollView)?.takeContentSize(from: engine)
        // A new size may have moved a baseline or resized views that masks place.
        engine.solveIfNeeded()
    }

    private func takeFrame(from variables: LayoutVariables, _ engine: LayoutEngine, _ scale: CGFloat) {
        let aligned = CGRect(
            x: engine.value(variables.minX), y: engine.value(variables.minY), width: engine.value(variables.width),
            height: engine.value(variables.height))
        let frame = frame(forAlignmentRect: aligned).snapped(to: scale)
        var bounds = bounds
        if bounds.size != frame.size {
            bounds.size = frame.size
            self.bounds = bounds
        }
        let anchor = anchorPoint
        let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if center != middle { center = middle }
        // Unless an override made something else of it, the view is now where constraints say.
        if flags.contains(.awaitsFrame), self.bounds.size == frame.size, center == middle { flags.remove(.awaitsFrame) }
    }

    /// The frame, bounds or centre was set, by hand, by autoresizing or by constraints.
    func geometryChangedForLayout() {
        guard let box = constraintBox else { return }
        if let variables = box.variables {
            flags.insert(.awaitsFrame)
            variables.engine?.geometryChanged(of: self)
        }
        // Baselines and the readable width move with the size, and the safe area with the place.
        if box.followsSize { refreshConstraints() }
        if box.safeAreaGuide != nil || box.knownSafeArea != .zero, safeAreaInsets != box.knownSafeArea { setNeedsLayout() }
    }

    /// `translatesAutoresizingMaskIntoConstraints` changed.
    func translatesMaskChangedForLayout() {
        flags.insert(.awaitsFrame)
        constraintBox?.variables?.engine?.translationChanged(of: self)
    }

    /// `isHidden` changed.
    func visibilityChangedForLayout() {
        (parent as? UIStackView)?.arrangedVisibilityChanged()
    }

    /// The reading direction of this view changed, and with it which side is leading for its constraints and those inside.
    func directionChangedForLayout() {
        if let box = constraintBox {
            for constraint in box.constraints { constraint.engine?.refresh(constraint) }
            if box.margins != nil || box.marginsGuide != nil { refreshConstraints() }
        }
        for child in children { child.directionChangedForLayout() }
    }

    /// Lowers again every constraint that mentions the view: margins, insets, baselines or direction changed.
    func refreshConstraints() {
        guard let box = constraintBox else { return }
        if let variables = box.variables {
            variables.alignment = effectiveAlignmentInsets
            flags.insert(.awaitsFrame)
        }
        for constraint in box.references { constraint.engine?.refresh(constraint) }
    }

    /// The frame as it is without the transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = anchorPoint
        let middle = center
        return CGRect(
            x: middle.x - size.width * anchor.x, y: middle.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// How far the alignment rectangle lies inside the frame, whichever of the three methods a subclass overrides.
    var effectiveAlignmentInsets: UIEdgeInsets {
        let probe = CGRect(x: 0, y: 0, width: 1024, height: 1024)
        let frame = frame(forAlignmentRect: probe)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return .zero }
        return UIEdgeInsets(
            top: probe.minY - frame.minY, left: probe.minX - frame.minX, bottom: frame.maxY - probe.maxY,
            right: frame.maxX - probe.maxX)
    }
}

extension CGRect {
    /// The rectangle with its edges on whole pixels, so that neighbours that touch keep touching.
    func snapped(to scale: CGFloat) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let left = snap(minX)
        let top = snap(minY)
        return CGRect(x: left, y: top, width: max(0, snap(maxX) - left), height: max(0, snap(maxY) - top))
    }
}
