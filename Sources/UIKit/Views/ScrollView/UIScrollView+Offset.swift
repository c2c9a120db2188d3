extension UIScrollView {
    /// How long animated scrolling takes, in seconds (choice).
    static let animationDuration: CGFloat = 0.3

    func setUpScrolling() {
        let pan = ScrollPanRecognizer(target: self, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
        pan.scrollView = self
        self.pan = pan
        touchDelay = ScrollTouchDelay()
        touchDelay.scrollView = self
        // The pan first: the delay looks at what the pan made of a touch.
        addGestureRecognizer(pan)
        addGestureRecognizer(touchDelay)
    }

    // MARK: Offset

    /// The app's code sets the offset.
    func assignOffset(_ offset: CGPoint) {
        let now = contentOffset
        let offset = CGPoint(x: offset.x.isFinite ? offset.x : now.x, y: offset.y.isFinite ? offset.y : now.y)
        if !isMovingItself { halt() }
        if offset != now { observed("contentOffset") { bounds.origin = offset } }
        if !isMovingItself, isDragging { anchorDrag() }
    }

    /// The scroll view moves its content: through the property, so that whoever overrides that hears of it.
    func place(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        let outer = isMovingItself
        isMovingItself = true
        contentOffset = offset
        isMovingItself = outer
    }

    func offsetChanged() {
        setNeedsLayout()
        wasInsideLimits = isInsideLimits
        followOffset()
        indicators?.update()
        delegate?.scrollViewDidScroll(self)
    }

    func move(to offset: CGPoint, animated: Bool) {
        let now = contentOffset
        let offset = CGPoint(x: offset.x.isFinite ? offset.x : now.x, y: offset.y.isFinite ? offset.y : now.y)
        // Also when a delegate asks for it while the view scrolls.
        halt()
        guard animated else {
            contentOffset = offset
            if isDragging { anchorDrag() }
            return
        }
        guard offset != now else { return }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            delegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        showIndicators()
        motion = ScrollMotion(
            self, horizontal: .ease(from: now.x, to: offset.x, duration: Self.animationDuration),
            vertical: .ease(from: now.y, to: offset.y, duration: Self.animationDuration), isDeceleration: false)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let seen = bounds.inset(by: knownInset), now = contentOffset
        let target = clamped(
            CGPoint(
                x: now.x + Self.shift(from: seen.minX, seen.maxX, toShow: rect.minX, rect.maxX),
                y: now.y + Self.shift(from: seen.minY, seen.maxY, toShow: rect.minY, rect.maxY)))
        guard target != now else { return }
        setContentOffset(target, animated: animated)
    }

    /// The least distance that shows a part; what is too long is shown from the nearer end, unless it fills the view already.
    private static func shift(from low: CGFloat, _ high: CGFloat, toShow start: CGFloat, _ end: CGFloat) -> CGFloat {
        let before = start - low, after = end - high
        if before <= 0 && after >= 0 || before >= 0 && after <= 0 { return 0 }
        return abs(before) < abs(after) ? before : after
    }

    // MARK: Motion

    /// Ends whatever moves the offset, without a word.
    func halt() {
        guard let motion else { return }
        motion.stop()
        self.motion = nil
        hideIndicators()
    }

    func motionEnded(_ ended: ScrollMotion) {
        halt()
        // The content may have become smaller meanwhile.
        if ended.isDeceleration, springBack() { return }
        if ended.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    // MARK: Size and insets

    func assignContentSize(_ size: CGSize) {
        let size = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
        if !isMovingItself, size != givenContentSize {
            givenContentSize = size
            contentGuideSizeChanged()
        }
        guard size != ownContentSize else { return }
        observed("contentSize") { ownContentSize = size }
        setNeedsLayout()
        noteInsets(keepsEdge: true)
        returnIntoLimits()
    }

    var isInsideLimits: Bool {
        horizontalLimits.contains(contentOffset.x) && verticalLimits.contains(contentOffset.y)
    }

    /// An offset that was inside the limits stays so when they change, unless a finger holds it or it moves. One that code set beyond stays.
    func returnIntoLimits() {
        let wasInside = wasInsideLimits
        defer { wasInsideLimits = isInsideLimits }
        guard wasInside, !isInsideLimits, !isTracking, !isDragging, motion == nil else { return }
        place(clamped(contentOffset))
    }

    /// Looks whether the adjusted insets changed.
    /// - Parameter keepsEdge: whether content that is at its beginning stays there.
    func noteInsets(keepsEdge: Bool) {
        let inset = adjustedContentInset, old = knownInset
        guard inset != old else { return }
        let now = contentOffset
        knownInset = inset
        if keepsEdge, !isDragging, motion == nil {
            place(CGPoint(x: now.x == -old.left ? -inset.left : now.x, y: now.y == -old.top ? -inset.top : now.y))
        }
        returnIntoLimits()
        indicators?.update()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The part of the safe area that is added to the content's insets.
    var safeAreaPart: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var part = safeAreaInsets
        guard part != .zero, contentInsetAdjustmentBehavior != .always else { return part }
        let size = bounds.size
        let isHigh = contentSize.height + contentInset.top + contentInset.bottom > size.height || (bounces && alwaysBounceVertical)
        if !isHigh, contentInsetAdjustmentBehavior != .automatic || !fillsNavigationPage {
            part.top = 0
            part.bottom = 0
        }
        if contentSize.width + contentInset.left + contentInset.right <= size.width && !(bounces && alwaysBounceHorizontal) {
            part.left = 0
            part.right = 0
        }
        return part
    }

    private var fillsNavigationPage: Bool {
        let owner = controller ?? superview?.controller
        return owner?.navigationController != nil
    }
}

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    /// The insets with zero in the place of what is not a number.
    var finite: UIEdgeInsets {
        UIEdgeInsets(
            top: top.isFinite ? top : 0, left: left.isFinite ? left : 0, bottom: bottom.isFinite ? bottom : 0,
            right: right.isFinite ? right : 0)
    }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
