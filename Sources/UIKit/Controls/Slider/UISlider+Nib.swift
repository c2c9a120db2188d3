extension UISlider {
    /// Takes what a `<slider>` element says. A value beyond the limits moves the limit, as Interface Builder does when such a value is entered
    /// (choice for files that hold one).
    func decodeSliderNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        let value = element.float("value") ?? 0
        let low = element.float("minValue") ?? 0, high = element.float("maxValue") ?? 1
        minimumValue = min(low, value)
        maximumValue = max(high, value, minimumValue)
        self.value = value
        if let continuous = element.flag("continuous") { isContinuous = continuous }
        if let image = builder.image("minimumValueImage", of: element) { minimumValueImage = image }
        if let image = builder.image("maximumValueImage", of: element) { maximumValueImage = image }
        if let color = builder.color("minimumTrackTintColor", of: element) { minimumTrackTintColor = color }
        if let color = builder.color("maximumTrackTintColor", of: element) { maximumTrackTintColor = color }
        if let color = builder.color("thumbTintColor", of: element) { thumbTintColor = color }
    }
}
