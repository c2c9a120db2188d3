/// Which system's sliders ours look like: for the whole process, for the sliders of a window, or for one slider; the closest that is set wins.
@_spi(SliderKit) public enum SliderLook: String, CaseIterable, Sendable {
    /// iOS 26: a thicker track and a capsule for a thumb. Its glass, glide and stretch are not imitated.
    case current
    /// iOS 14 to 18: a thin track and a round thumb.
    case classic

    /// The look of all sliders that neither say otherwise nor stand in a window that does, and the shade of the system's blue. Default
    /// `.current`.
    @MainActor public static var processDefault: SliderLook {
        get { chosen }
        set {
            guard chosen != newValue else { return }
            chosen = newValue
            UIScreen.main.traitsChanged()
        }
    }

    /// Colours read it too, which belong to no actor.
    nonisolated(unsafe) private(set) static var chosen = SliderLook.current

    var metrics: UISliderLook { self == .current ? .current : .classic }
}

extension UISlider {
    /// This slider's own look. Default nil: its window's, else the process's.
    @_spi(SliderKit) public var sliderLook: SliderLook? {
        get { parts?.look }
        set {
            guard newValue != parts?.look else { return }
            partsStore.look = newValue
            updateLook()
        }
    }

    /// Takes up the look that holds for this slider now.
    func updateLook() {
        let new = (parts?.look ?? traitCollection.values.sliderLook ?? SliderLook.chosen).metrics
        guard new !== look else { return }
        look = new
        invalidateIntrinsicContentSize()
        looksChanged()
    }

    /// The traits by which this slider's colours resolve: the system's blue follows the slider's look.
    var traitsOfLook: UITraitCollection {
        guard let look = parts?.look, traitCollection.values.sliderLook != look else { return traitCollection }
        var values = traitCollection.values
        values.sliderLook = look
        return UITraitCollection(values)
    }

    /// The look of track and thumb. Where the track has an image of its own, what is left is drawn in the classic look. [M] A thumb's image
    /// turns the new design off too (choice).
    var drawnLook: UISliderLook {
        guard let parts, parts.hasPartImages else { return look }
        return .classic
    }
}

extension UIWindow {
    /// The look of the sliders in this window that have none of their own. Default nil: the process's.
    @_spi(SliderKit) public var sliderLook: SliderLook? {
        get { traitOverridesForTree?.values.sliderLook }
        set {
            guard newValue != sliderLook else { return }
            var values = traitOverridesForTree?.values ?? UITraitCollection.Values()
            values.sliderLook = newValue
            traitOverridesForTree = UITraitCollection(values)
        }
    }
}
