import UIKit

extension ValueSlider {
    /// Takes a turn of the wheel, in points that it would move content: up and right raise, left in right-to-left interfaces. A slider in a scroll view
    /// leaves the wheel to it unless a thumb has the focus.
    func turn(by way: CGPoint) {
        let isSideways = abs(way.x) > abs(way.y)
        let sign: CGFloat = isSideways && axis == .horizontal && isReversed ? -1 : 1
        let count = wheel.steps(for: isSideways ? -way.x * sign : way.y)
        guard count != 0, drags.isEmpty else { return }
        let free = thumbs.filter { !lockedThumbs.contains($0.index) }
        guard let thumb = (free.first(where: \.isFocused) ?? free.first)?.index else { return }
        let gesture = wheel.begin { beginGesture(thumb: thumb, cause: .wheel) }
        gesture.move(to: value(count, stepsFrom: values[gesture.thumb], share: keyboard.smallShare))
    }

    /// Whether the wheel is the slider's.
    var takesWheel: Bool {
        guard canBeMoved else { return false }
        if takesWheelInScrollViews || thumbs.contains(where: \.isFocused) { return true }
        return !sequence(first: self as UIView, next: \.superview).contains { $0 is UIScrollView }
    }
}
