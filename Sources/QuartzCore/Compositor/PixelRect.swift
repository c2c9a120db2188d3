@_spi(SliderKit) import CoreGraphics

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x0: Int32, y0: Int32, x1: Int32, y1: Int32

    static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
    private static let limit: CGFloat = 1_000_000_000

    init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

    /// The pixels that a rectangle touches. What it touches by less than a millionth does not count: that is rounding.
    init(covering r: CGRect) {
        guard r.isUsable, r.width > 0, r.height > 0 else {
            self = .empty
            return
        }
        func whole(_ v: CGFloat) -> Int32 { Int32(min(max(v, -PixelRect.limit), PixelRect.limit)) }
        self.init(
            x0: whole((r.minX + 1e-6).rounded(.down)), y0: whole((r.minY + 1e-6).rounded(.down)),
            x1: whole((r.maxX - 1e-6).rounded(.up)), y1: whole((r.maxY - 1e-6).rounded(.up)))
    }

    var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

    var area: Int { isEmpty ? 0 : Int(x1 - x0) * Int(y1 - y0) }

    var cgRect: CGRect { CGRect(x: Int(x0), y: Int(y0), width: Int(x1 - x0), height: Int(y1 - y0)) }

    func intersection(_ o: PixelRect) -> PixelRect {
        let r = PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
        return r.isEmpty ? .empty : r
    }

    func intersects(_ o: PixelRect) -> Bool { max(x0, o.x0) < min(x1, o.x1) && max(y0, o.y0) < min(y1, o.y1) }

    func contains(_ o: PixelRect) -> Bool { o.isEmpty || (x0 <= o.x0 && y0 <= o.y0 && x1 >= o.x1 && y1 >= o.y1) }

    func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }
}
