extension UISlider {
    /// Where a touch is taken for the thumb: its rectangle, grown to the smallest target.
    var thumbTarget: CGRect {
        let thumb = thumbRectNow
        guard thumb.isFinite else { return .null }
        let grow = { (side: CGFloat) in min(0, (side - self.look.smallestTarget) / 2) }
        return thumb.insetBy(dx: grow(thumb.width), dy: grow(thumb.height))
    }

    func grab(_ touch: UITouch) -> Bool {
        grabOffset = 0
        dragsAlongAxis = false
        grabPoint = touch.location(in: self)
        guard thumbTarget.contains(grabPoint) else { return false }
        if let motion {
            // The thumb is caught where it is.
            store(motion.value)
            stopMotion()
        }
        let ends = thumbEnds
        grabOffset = grabPoint.x - (ends.first + (ends.last - ends.first) * fraction(of: ownValue))
        if sendsContinuously { noteChange(nil) }
        return true
    }

    func drag(_ touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        if abs(point.x - grabPoint.x) > UIPanGestureRecognizer.hysteresis { dragsAlongAxis = true }
        let ends = thumbEnds
        let travel = ends.last - ends.first
        guard travel.isFinite, abs(travel) > 0.000_1, point.x.isFinite else { return }
        let old = ownValue
        store(value(atFraction: (point.x - grabOffset - ends.first) / travel))
        guard ownValue != old else { return }
        geometryChanged()
        if sendsContinuously { noteChange(event) }
    }

    func release(_ event: UIEvent?, cancelled: Bool = false) {
        dragsAlongAxis = false
        // A continuous slider has told of each change; it tells once more when the finger lifts.
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
        guard isTracking, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else { return true }
        if dragsAlongAxis { return false }
        let moved = pan.translation(in: self)
        return abs(moved.x) < abs(moved.y)
    }
}
