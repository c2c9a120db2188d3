extension UIView {
    /// Changes what a view shows; with `.transitionCrossDissolve`, the new content fades in over the old.
    /// - Parameter duration: seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let fades = options.contains(.transitionCrossDissolve) && AnimationBlock.areEnabled && duration > 0
        let before = fades ? view.snapshotView(afterScreenUpdates: false) : nil
        animations?()
        guard let before else {
            let tracker = AnimationTracker(completion)
            tracker.close()
            return
        }
        // The old picture lies on top and fades out; it takes no part in layout and takes no touches.
        let cover = before.layer
        cover.frame = view.layer.bounds
        view.layer.addSublayer(cover)
        runAnimation(duration: duration, delay: 0, options: options, timing: nil, animations: { before.alpha = 0 }) { finished in
            cover.removeFromSuperlayer()
            withExtendedLifetime(before) {}
            completion?(finished)
        }
    }

    /// Replaces a view by another in the same superview, or shows and hides them with `.showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
