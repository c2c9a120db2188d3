@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    /// The parent's traits with what is overridden here and by this view's controller.
    var effectiveTraits: UITraitCollection {
        let base = parent?.effectiveTraits ?? controller?.container?.traitCollection ?? UITraitCollection.fallback
        guard extras != nil || controller != nil else { return base }
        let controllerStyle = controller?.overrideUserInterfaceStyle ?? .unspecified
        let ownStyle = extras?.overrideStyle ?? .unspecified
        let style = ownStyle != .unspecified ? ownStyle : controllerStyle
        let overrides = extras?.traitOverrides
        guard style != .unspecified || overrides != nil else { return base }
        var values = base.values
        if let overrides { values = values.merging(overrides.values) }
        if style != .unspecified { values.userInterfaceStyle = style }
        if values == base.values { return base }
        let store = extrasStore
        if let result = store.traitResult, result.values == values { return result }
        let result = UITraitCollection(values)
        store.traitResult = result
        return result
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        extrasStore.overrideStyle = style
        traitsMayHaveChanged()
    }

    /// Traits that replace the inherited ones for this view and what is inside; nil: none. Behind `--direction`, `--style` and text sizes.
    @_spi(SliderKit)
    public var traitOverridesForTree: UITraitCollection? {
        get { extras?.traitOverrides }
        set {
            extrasStore.traitOverrides = newValue
            traitsMayHaveChanged()
        }
    }

    /// Tells this view and those inside whose traits are other ones than they know.
    func traitsMayHaveChanged() {
        updateKnownTraits()
        for child in children { child.traitsMayHaveChanged() }
    }

    func updateKnownTraits() {
        let new = effectiveTraits
        let old = knownTraits
        guard old !== new else { return }
        knownTraits = new
        if let old, old.values == new.values { return }
        if old == nil || new.hasDifferentColorAppearance(comparedTo: old) {
            resolveColors()
            if old != nil { colorAppearanceChanged() }
        }
        if let old, old.layoutDirection != new.layoutDirection { directionChanged() }
        inheritedLooksDidChange()
        controller?.viewTraitsChanged(from: old, to: new)
        traitCollectionDidChange(old)
        if let extras, !extras.traitRegistrations.isEmpty { notifyRegistrations(from: old, to: new) }
        if old != nil, ownWindow != nil, AppearanceRules.areForTraits { AppearanceRules.apply(to: self) }
    }

    private func colorAppearanceChanged() {
        if flags.contains(.mayDraw) { ownLayer.setNeedsDisplay() }
        if ownLayer.painter != nil { ownLayer.setNeedsRepaint() }
        ownLayer.setNeedsLayout()
        tintColorDidChange()
    }

    // MARK: Direction

    var effectiveDirection: UIUserInterfaceLayoutDirection {
        // In a window the view has been told of its traits; elsewhere they are looked for.
        let direction = !isInWindow ? effectiveTraits.layoutDirection : (knownTraits ?? effectiveTraits).layoutDirection
        let base: UIUserInterfaceLayoutDirection =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
            }
        return semanticContentAttribute.direction(relativeTo: base)
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != (extras?.semanticContentAttribute ?? .unspecified) else { return }
        extrasStore.semanticContentAttribute = attribute
        directionChanged()
    }

    private func directionChanged() {
        ownLayer.setNeedsLayout()
        if flags.contains(.mayDraw) { ownLayer.setNeedsDisplay() }
        if ownLayer.painter != nil { ownLayer.setNeedsRepaint() }
        directionChangedForLayout()
    }
}
