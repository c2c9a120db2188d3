extension NSValue {
    /// A value that holds `point`.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds `size`.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds `rect`.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }

    /// A value that holds `insets`.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets that the value holds.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
