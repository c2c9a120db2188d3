extension UISlider {
    /// Whether a slider has a thumb.
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default` = 0
        /// A track alone, as players show how far they are. A finger anywhere on it moves the value by as much as it moves (choice).
        case thumbless = 1
    }

    func setStyle(_ style: Style) {
        guard style != sliderStyle else { return }
        partsStore.style = style
        looksChanged()
    }
}
