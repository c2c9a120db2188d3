import Foundation

/// Multiples of a decimal step from a decimal anchor, as near to the decimal result as numbers come.
struct DecimalGrid {
    let anchor: Double
    let step: Double

    /// anchor + number × step. Whole numbers of the last decimal place are added, which is exact; numbers with more than fifteen digits are
    /// added as they are.
    func value(at number: Double) -> Double {
        guard let places = Self.places(of: anchor), let more = Self.places(of: step) else { return anchor + number * step }
        let scale = pow(10, Double(max(places, more)))
        let sum = (anchor * scale).rounded() + number * (step * scale).rounded()
        guard sum.isFinite, abs(sum) < 9e15, abs(anchor * scale) < 9e15 else { return anchor + number * step }
        return sum / scale
    }

    /// How many decimal places the shortest writing of a number has; nil for more than fifteen.
    static func places(of number: Double) -> Int? {
        let text = "\(abs(number))".lowercased()
        let parts = text.split(separator: "e")
        let digits = parts[0].split(separator: ".")
        let written = digits.count == 2 && digits[1] != "0" ? digits[1].count : 0
        let places = max(0, written - (parts.count == 2 ? Int(parts[1]) ?? 0 : 0))
        return places <= 15 ? places : nil
    }
}
