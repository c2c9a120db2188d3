@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIScreen {
    /// The compositor for the host's screen, with the visible windows' layers as its roots.
    var currentCompositor: Compositor {
        if let compositor { return compositor }
        let made = Compositor(size: bounds.size, scale: scale)
        made.roots = rootLayers
        compositor = made
        return made
    }

    /// The scale of the host before this one.
    static var formerScale: CGFloat?

    func windowsChanged() {
        compositor?.roots = rootLayers
        SystemBars.shared.setNeedsUpdate()
    }

    /// The windows' layers, and the system's bars above them where the host shows these.
    private var rootLayers: [CALayer] {
        let layers = UIApplication.shared.allWindows.map(\.ownLayer)
        return UIApplication.shared.presentHost.showsSystemBars ? layers + [SystemBars.shared.layer] : layers
    }

    /// The host shows the system's bars from now on, or no longer.
    @_spi(SliderKit)
    public func systemBarsMayHaveChanged() { windowsChanged() }

    func hostChanged() {
        compositor = nil
        mergedTraits = nil
        SystemBars.shared.setNeedsUpdate()
    }

    func traitsChanged() { traitsChanged(from: mergedTraits?.preferredContentSizeCategory) }

    /// - Parameter old: the text size that was told last; nil if none was.
    func traitsChanged(from old: UIContentSizeCategory?) {
        mergedTraits = nil
        for window in UIApplication.shared.allWindows { window.traitsMayHaveChanged() }
        let new = effectiveTraits.preferredContentSizeCategory
        guard let old, old != new else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
    }

    /// Traits that replace the host's for every window, as `--style dark` does; nil: none.
    @_spi(SliderKit)
    public var traitOverrides: UITraitCollection? {
        get { ownTraitOverrides }
        set {
            ownTraitOverrides = newValue
            traitsChanged()
        }
    }

    /// The host's traits with the overrides, kept while neither changes so that views can compare by identity.
    var effectiveTraits: UITraitCollection {
        let base = UIApplication.shared.presentHost.traits
        if let mergedTraits, mergedBase === base { return mergedTraits }
        var values = base.values
        values.sliderLook = SliderLook.processDefault
        if let direction = UIApplication.shared.direction {
            values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let ownTraitOverrides { values = values.merging(ownTraitOverrides.values) }
        let result = values == base.values ? base : UITraitCollection(values)
        mergedBase = base
        mergedTraits = result
        return result
    }

    /// The picture of all windows at the clock's present time. Only what changed is painted anew; the host hears what did.
    @_spi(SliderKit)
    public func render() -> CGImage {
        let compositor = currentCompositor
        let damage = compositor.render(at: HostClock.current.now)
        if !damage.isEmpty { UIApplication.shared.host.present(self, damage: damage) }
        return compositor.image
    }

    /// The same without making a picture: for hosts that read the compositor's pixels themselves.
    @_spi(SliderKit)
    public func renderDamage() -> [CGRect] { currentCompositor.render(at: HostClock.current.now) }

    /// What composites the windows.
    @_spi(SliderKit)
    public var windowCompositor: Compositor { currentCompositor }
}
