extension UIView {
    /// A tint before dimming, and whether it is dimmed.
    struct TintState {
        var color: UIColor
        var mode: TintAdjustmentMode

        func isSame(as other: TintState) -> Bool { mode == other.mode && (color === other.color || color.isEqual(other.color)) }
    }

    /// The tint at the top of every tree: Apple's blue.
    static let defaultTint = UIColor.systemBlue

    /// What the view has of its own or inherits.
    var inheritedTintState: TintState { TintState(color: undimmedTint, mode: effectiveTintAdjustmentMode) }

    private var undimmedTint: UIColor {
        var view: UIView? = self
        while let candidate = view {
            if let color = candidate.extras?.tintColor { return color }
            view = candidate.parent
        }
        return UIView.defaultTint
    }

    var effectiveTintColor: UIColor {
        let color = undimmedTint
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(for: effectiveTraits) : color
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let candidate = view {
            if let mode = candidate.extras?.tintAdjustmentMode, mode != .automatic { return mode }
            view = candidate.parent
        }
        return .normal
    }

    func setTint(_ color: UIColor?) {
        guard color != nil || extras?.tintColor != nil else { return }
        let old = inheritedTintState
        extrasStore.tintColor = color
        tintMayHaveChanged(from: old)
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        guard mode != (extras?.tintAdjustmentMode ?? .automatic) else { return }
        let old = inheritedTintState
        extrasStore.tintAdjustmentMode = mode
        tintMayHaveChanged(from: old)
    }

    /// Tells this view and those inside that inherit from it, if the tint is another one than it was.
    func tintMayHaveChanged(from old: TintState) {
        let new = inheritedTintState
        guard !old.isSame(as: new) else { return }
        announceTint(colorChanged: !old.color.isEqual(new.color), modeChanged: old.mode != new.mode)
    }

    private func announceTint(colorChanged: Bool, modeChanged: Bool) {
        inheritedLooksDidChange()
        // A background of `UIColor.tintColor` is another colour now.
        resolveColors()
        tintColorDidChange()
        for child in children {
            let color = colorChanged && child.extras?.tintColor == nil
            let mode = modeChanged && (child.extras?.tintAdjustmentMode ?? .automatic) == .automatic
            if color || mode { child.announceTint(colorChanged: color, modeChanged: mode) }
        }
    }
}

extension UIColor {
    /// The gray of the same brightness that stands for a tint behind an alert (choice: sRGB luma, opacity kept).
    func dimmed(for traits: UITraitCollection) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
