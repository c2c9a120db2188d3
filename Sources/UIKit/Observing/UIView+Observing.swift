@_spi(SliderKit) import QuartzCore

extension UIView: @preconcurrency KeyValueProviding {
    /// An observable property's value by its name.
    func observableValue(_ key: String) -> Any? {
        switch key {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        case "alpha": alpha
        case "hidden": isHidden
        case "text": (self as? UILabel)?.text
        case "value": (self as? UISlider)?.value
        case "contentOffset": (self as? UIScrollView)?.contentOffset
        case "contentSize": (self as? UIScrollView)?.contentSize
        case "enabled": (self as? UIControl)?.isEnabled
        case "selected": (self as? UIControl)?.isSelected
        case "highlighted": (self as? UIControl)?.isHighlighted
        case "tracking": (self as? UIControl)?.isTracking
        default: nil
        }
    }

    /// Changes a property, and tells its observers where there are any.
    @inline(__always)
    func observed(_ key: String, _ body: () -> Void) {
        guard KeyValueObservers.isActive else { return body() }
        let old = observableValue(key)
        KeyValueObservers.pending += 1
        body()
        KeyValueObservers.pending -= 1
        KeyValueObservers.changed(self, key, from: old, to: observableValue(key))
    }
}

extension UIControl {
    /// Tells of the flags that are properties.
    func tellFlags(from old: Flags) {
        let observable: [(Flags, String, Bool)] = [
            (.disabled, "enabled", true), (.selected, "selected", false), (.highlighted, "highlighted", false), (.tracking, "tracking", false),
        ]
        for (flag, key, isInverse) in observable where old.contains(flag) != controlFlags.contains(flag) {
            KeyValueObservers.changed(self, key, from: old.contains(flag) != isInverse, to: controlFlags.contains(flag) != isInverse)
        }
    }
}
