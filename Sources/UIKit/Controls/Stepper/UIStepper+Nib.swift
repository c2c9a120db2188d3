extension UIStepper {
    /// Takes what a `<stepper>` element says.
    func decodeStepperNib(_ nib: NibCoder) {
        let element = nib.element
        if let minimum = element.number("minimumValue") { minimumValue = Double(minimum) }
        if let maximum = element.number("maximumValue") { maximumValue = Double(maximum) }
        if let step = element.number("stepValue") { stepValue = Double(step) }
        if let value = element.number("value") { self.value = Double(value) }
        if let continuous = element.flag("continuous") { isContinuous = continuous }
        if let repeats = element.flag("autorepeat") { autorepeat = repeats }
        if let wraps = element.flag("wraps") { self.wraps = wraps }
    }
}
