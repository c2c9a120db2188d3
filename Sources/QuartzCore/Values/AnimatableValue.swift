@_spi(SliderKit) import CoreGraphics

/// A value that can be interpolated, whatever type it came in.
enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case list([AnimatableValue])
    /// Can only jump: an image, a string.
    case other(Any)

    init?(_ value: Any?) {
        guard let value else { return nil }
        if let n = Coerce.number(value) {
            self = .number(n)
        } else if let p = value as? CGPoint {
            self = .point(p)
        } else if let s = value as? CGSize {
            self = .size(s)
        } else if let r = value as? CGRect {
            self = .rect(r)
        } else if let t = Coerce.transform(value) {
            self = .transform(t)
        } else if let c = value as? CGColor {
            self = .color(c)
        } else if let p = value as? CGPath {
            self = .path(p)
        } else if let list = value as? [Any] {
            self = .list(list.map { AnimatableValue($0) ?? .other($0) })
        } else {
            self = .other(value)
        }
    }

    /// As key-value coding takes it.
    var boxed: Any {
        switch self {
        case .number(let n): return n.boxed
        case .point(let p): return NSValue(point: p)
        case .size(let s): return NSValue(size: s)
        case .rect(let r): return NSValue(rect: r)
        case .transform(let t): return NSValue(caTransform3D: t)
        case .color(let c): return c
        case .path(let p): return p
        case .list(let list): return list.map(\.boxed)
        case .other(let any): return any
        }
    }

    /// The numbers of simple values, in a fixed order; empty for the others.
    var numbers: [CGFloat] {
        switch self {
        case .number(let n): return [n]
        case .point(let p): return [p.x, p.y]
        case .size(let s): return [s.width, s.height]
        case .rect(let r): return [r.origin.x, r.origin.y, r.size.width, r.size.height]
        case .transform(let t): return t.elements
        case .color(let c):
            let v = c.rgba
            return [v.red, v.green, v.blue, v.alpha]
        case .path, .list, .other: return []
        }
    }

    /// The same kind of value from other numbers; nil if the kind has none.
    func with(numbers n: [CGFloat]) -> AnimatableValue? {
        guard n.count == numbers.count else { return nil }
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .transform: return .transform(CATransform3D(elements: n))
        case .color:
            func unit(_ v: CGFloat) -> CGFloat { min(max(v, 0), 1) }
            return .color(CGColor(red: unit(n[0]), green: unit(n[1]), blue: unit(n[2]), alpha: unit(n[3])))
        case .path, .list, .other: return nil
        }
    }
}
