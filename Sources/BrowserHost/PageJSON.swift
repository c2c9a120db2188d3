import Foundation

/// JSON as pages get it: keys sorted, so that equal objects make equal texts.
enum PageJSON {
    static func text(_ object: [String: Any]) -> String {
        // Only what JSON can hold is ever put into such an object.
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    /// A number that JSON can hold, to hundredths.
    static func number(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 100).rounded() / 100 : 0 }
    static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }

    static func rect(_ rect: CGRect) -> [Double] { [number(rect.minX), number(rect.minY), number(rect.width), number(rect.height)] }
}
