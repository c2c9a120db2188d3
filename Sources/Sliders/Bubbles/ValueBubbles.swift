import UIKit

/// Shows the values in bubbles over the thumbs.
///
/// While a thumb is held its bubble stands in the window above everything, so that no superview clips it, and never leaves the window: its
/// body shifts, and its arrow keeps pointing at the thumb; where there is no room on its side it changes sides. Bubbles that would touch merge
/// into one. Its width is that of the widest value, so that it does not shake.
@MainActor
open class ValueBubbles: SliderDecoration {
    /// When bubbles are there.
    public enum Visibility: Hashable, Sendable, CaseIterable {
        /// While its thumb is held by a finger. The default.
        case whileHeld
        /// While its thumb is held or has the focus.
        case whileHeldOrFocused
        /// All the time. A bubble at rest stands inside the slider, and scrolls and is clipped with it.
        case always
    }

    /// Where bubbles are.
    public enum Side: Hashable, Sendable, CaseIterable {
        /// Above a horizontal track, to the left of a vertical one. The default.
        case before
        /// Below, or to the right.
        case after
    }

    /// How they look.
    public var style: BubbleStyle { didSet { slider?.setNeedsLayout() } }
    /// When they are there.
    public var visibility: Visibility { didSet { slider?.setNeedsLayout() } }
    /// Where they are, if there is room.
    public var side: Side { didSet { slider?.setNeedsLayout() } }
    /// How far a value must go, as a share of the track, until its bubble is drawn anew. Default 0: at each change. The text may lag behind
    /// by less than this; from 0.98 on it is always exact.
    public var significantChange: Double = 0
    /// The text of a value. Default: the slider's format.
    public var text: ((Double) -> String)? { didSet { slider?.setNeedsLayout() } }
    /// Whether they grow out of the thumb and fade away. Default true; never where the user wants less motion.
    public var isAnimated = true

    private(set) weak var slider: ValueSlider?
    private var views: [BubbleView] = []
    private var drawn: [Int: Double] = [:]

    /// Bubbles.
    public init(_ style: BubbleStyle = BubbleStyle(), visibility: Visibility = .whileHeld, side: Side = .before) {
        self.style = style
        self.visibility = visibility
        self.side = side
    }

    /// The bubbles that are there now, for tests of your own: their frames in the window and their texts.
    public var shown: [(frame: CGRect, text: String)] {
        views.compactMap { view in
            view.superview.map { (view.convert(view.content.body, to: $0.window), view.content.text) }
        }
    }

    /// Adds its views to a slider.
    open func attach(to slider: ValueSlider) { self.slider = slider }

    /// Takes them off again.
    open func detach(from slider: ValueSlider) {
        for view in views { view.removeFromSuperview() }
        views = []
        self.slider = nil
    }

    /// Follows each change.
    open func hear(_ change: SliderChange, of slider: ValueSlider) { slider.setNeedsLayout() }

    /// Brings its views to their places.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        guard slider.window != nil else { return show([], slider) }
        let thumbs = slider.values.indices.filter { isVisible($0, slider) }
        show(thumbs.isEmpty ? [] : BubblePlacement(self, slider, geometry, outer, thumbs).bubbles, slider)
    }

    private func isVisible(_ thumb: Int, _ slider: ValueSlider) -> Bool {
        switch visibility {
        case .always: true
        case .whileHeld: slider.thumbs[thumb].isHeld
        case .whileHeldOrFocused: slider.thumbs[thumb].isHeld || slider.thumbs[thumb].isFocused
        }
    }

    /// The value that a thumb's bubble shows.
    func shownValue(of thumb: Int, _ slider: ValueSlider) -> Double {
        let value = slider.values[thumb], level = slider.fraction(of: value)
        if let last = drawn[thumb], level < 0.98, abs(level - slider.fraction(of: last)) < significantChange { return last }
        drawn[thumb] = value
        return value
    }

    private func show(_ bubbles: [BubblePlacement.Bubble], _ slider: ValueSlider) {
        while views.count > bubbles.count { leave(views.removeLast()) }
        for (index, bubble) in bubbles.enumerated() {
            let isNew = index == views.count
            if isNew { views.append(BubbleView()) }
            let view = views[index]
            let isHeld = slider.thumbs.contains(where: \.isHeld)
            guard let parent = isHeld ? slider.window : slider else { continue }
            if view.superview !== parent { parent.addSubview(view) }
            parent.bringSubviewToFront(view)
            view.style = style
            let area = bubble.content.tips.reduce(bubble.content.body) { $0.union(CGRect(origin: $1, size: .zero)) }
                .insetBy(dx: -style.outlineWidth, dy: -style.outlineWidth)
            UIView.performWithoutAnimation {
                view.transform = .identity
                view.frame = parent.convert(area, from: slider.window)
                var content = bubble.content
                content.body = content.body.offsetBy(dx: -area.minX, dy: -area.minY)
                content.tips = content.tips.map { CGPoint(x: $0.x - area.minX, y: $0.y - area.minY) }
                view.content = content
            }
            if isNew, isHeld { enter(view) }
        }
    }

    // MARK: Coming and going

    private var moves: Bool { isAnimated && !UIAccessibility.isReduceMotionEnabled }

    private func enter(_ view: BubbleView) {
        guard moves, let tip = view.content.tips.first else { return }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: tip.x - middle.x, y: tip.y - middle.y).scaledBy(x: 0.2, y: 0.2)
        UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            view.alpha = 1
            view.transform = .identity
        }
    }

    private func leave(_ view: BubbleView) {
        guard moves, view.window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }
}
