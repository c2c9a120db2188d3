import UIKit

/// A dot, or a picture, on the track at each tick, which shows whether the value has come past it.
@MainActor
open class TickDots: SliderDecoration {
    /// Where a value stands to a dot.
    public enum State: Hashable, Sendable, CaseIterable {
        /// The value is past it.
        case passed
        /// The value is there.
        case current
        /// The value is not there yet.
        case ahead
    }

    /// Where the dots are.
    public var source: any TickSource { didSet { slider?.setNeedsLayout() } }
    /// The pictures of the states, at their own sizes. A state without one has a round dot.
    public var images: [State: UIImage] = [:] { didSet { slider?.setNeedsLayout() } }
    /// A round dot's size, in points. Default 10.
    public var size: CGFloat = 10 { didSet { slider?.setNeedsLayout() } }
    /// The colours of round dots. Default: the fill's for what is passed and current, the third label colour ahead.
    public var colors: [State: UIColor] = [:] { didSet { slider?.setNeedsLayout() } }
    private var views: [UIImageView] = []
    private weak var slider: ValueSlider?

    /// Dots.
    public init(_ source: any TickSource = StopTicks()) { self.source = source }

    /// Joins a slider.
    open func attach(to slider: ValueSlider) { self.slider = slider }

    /// Takes its dots off again.
    open func detach(from slider: ValueSlider) {
        for view in views { view.removeFromSuperview() }
        views = []
        self.slider = nil
    }

    /// Where the values stand to a tick: between two thumbs is passed, as that part is filled.
    public func state(of tick: Tick, in slider: ValueSlider) -> State {
        let values = slider.values
        if values.contains(tick.value) { return .current }
        let isBelow = tick.value < values[values.count - 1]
        return isBelow && (values.count == 1 || tick.value > values[0]) ? .passed : .ahead
    }

    /// Brings the dots to their places.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        let ticks = source.ticks(in: slider.range, scale: slider.scale, stops: slider.stops)
        while views.count > ticks.count { views.removeLast().removeFromSuperview() }
        while views.count < ticks.count {
            let view = UIImageView()
            views.append(view)
            slider.insertSubview(view, aboveSubview: views.dropLast().last ?? slider.track)
        }
        for (view, tick) in zip(views, ticks) {
            let state = state(of: tick, in: slider), image = images[state]
            let own = image?.size ?? CGSize(width: max(0, size), height: max(0, size))
            view.image = image
            view.backgroundColor = image == nil ? colors[state] ?? (state == .ahead ? .tertiaryLabel : slider.fillColor ?? slider.tintColor) : nil
            view.layer.cornerRadius = image == nil ? own.width / 2 : 0
            view.bounds = CGRect(origin: .zero, size: own)
            view.center = geometry.point(of: slider.fraction(of: tick.value))
        }
    }
}
