extension UIView {
    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let box = constraintBox else { return .defaultLow }
        return axis == .horizontal ? box.hugging.0 : box.hugging.1
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if huggingPriority(axis) == priority { return }
        if axis == .horizontal { constraintStore.hugging.0 = priority } else { constraintStore.hugging.1 = priority }
        intrinsicContentSizeChanged()
    }

    func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let box = constraintBox else { return .defaultHigh }
        return axis == .horizontal ? box.compression.0 : box.compression.1
    }

    func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if compressionPriority(axis) == priority { return }
        if axis == .horizontal { constraintStore.compression.0 = priority } else { constraintStore.compression.1 = priority }
        intrinsicContentSizeChanged()
    }

    /// The intrinsic size, and with it baselines and alignment, is asked again at the next layout.
    func intrinsicContentSizeChanged() {
        guard let box = constraintBox else { return }
        box.variables?.engine?.intrinsicsChanged(of: self)
        if !box.references.isEmpty { refreshConstraints() }
    }
}
