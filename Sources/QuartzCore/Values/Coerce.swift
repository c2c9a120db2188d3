@_spi(SliderKit) import CoreGraphics

/// Reads values as they come through `Any`: Swift values, NSNumber, NSValue.
enum Coerce {
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let v as CGFloat: return v
        case let v as Double: return CGFloat(v)
        case let v as Float: return CGFloat(v)
        case let v as Int: return CGFloat(v)
        case let v as Bool: return v ? 1 : 0
        case let v as NSNumber: return CGFloat(v.doubleValue)
        default: return nil
        }
    }

    static func bool(_ value: Any?) -> Bool? { number(value).map { $0 != 0 } }

    /// The two numbers of a point or a size.
    static func pair(_ value: Any?) -> (CGFloat, CGFloat)? {
        if let p = value as? CGPoint { return (p.x, p.y) }
        if let s = value as? CGSize { return (s.width, s.height) }
        return nil
    }

    static func point(_ value: Any?) -> CGPoint? { pair(value).map { CGPoint(x: $0.0, y: $0.1) } }

    static func size(_ value: Any?) -> CGSize? { pair(value).map { CGSize(width: $0.0, height: $0.1) } }

    static func rect(_ value: Any?) -> CGRect? { value as? CGRect }

    static func transform(_ value: Any?) -> CATransform3D? {
        if let t = value as? CGAffineTransform { return CATransform3D(affine: t) }
        return value as? CATransform3D
    }

    static func color(_ value: Any?) -> CGColor? { value as? CGColor }

    static func path(_ value: Any?) -> CGPath? { value as? CGPath }

    static func colors(_ value: Any?) -> [CGColor]? { (value as? [Any])?.compactMap { $0 as? CGColor } }

    static func numbers(_ value: Any?) -> [CGFloat]? { (value as? [Any])?.compactMap { number($0) } }
}

extension CGFloat {
    /// Boxed as Apple's key-value coding boxes numbers.
    var boxed: NSNumber { NSNumber(value: Double(self)) }
}
