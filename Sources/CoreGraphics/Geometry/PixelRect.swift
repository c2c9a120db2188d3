/// A rectangle of whole pixels.
@_spi(SliderKit) public struct PixelRect: Hashable, Sendable {
    /// The left edge.
    public var x0: Int32
    /// The upper edge.
    public var y0: Int32
    /// The right edge; its pixel is no longer inside.
    public var x1: Int32
    /// The lower edge; its pixel is no longer inside.
    public var y1: Int32

    /// The rectangle without pixels.
    public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
    private static let limit: CGFloat = 1_000_000_000

    /// Makes one from its edges.
    public init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

    /// The pixels that a rectangle touches. What it touches by less than a millionth does not count: that is rounding.
    public init(covering r: CGRect) {
        let (left, top, width, height) = (r.origin.x, r.origin.y, r.size.width, r.size.height)
        guard left.isFinite, top.isFinite, width > 0, height > 0, width.isFinite, height.isFinite else {
            self = .empty
            return
        }
        self.init(
            x0: PixelRect.floor(left + 1e-6), y0: PixelRect.floor(top + 1e-6), x1: -PixelRect.floor(1e-6 - left - width),
            y1: -PixelRect.floor(1e-6 - top - height))
    }

    /// The next lower whole number, within the limits. Written out: the processor's oldest instructions know no rounding down.
    private static func floor(_ v: CGFloat) -> Int32 {
        let limited = min(max(v, -limit), limit)
        let cut = Int32(limited)
        return CGFloat(cut) > limited ? cut - 1 : cut
    }

    /// The rectangle if all its edges fall on edges of pixels; nil if not.
    public init?(exactly r: CGRect) {
        func whole(_ v: CGFloat) -> Int32? {
            guard abs(v) < PixelRect.limit else { return nil }
            let near = Int32(v < 0 ? v - 0.5 : v + 0.5)
            return abs(v - CGFloat(near)) < 1e-6 ? near : nil
        }
        guard r.size.width >= 0, r.size.height >= 0, let x0 = whole(r.origin.x), let y0 = whole(r.origin.y),
            let x1 = whole(r.origin.x + r.size.width), let y1 = whole(r.origin.y + r.size.height)
        else { return nil }
        self.init(x0: x0, y0: y0, x1: x1, y1: y1)
    }

    /// Whether it holds no pixel.
    public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
    /// How many columns it has, if it is not empty.
    public var width: Int32 { x1 - x0 }
    /// How many rows it has, if it is not empty.
    public var height: Int32 { y1 - y0 }
    /// How many pixels it holds.
    public var area: Int { isEmpty ? 0 : Int(x1 - x0) * Int(y1 - y0) }
    /// The same in floating point.
    public var cgRect: CGRect { CGRect(x: CGFloat(x0), y: CGFloat(y0), width: CGFloat(x1 - x0), height: CGFloat(y1 - y0)) }

    /// What both hold.
    public func intersection(_ o: PixelRect) -> PixelRect {
        let r = PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
        return r.isEmpty ? .empty : r
    }

    /// Whether both hold a pixel.
    public func intersects(_ o: PixelRect) -> Bool { max(x0, o.x0) < min(x1, o.x1) && max(y0, o.y0) < min(y1, o.y1) }

    /// Whether it holds all of another one.
    public func contains(_ o: PixelRect) -> Bool { o.isEmpty || (x0 <= o.x0 && y0 <= o.y0 && x1 >= o.x1 && y1 >= o.y1) }

    /// The smallest rectangle that holds both.
    public func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }
}

/// A place among pixels.
@_spi(SliderKit) public struct PixelPoint: Hashable, Sendable {
    /// Columns from the left.
    public var x: Int32
    /// Rows from the top.
    public var y: Int32

    /// Makes one from its numbers.
    public init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }
}
