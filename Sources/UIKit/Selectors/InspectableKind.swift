/// The kinds of value that Interface Builder's inspector can edit.
@_spi(SliderKit) public enum InspectableKind: String, Sendable {
    case boolean, integer, number, string, point, size, rect, color, image
    /// One of a few values that have names.
    case choice
    /// A type that no inspector can edit; it takes values of its own type only.
    case other

    init(type: Any.Type) {
        var type = type
        while let optional = type as? any OptionalArgument.Type { type = optional.wrappedType }
        switch type {
        case is Bool.Type: self = .boolean
        case is any BinaryInteger.Type: self = .integer
        case is any BinaryFloatingPoint.Type, is NSNumber.Type: self = .number
        case is String.Type, is NSString.Type: self = .string
        case is CGPoint.Type: self = .point
        case is CGSize.Type: self = .size
        case is CGRect.Type: self = .rect
        case is UIColor.Type: self = .color
        case is UIImage.Type: self = .image
        case is any InspectableChoice.Type: self = .choice
        default: self = .other
        }
    }
}
