extension UISlider {
    /// Where a touch is taken for the thumb: its rectangle, grown to the smallest target; the whole track where there is no thumb.
    var thumbTarget: CGRect {
        let thumb = sliderStyle == .thumbless ? trackRect(forBounds: bounds) : thumbRectNow
        guard thumb.isFinite else { return .null }
        let grow = { (side: CGFloat) in min(0, (side - self.look.smallestTarget) / 2) }
        return thumb.insetBy(dx: grow(thumb.width), dy: grow(thumb.height))
    }

    /// Whether the thumb takes a touch at a point: all four edges of its target count, so that both directions are alike.
    func thumbTakes(_ point: CGPoint) -> Bool {
        let target = thumbTarget
        return point.x >= target.minX && point.x <= target.maxX && point.y >= target.minY && point.y <= target.maxY
    }

    func grab(_ touch: UITouch) -> Bool {
        grabOffset = 0
        hasGrip = false
        dragsAlongAxis = false
        grabPoint = touch.location(in: self)
        guard thumbTakes(grabPoint) else { return false }
        if let motion {
            // A thumb that moves by itself is caught where it is (choice).
            store(motion.value)
            stopMotion()
        }
        hasGrip = true
        takeGrip(at: grabPoint)
        if sendsContinuously { noteChange(nil) }
        return true
    }

    private func takeGrip(at point: CGPoint) {
        let ends = thumbEnds
        grabOffset = point.x - (ends.first + (ends.last - ends.first) * fraction(of: ownValue))
        if !grabOffset.isFinite { grabOffset = 0 }
    }

    /// A highlighted thumb may be of another size, and its middle then elsewhere: the finger that has just landed holds it there,
    /// so that the first move does not make the value jump. Later changes of state keep the grip: the value may have been written since.
    func keepGrip() {
        guard hasGrip, controlFlags.contains(.handlingTouch), let touch = trackedTouch, touch.phase == .began else { return }
        takeGrip(at: touch.location(in: self))
    }

    func drag(_ touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        if abs(point.x - grabPoint.x) > UIPanGestureRecognizer.hysteresis { dragsAlongAxis = true }
        let ends = thumbEnds
        let travel = ends.last - ends.first
        let fraction = (point.x - grabOffset - ends.first) / travel
        guard travel.isFinite, abs(travel) > 0.000_1, fraction.isFinite else { return }
        let old = ownValue
        let new = allowedValue(value(atFraction: fraction))
        guard new != old else { return }
        // What subclasses do in their override of it, rounding or showing the value, they do for the finger too.
        setValue(new, animated: false)
        guard ownValue != old else { return }
        if sendsContinuously { noteChange(event) }
    }

    func release(_ event: UIEvent?, cancelled: Bool = false) {
        dragsAlongAxis = false
        // A subclass that begins tracking by itself must not find this touch's.
        grabOffset = 0
        hasGrip = false
        // A continuous slider has told of each change; it tells once more when the finger lifts. A slider that is not
        // continuous tells of its value before a touchCancel too (choice).
        if !(sendsContinuously && cancelled) { noteChange(event) }
    }

    /// Where the thumb's middle is at the minimum and at the maximum.
    private var thumbEnds: (first: CGFloat, last: CGFloat) {
        let bounds = bounds, track = trackRect(forBounds: bounds)
        return (
            thumbRect(forBounds: bounds, trackRect: track, value: ownMinimum).midX,
            thumbRect(forBounds: bounds, trackRect: track, value: ownMaximum).midX
        )
    }

    /// A drag along the track that began on the thumb is the slider's, whatever pans are around it; one across it is theirs.
    func letsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else { return true }
        // The slider may not have heard of the finger yet.
        guard isTracking else { return !pan.tracked.contains { $0.ownView === self && isDragAlongTrack($0) } }
        if dragsAlongAxis { return false }
        let moved = pan.translation(in: self)
        return abs(moved.x) < abs(moved.y)
    }

    /// Whether a finger that landed on the thumb has moved more along the track than across it.
    func isDragAlongTrack(_ touch: UITouch) -> Bool {
        guard isEnabled, trackedTouch == nil || trackedTouch === touch else { return false }
        let start = convert(touch.startLocation, from: nil), now = touch.location(in: self)
        return thumbTarget.contains(start) && start != now && abs(now.x - start.x) >= abs(now.y - start.y)
    }
}
