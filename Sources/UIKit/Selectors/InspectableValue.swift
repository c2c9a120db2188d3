/// Turns text and loosely typed values (from nibs, command lines and inspector pages) into an attribute's type, and back.
@_spi(SliderKit) public enum InspectableValue {
    /// The value in type `V`: itself when it is one, else read from text or number. Nil when that makes no sense.
    public static func convert<V>(_ value: Any?, to type: V.Type) -> V? {
        if let optional = V.self as? any OptionalArgument.Type {
            guard let value else { return optional.nothing as? V }
            if let typed = value as? V { return typed }
            if let text = value as? String, text == "nil" { return optional.nothing as? V }
            // A nil that nothing could be read from must not pass for a value of the optional.
            guard let parsed = parse(value, as: optional.wrappedType) else { return nil }
            return parsed as? V
        }
        guard let value else { return nil }
        if !(value is NSNumber) || V.self is NSNumber.Type, let typed = value as? V { return typed }
        return parse(value, as: V.self) as? V
    }

    /// Text that `convert` reads back.
    public static func text(for value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let point as CGPoint: "{\(number(point.x)), \(number(point.y))}"
        case let size as CGSize: "{\(number(size.width)), \(number(size.height))}"
        case let rect as CGRect:
            "{{\(number(rect.origin.x)), \(number(rect.origin.y))}, {\(number(rect.width)), \(number(rect.height))}}"
        case let color as UIColor: hexText(of: color)
        case let choice as any InspectableChoice: choice.choiceName
        case let value as CGFloat: number(value)
        case let value as Double: number(value)
        case let value as Float: "\(value)".hasSuffix(".0") ? String("\(value)".dropLast(2)) : "\(value)"
        case let value?: "\(value)"
        }
    }

    static func unwrap(_ value: Any) -> Any? {
        guard value is any OptionalArgument else { return value }
        return Mirror(reflecting: value).children.first?.value
    }

    private static func parse(_ value: Any, as type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: boolean(value)
        case is String.Type: value as? String ?? text(for: value)
        case is NSString.Type: NSString(string: value as? String ?? text(for: value))
        case let type as any FixedWidthInteger.Type: integer(value, type)
        case let type as any BinaryFloatingPoint.Type: double(value).map { floating($0, type) }
        case is NSNumber.Type: double(value).map { NSNumber(value: $0) }
        case is CGPoint.Type: numbers(value, 2).map { CGPoint(x: $0[0], y: $0[1]) }
        case is CGSize.Type: numbers(value, 2).map { CGSize(width: $0[0], height: $0[1]) }
        case is CGRect.Type: numbers(value, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        case is UIColor.Type: (value as? String).flatMap(color)
        case let type as any InspectableChoice.Type: (value as? String).flatMap { named($0, type) }
        case is UIImage.Type: (value as? String).flatMap { UIImage(named: $0) }
        default: nil
        }
    }

    private static func named<Choice: InspectableChoice>(_ name: String, _ type: Choice.Type) -> Any? { type.named(name) }

    private static func boolean(_ value: Any) -> Bool? {
        if let value = value as? Bool { return value }
        if let value = double(value) { return value != 0 }
        switch (value as? String)?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
        case let value as NSNumber: value.doubleValue
        case let value as String: Double(value.trimmingCharacters(in: .whitespaces))
        default: nil
        }
    }

    private static func floating<F: BinaryFloatingPoint>(_ value: Double, _ type: F.Type) -> Any { F(value) }

    private static func integer<I: FixedWidthInteger>(_ value: Any, _ type: I.Type) -> Any? {
        if let text = value as? String, let exact = I(text.trimmingCharacters(in: .whitespaces)) { return exact }
        return double(value).flatMap { I(exactly: $0.rounded()) }
    }

    private static func numbers(_ value: Any, _ count: Int) -> [Double]? {
        guard let text = value as? String else { return nil }
        let parts = text.split { " {},\t".contains($0) }.map { Double($0) }
        guard parts.count == count, !parts.contains(nil) else { return nil }
        return parts.compactMap { $0 }
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    private static func color(_ text: String) -> UIColor? {
        guard text.first == "#" else { return nil }
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { CGFloat(digits[$0] * 16 + digits[$0 + 1]) / 255 }
        return UIColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
    }

    private static func hexText(of color: UIColor) -> String {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "\(color)" }
        let parts = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = Array("0123456789ABCDEF")
        return "#" + parts.map { "\(digits[$0 / 16])\(digits[$0 % 16])" }.joined()
    }

    private static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func number(_ value: CGFloat) -> String { number(Double(value)) }
}
