import UIKit

/// A view at each end of the track, such as a small and a large sun. They shrink the track.
@MainActor
open class EndViews: SliderDecoration {
    /// Behind the least value; nil for none.
    public let least: UIView?
    /// Behind the greatest value; nil for none.
    public let greatest: UIView?
    /// What the least and the greatest value are called, such as "off" and "loudest"; nil for the number.
    public var spokenLeast: String?
    /// The same for the greatest.
    public var spokenGreatest: String?
    /// The room between a view and the track's end, in points. Default 8.
    public var gap: CGFloat = 8 { didSet { slider?.shapeChanged() } }
    private weak var slider: ValueSlider?

    /// Views at the ends, at the sizes that they ask for.
    public init(least: UIView?, greatest: UIView?, spokenLeast: String? = nil, spokenGreatest: String? = nil) {
        self.least = least
        self.greatest = greatest
        self.spokenLeast = spokenLeast
        self.spokenGreatest = spokenGreatest
    }

    /// Pictures at the ends.
    public convenience init(least: UIImage?, greatest: UIImage?, spokenLeast: String? = nil, spokenGreatest: String? = nil) {
        func view(_ image: UIImage?) -> UIView? { image.map { UIImageView(image: $0) } }
        self.init(least: view(least), greatest: view(greatest), spokenLeast: spokenLeast, spokenGreatest: spokenGreatest)
    }

    /// Adds its views to a slider.
    open func attach(to slider: ValueSlider) {
        self.slider = slider
        for view in [least, greatest].compactMap({ $0 }) { slider.addSubview(view) }
    }

    /// Takes them off again.
    open func detach(from slider: ValueSlider) {
        for view in [least, greatest].compactMap({ $0 }) { view.removeFromSuperview() }
        self.slider = nil
    }

    private func room(_ view: UIView?, in slider: ValueSlider) -> CGFloat {
        guard let view else { return 0 }
        let size = size(view)
        return gap + (slider.axis == .horizontal ? size.width : size.height)
    }

    private func size(_ view: UIView) -> CGSize {
        let natural = view.intrinsicContentSize
        if natural.width >= 0 && natural.height >= 0 { return natural }
        return view.sizeThatFits(view.bounds.size)
    }

    /// The room that it takes beside the track.
    open func insets(in slider: ValueSlider) -> SliderInsets {
        SliderInsets(least: room(least, in: slider), greatest: room(greatest, in: slider))
    }

    /// Brings its views to their places.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        for (view, isGreatest) in [(least, false), (greatest, true)] {
            guard let view else { continue }
            let size = size(view)
            let extent = geometry.axis == .horizontal ? size.width : size.height
            let end = geometry.end(isGreatest: isGreatest)
            let isHigh = end > geometry.end(isGreatest: !isGreatest)
            let center = geometry.point(along: end + (isHigh ? 1 : -1) * (gap + extent / 2), across: 0)
            view.frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
    }

    /// The name that a value has here.
    open func spokenText(for value: Double, of slider: ValueSlider) -> String? {
        value == slider.minimumValue ? spokenLeast : value == slider.maximumValue ? spokenGreatest : nil
    }
}
