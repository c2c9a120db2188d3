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

/// Adds up parts of notches, as finer wheels and trackpads send them, for the slider that they went to last.
@MainActor
enum WheelNotches {
    private static weak var slider: UISlider?
    private static var rest = 0.0
    /// More than any range has steps.
    private static let most = 10_000.0

    /// The whole notches that are to be done now.
    static func take(_ notches: Double, for slider: UISlider) -> Int {
        if self.slider !== slider || notches * rest < 0 { rest = 0 }
        self.slider = slider
        let sum = min(max(rest + notches, -most), most)
        // Tenths add up to a notch, though not exactly.
        let whole = abs(sum - sum.rounded()) < 1e-6 ? sum.rounded() : sum.rounded(.towardZero)
        rest = sum - whole
        return Int(whole)
    }
}
