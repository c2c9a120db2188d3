@_spi(SliderKit) import CoreGraphics

extension UISlider {
    /// Takes a turn of the wheel: a small step each notch; up and right raise, left in right-to-left interfaces (choices). A slider in a
    /// scroll view leaves the wheel to it, unless it has the focus: then the user has chosen it.
    /// - Returns: whether the turn is for the slider.
    func turn(byWheel notches: CGVector) -> Bool {
        guard isEnabled, isUserInteractionEnabled, isFocused || !isInScrollView else { return false }
        let isSideways = abs(notches.dx) > abs(notches.dy)
        let count = WheelNotches.take(isSideways ? Double(notches.dx) * Double(signOfRight) : -Double(notches.dy), for: self)
        if count != 0 { move(by: .small(count)) }
        return true
    }

    private var isInScrollView: Bool {
        var view = superview
        while let current = view {
            if current is UIScrollView { return true }
            view = current.superview
        }
        return false
    }
}
