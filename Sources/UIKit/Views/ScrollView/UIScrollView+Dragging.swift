@_spi(SliderKit) import CoreGraphics

extension UIScrollView {
    /// Speeds below this, in points per second, don't turn a page or go on by themselves (choice).
    static let leastSpeed: CGFloat = 10
    static let leastPagingSpeed: CGFloat = 200

    // MARK: Fingers

    /// A finger landed on the content.
    func fingerLanded() {
        drag.isTracking = true
        guard let motion else { return }
        caughtMotion = true
        halt()
        if motion.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// All fingers are up. Content that was caught beyond its ends and not dragged springs back.
    func fingersLifted() {
        if drag.isTracking, caughtMotion, !isDragging, motion == nil { _ = springBack() }
        drag.isTracking = false
        caughtMotion = false
    }

    // MARK: The pan

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: pan.isFollowingScroll ? .zero : pan.velocity(in: superview))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    /// The finger's way in the superview's coordinates: those of the content move along with it.
    private var translation: CGPoint { pan.translation(in: superview) }

    private func beginDrag() {
        halt()
        drag.isDragging = true
        drag.start = contentOffset
        anchorDrag()
        let moved = translation
        if !pan.isFollowingScroll {
            // What the finger moved before the drag began stands for no scrolling, so that the content does not jump.
            let distance = hypot(moved.x, moved.y)
            let part = distance > 0 ? min(1, UIPanGestureRecognizer.hysteresis / distance) : 0
            drag.origin = CGPoint(x: moved.x * part, y: moved.y * part)
        } else {
            drag.origin = .zero
        }
        lockDirection(moved)
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
        if isDragging { continueDrag() }
    }

    /// A drag that is twice as far along one axis as along the other is locked to that one; a diagonal one is not.
    private func lockDirection(_ moved: CGPoint) {
        drag.allowsHorizontal = !isDirectionalLockEnabled || abs(moved.y) < 2 * abs(moved.x)
        drag.allowsVertical = !isDirectionalLockEnabled || abs(moved.x) < 2 * abs(moved.y)
    }

    /// Where the content is now is where the finger holds it.
    func anchorDrag() {
        drag.base = CGPoint(x: horizontalLimits.unbanded(contentOffset.x), y: verticalLimits.unbanded(contentOffset.y))
        drag.origin = translation
    }

    private func continueDrag() {
        guard isDragging else { return }
        let moved = translation, now = contentOffset
        let asked = CGPoint(x: drag.base.x - moved.x + drag.origin.x, y: drag.base.y - moved.y + drag.origin.y)
        let x = horizontalLimits, y = verticalLimits
        // A wheel does not stretch content.
        let stretches = !pan.isFollowingScroll
        let wanted = CGPoint(
            x: stretches ? x.banded(asked.x) : x.clamped(asked.x), y: stretches ? y.banded(asked.y) : y.clamped(asked.y))
        let placed = onPixels(wanted)
        place(CGPoint(x: x.moves && drag.allowsHorizontal ? placed.x : now.x, y: y.moves && drag.allowsVertical ? placed.y : now.y))
    }

    // MARK: The end

    private func endDrag(velocity: CGPoint) {
        guard isDragging else { return }
        let x = horizontalLimits, y = verticalLimits
        var speed = CGPoint(
            x: x.moves && drag.allowsHorizontal ? -velocity.x : 0, y: y.moves && drag.allowsVertical ? -velocity.y : 0)
        if abs(speed.x) < Self.leastSpeed { speed.x = 0 }
        if abs(speed.y) < Self.leastSpeed { speed.y = 0 }
        let curves = isPagingEnabled ? pagingCurves(speed) : glidingCurves(speed)
        drag.isDragging = false
        if !pan.tracked.contains(where: \.isLive) { drag.isTracking = false }
        let goesOn = curves.horizontal.moves || curves.vertical.moves
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // The delegate may have set another offset or begun another motion.
        guard goesOn, motion == nil, !isDragging else { return hideIndicators() }
        delegate?.scrollViewWillBeginDecelerating(self)
        guard motion == nil, !isDragging else { return }
        motion = ScrollMotion(self, horizontal: curves.horizontal, vertical: curves.vertical, isDeceleration: true)
    }

    private typealias Curves = (horizontal: ScrollCurve, vertical: ScrollCurve)

    private func glidingCurves(_ speed: CGPoint) -> Curves {
        let now = contentOffset, x = horizontalLimits, y = verticalLimits
        let free = CGPoint(x: projected(now.x, speed.x), y: projected(now.y, speed.y))
        let proposed = onPixels(CGPoint(x: x.clamped(free.x), y: y.clamped(free.y)))
        var target = proposed
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
        return (
            curve(now.x, speed.x, free.x, proposed.x, target.x, x), curve(now.y, speed.y, free.y, proposed.y, target.y, y)
        )
    }

    private func curve(
        _ now: CGFloat, _ speed: CGFloat, _ free: CGFloat, _ proposed: CGFloat, _ target: CGFloat, _ limits: ScrollLimits
    ) -> ScrollCurve {
        if target.isFinite, target != proposed {
            let end = limits.clamped(target)
            return end == now ? .still(now) : .glide(from: now, to: end, rate: glideRate)
        }
        if !limits.contains(now) {
            // Beyond an end: back, unless the speed brings it inside.
            return limits.contains(free) ? .glide(from: now, to: proposed, rate: glideRate)
                : .spring(from: now, to: limits.clamped(now), velocity: 0)
        }
        if limits.contains(free) { return proposed == now ? .still(now) : .glide(from: now, to: proposed, rate: glideRate) }
        let end = limits.clamped(free)
        if now == end && !limits.bounces { return .still(now) }
        return .strike(from: now, beyond: free, rate: glideRate, end: end, bounces: limits.bounces)
    }

    private func pagingCurves(_ speed: CGPoint) -> Curves {
        let now = contentOffset
        return (
            pageCurve(now.x, drag.start.x, speed.x, horizontalLimits), pageCurve(now.y, drag.start.y, speed.y, verticalLimits)
        )
    }

    /// Pages count from the content's beginning; a quick drag turns one, a slow one goes to the nearest.
    private func pageCurve(_ now: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ limits: ScrollLimits) -> ScrollCurve {
        guard limits.moves, limits.length > 0 else { return .still(now) }
        let here = (now - limits.low) / limits.length, first = ((start - limits.low) / limits.length).rounded()
        var page = here.rounded()
        if abs(speed) >= Self.leastPagingSpeed { page = speed > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1 }
        page = min(max(page, first - 1), first + 1)
        let target = limits.clamped(limits.low + page * limits.length)
        guard target != now else { return .still(now) }
        // No faster than a spring takes without passing the page.
        let fastest = abs(target - now) * ScrollCurve.springRate
        let toward = (target - now) * speed > 0 ? min(max(speed, -fastest), fastest) : 0
        return .spring(from: now, to: target, velocity: toward)
    }

    /// Brings content that lies beyond its ends back. Answers whether there was anything to do.
    func springBack() -> Bool {
        let now = contentOffset, target = clamped(now)
        guard target != now else { return false }
        showIndicators()
        motion = ScrollMotion(
            self, horizontal: .spring(from: now.x, to: target.x, velocity: 0), vertical: .spring(from: now.y, to: target.y, velocity: 0),
            isDeceleration: true)
        return true
    }

    // MARK: Rates

    /// Where a speed leads, by the rate's own rule: each millisecond leaves that part of it.
    private func projected(_ offset: CGFloat, _ speed: CGFloat) -> CGFloat { offset + speed / 1000 * usableRate / (1 - usableRate) }

    /// The part of the distance that is covered per second.
    private var glideRate: CGFloat { -1000 * log(usableRate) }

    private var usableRate: CGFloat {
        let rate = decelerationRate.rawValue
        return rate.isFinite ? min(max(rate, 0.5), 0.9999) : DecelerationRate.normal.rawValue
    }
}

extension ScrollCurve {
    var moves: Bool {
        if case .still = self { return false }
        return true
    }
}
