import UIKit

extension ConfirmSlider {
    /// Whether a finger at a point takes hold of the thumb: 44 points around its middle at least.
    func takesHold(at point: CGPoint) -> Bool {
        let center = thumbCenter(at: progress)
        return abs(point.x - center.x) <= max(44, thumbSize.width) / 2 && abs(point.y - center.y) <= max(44, thumbSize.height) / 2
    }

    func begin(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        if phase == .undoable { return true }
        guard isEnabled, phase == .idle || phase == .armed, wayLength > 0, takesHold(at: point) else { return false }
        isHeld = true
        grip = (way(of: point) - progress * wayLength, point)
        speed = TouchSpeed()
        speed.note(way(of: point), at: touch.timestamp)
        if phase == .idle { tell(.began(.touch)) }
        return true
    }

    func move(_ touch: UITouch) -> Bool {
        guard isHeld, let grip else { return phase == .undoable }
        let point = touch.location(in: self), way = way(of: point)
        speed.note(way, at: touch.timestamp)
        // A finger that has moved drags; one that has not may yet be a tap.
        if phase != .dragging {
            guard hypot(point.x - grip.start.x, point.y - grip.start.y) > Self.tapSlop else { return true }
            enter(.dragging)
        }
        drag(to: (way - grip.offset) / wayLength)
        return isHeld
    }

    /// How far a finger may stray and still tap, in points.
    private static let tapSlop: CGFloat = 4

    func end(_ touch: UITouch?) {
        if phase == .undoable {
            if let touch, bounds.contains(touch.location(in: self)) { fail(.undone) }
            return
        }
        guard isHeld, let touch else { return cancelDrag() }
        if phase == .dragging { return release(velocity: speed.velocity(at: touch.timestamp)) }
        isHeld = false
        tap()
    }

    /// A touch that did not move: the first or the second activation.
    private func tap() {
        guard allowsDoubleActivation else { return fail(.released) }
        if phase == .armed { arrive(.touch) } else { arm() }
    }

    func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.view !== self else { return true }
        if isHeld { return false }
        guard isEnabled, pan.numberOfTouches > 0 else { return true }
        let moved = pan.translation(in: self), point = pan.location(in: self)
        let isAlong = direction.isVertical ? abs(moved.y) >= abs(moved.x) : abs(moved.x) >= abs(moved.y)
        return !isAlong || !takesHold(at: CGPoint(x: point.x - moved.x, y: point.y - moved.y))
    }
}
