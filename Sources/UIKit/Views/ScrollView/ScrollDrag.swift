/// What a scroll view knows of the finger that drags it.
struct ScrollDrag {
    var isTracking = false
    var isDragging = false
    /// The offset that the finger asked for at its origin; beyond the ends more than is seen.
    var base = CGPoint.zero
    /// The translation of the finger that stands for no scrolling: what it took to begin.
    var origin = CGPoint.zero
    /// The offset when the drag began.
    var start = CGPoint.zero
    var allowsHorizontal = true
    var allowsVertical = true
}
