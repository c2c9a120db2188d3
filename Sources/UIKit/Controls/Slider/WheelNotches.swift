/// Adds up parts of notches, as finer wheels and trackpads send them, for the slider that they went to last.
@MainActor
enum WheelNotches {
    @ViewReference private static var slider: UISlider?
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
