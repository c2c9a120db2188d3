import UIKit

extension VerticalSlider {
    /// Whether a finger at a point takes hold of the thumb: on it, or 44 points around its middle.
    func takesHold(at point: CGPoint) -> Bool {
        guard let thumb = thumbView else { return false }
        let place = convert(thumb.bounds, from: thumb)
        return place.insetBy(dx: min(0, (place.width - 44) / 2), dy: min(0, (place.height - 44) / 2)).contains(point)
    }

    /// Whether the thumb can be dragged now.
    private var canBeDragged: Bool { isEnabled && (phase == .idle || phase == .armed) && way != 0 }

    /// The pan went on.
    func panned(_ pan: ThumbPan) {
        switch pan.state {
        case .began:
            if phase == .idle { tell(.began(.touch)) }
            isHeld = true
            enter(.dragging)
            follow(pan)
        case .changed: follow(pan)
        case .ended where isHeld: release(velocity: pan.velocity(in: pathView).y * (way < 0 ? -1 : 1))
        case .ended: break
        default: cancelDrag()
        }
    }

    /// The thumb goes as far as the finger. What is left over at an end is kept: the thumb waits there until the finger comes back to it.
    private func follow(_ pan: ThumbPan) {
        let way = way
        guard isHeld, way != 0, let path = pathView else { return }
        let wanted = progress * way + pan.translation(in: path).y
        drag(to: wanted / way)
        pan.setTranslation(CGPoint(x: 0, y: wanted - progress * way), in: path)
    }

    /// A tap on the thumb is the first or the second of two activations; one anywhere undoes where that is possible.
    func tapped(at point: CGPoint) {
        if phase == .undoable || takesHold(at: point) { _ = activate(.touch) }
    }

    /// Whether a recogniser may begin: the own pan along the path only, and no other pan while the thumb is held.
    func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let other = recognizer as? UIPanGestureRecognizer else { return true }
        guard other === pan else { return !isHeld }
        let moved = pan.translation(in: self)
        return canBeDragged && abs(moved.y) >= abs(moved.x)
    }
}
