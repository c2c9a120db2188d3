// Geometry as text, `{x, y}` and `{{x, y}, {width, height}}`, as property lists and nibs hold it.
extension NSCoder {
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(point.x.plain), \(point.y.plain)}" }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { "{\(vector.dx.plain), \(vector.dy.plain)}" }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(size.width.plain), \(size.height.plain)}" }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(insets.top.plain), \(insets.left.plain), \(insets.bottom.plain), \(insets.right.plain)}"
    }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(t.a.plain), \(t.b.plain), \(t.c.plain), \(t.d.plain), \(t.tx.plain), \(t.ty.plain)]"
    }

    /// The point that the text describes; zero if it describes none.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector that the text describes; zero if it describes none.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// The size that the text describes; zero if it describes none.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle that the text describes; zero if it describes none.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The insets that the text describes; zero if it describes none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The transform that the text describes; identity if it describes none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let brackets: Set<Character> = ["{", "}", "[", "]", " ", "\t", "\n"]
        let parts = string.filter { !brackets.contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}

extension CGFloat {
    /// Without a decimal point where there is nothing behind it.
    fileprivate var plain: String {
        let value = Double(self)
        return value == value.rounded() && Swift.abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
