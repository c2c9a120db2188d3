/// Hears of a scroll view's scrolling. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger or a wheel begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifts. Not called while `isPagingEnabled` is true.
    /// - Parameters:
    ///   - velocity: how fast the content offset changes, in points per millisecond.
    ///   - targetContentOffset: where scrolling will come to rest; another one may be written there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger lifted.
    /// - Parameter decelerate: whether scrolling goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Scrolling begins to slow down, after the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Scrolling came to rest, or a finger stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Animated scrolling that code asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing: the target stays.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
