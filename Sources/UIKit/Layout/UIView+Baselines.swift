extension UIView {
    /// The offset that constraints use for the first baseline: the view's own, or that of the view that stands for it.
    var firstBaselineOffset: CGFloat {
        let view = forFirstBaselineLayout
        guard view !== self else { return (self as? any BaselineProviding)?.firstBaselineFromTop ?? 0 }
        return view.convert(CGPoint(x: 0, y: view.bounds.minY), to: self).y - bounds.minY + view.firstBaselineOffset
    }

    var lastBaselineOffset: CGFloat {
        let view = forLastBaselineLayout
        guard view !== self else { return (self as? any BaselineProviding)?.lastBaselineFromBottom ?? 0 }
        return bounds.maxY - view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: self).y + view.lastBaselineOffset
    }
}
