import Foundation

/// Numbers that are easy to read.
enum RoundNumbers {
    /// The number with the fewest digits in a range; of those the nearest to `value`, and `value` itself where the range is empty.
    static func roundest(in range: ClosedRange<Double>, near value: Double) -> Double {
        if range.contains(0) { return 0 }
        let largest = max(abs(range.lowerBound), abs(range.upperBound)), span = range.upperBound - range.lowerBound
        guard span > 0, largest.isFinite, span > largest * 1e-12 else { return value }
        var exponent = Int(log10(largest).rounded(.up))
        // Each place has a number in the range at the latest where it is finer than the range.
        while exponent > -300 {
            let nearest = rounded(value, exponent)
            if range.contains(nearest) { return nearest }
            for side in [nearest + pow(10, Double(exponent)), nearest - pow(10, Double(exponent))] where range.contains(rounded(side, exponent)) {
                return rounded(side, exponent)
            }
            exponent -= 1
        }
        return value
    }

    /// To a power of ten, as the number that one would write.
    private static func rounded(_ value: Double, _ exponent: Int) -> Double {
        exponent < 0 ? (value * pow(10, Double(-exponent))).rounded() / pow(10, Double(-exponent)) : (value / pow(10, Double(exponent))).rounded() * pow(10, Double(exponent))
    }
}
