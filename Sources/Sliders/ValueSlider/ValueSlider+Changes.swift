import UIKit

extension ValueSlider {
    /// Has a closure called with every change, by the user or the program, until the result is cancelled or the slider is gone.
    /// - Returns: what ends the calls; it need not be kept for them to go on.
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (SliderChange) -> Void) -> ChangeSubscription {
        let subscription = ChangeSubscription(self, handler)
        subscriptions.append(subscription)
        return subscription
    }

    /// Takes changed values: thumbs and track follow.
    func adopt(_ changed: SliderValues, animated: Bool = false) {
        let isSame = changed.values == model.values && changed.range == model.range && changed.limits == model.limits
        model = changed
        matchThumbs()
        guard !isSame else { return }
        setNeedsLayout()
        guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layoutIfNeeded() }
    }

    /// As many thumbs as values.
    func matchThumbs() {
        while thumbs.count > values.count { thumbs.removeLast().removeFromSuperview() }
        while thumbs.count < values.count {
            let thumb = makeThumb()
            thumb.slider = self
            thumb.index = thumbs.count
            thumbs.append(thumb)
            addSubview(thumb)
            thumb.showStyle(of: self)
        }
        isMultipleTouchEnabled = values.count > 1
    }

    /// Adds a decoration outside of those that are there.
    public func addDecoration(_ decoration: any SliderDecoration) {
        guard !decorations.contains(where: { $0 === decoration }) else { return }
        decorations.append(decoration)
        decoration.attach(to: self)
        for thumb in thumbs { bringSubviewToFront(thumb) }
        shapeChanged()
    }

    /// Takes a decoration off.
    public func removeDecoration(_ decoration: any SliderDecoration) {
        guard let index = decorations.firstIndex(where: { $0 === decoration }) else { return }
        decorations.remove(at: index)
        decoration.detach(from: self)
        shapeChanged()
    }
}
