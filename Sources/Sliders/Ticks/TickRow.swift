import UIKit

/// A row of ticks along the track, with labels.
@MainActor
open class TickRow: SliderDecoration {
    /// Where the row is.
    public enum Side: Hashable, Sendable, CaseIterable {
        /// Above a horizontal track, to the left of a vertical one.
        case before
        /// Below it, or to the right. The default.
        case after
        /// On the track; labels are below it, or to the right.
        case onTrack
    }

    /// Where the ticks are.
    public var source: any TickSource { didSet { change() } }
    /// Where the row is. Default after.
    public var side: Side { didSet { change() } }
    /// A tick's way across the track, in points. Default 6.
    public var length: CGFloat = 6 { didSet { change() } }
    /// A tick's breadth, in points. Default 1.
    public var thickness: CGFloat = 1 { didSet { change() } }
    /// The ticks' colour. Default the second label colour.
    public var color: UIColor = .secondaryLabel { didSet { change() } }
    /// The labels' colour. Default the second label colour.
    public var labelColor: UIColor = .secondaryLabel { didSet { change() } }
    /// The labels' font. Default the smallest caption, at the user's text size.
    public var font: UIFont? { didSet { change() } }
    /// Whether ticks without a label of their own show their value, in the slider's format. Default false.
    public var showsValues = false { didSet { change() } }
    /// Whether the labels at the ends shift inside the slider, rather than stand in the middle of their ticks. Default false.
    public var keepsLabelsInside = false { didSet { change() } }
    /// The least distance of two ticks, in points; where they are crowded, every second, third, … is shown. Default 4.
    public var leastDistance: CGFloat = 4 { didSet { change() } }
    /// The room between thumb and ticks, and ticks and labels, in points. Default 3.
    public var gap: CGFloat = 3 { didSet { change() } }
    private let view = TickRowView()
    private weak var slider: ValueSlider?

    /// A row.
    public init(_ source: any TickSource = StopTicks(), side: Side = .after) {
        self.source = source
        self.side = side
    }

    private func change() { slider?.shapeChanged() }

    /// Adds its views to a slider.
    open func attach(to slider: ValueSlider) {
        self.slider = slider
        slider.addSubview(view)
    }

    /// Takes them off again.
    open func detach(from slider: ValueSlider) {
        view.removeFromSuperview()
        self.slider = nil
    }

    /// All ticks, whether there is room for them or not.
    public func ticks(of slider: ValueSlider) -> [Tick] { source.ticks(in: slider.range, scale: slider.scale, stops: slider.stops) }

    /// The room that it takes beside the track.
    open func insets(in slider: ValueSlider) -> SliderInsets {
        let breadth = (side == .onTrack ? 0 : length + gap) + labelBreadth(in: slider)
        return side == .before ? SliderInsets(before: breadth) : SliderInsets(after: breadth)
    }

    /// Brings its views to their places.
    open func layout(in slider: ValueSlider, geometry: TrackGeometry, outer: SliderInsets) {
        let ticks = ticks(of: slider)
        let coordinates = ticks.map { geometry.coordinate(of: slider.fraction(of: $0.value)) }
        let kept = TickThinning.kept(coordinates, distance: leastDistance)
        view.content = TickRowView.Content(
            marks: kept.map { mark(at: coordinates[$0], slider, geometry, outer) }, labels: labels(ticks, coordinates, slider, geometry, outer),
            color: color, labelColor: labelColor, font: labelFont(slider))
        view.frame = slider.bounds.insetBy(dx: -40, dy: -40)
        view.origin = CGPoint(x: slider.bounds.minX - 40, y: slider.bounds.minY - 40)
        view.setNeedsDisplay()
    }

    /// The name that a value has here.
    open func spokenText(for value: Double, of slider: ValueSlider) -> String? {
        let ticks = ticks(of: slider)
        guard let index = ticks.firstIndex(where: { $0.value == value }), let label = ticks[index].label else { return nil }
        return "\(label), \(SliderWords.place(index + 1, ticks.count))"
    }

    // MARK: Places

    private func labelFont(_ slider: ValueSlider) -> UIFont { font ?? .preferredFont(forTextStyle: .caption2, compatibleWith: slider.traitCollection) }

    private func text(_ tick: Tick, _ slider: ValueSlider) -> String? { tick.label ?? (showsValues ? slider.text(for: tick.value) : nil) }

    private func labelBreadth(in slider: ValueSlider) -> CGFloat {
        let sizes = ticks(of: slider).compactMap { text($0, slider) }.map { size($0, slider) }
        guard let most = sizes.map({ slider.axis == .horizontal ? $0.height : $0.width }).max() else { return 0 }
        return most + gap
    }

    private func size(_ text: String, _ slider: ValueSlider) -> CGSize {
        let size = (text as NSString).size(withAttributes: [.font: labelFont(slider)])
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// How far from the track's middle the row begins.
    private func edge(_ slider: ValueSlider, _ outer: SliderInsets) -> CGFloat {
        let thumb = max(slider.thumbSize.height, slider.trackThickness) / 2
        switch side {
        case .before: return -(thumb + outer.before + gap)
        case .after: return thumb + outer.after + gap
        case .onTrack: return thumb + outer.after
        }
    }

    private func mark(at along: CGFloat, _ slider: ValueSlider, _ geometry: TrackGeometry, _ outer: SliderInsets) -> CGRect {
        let edge = edge(slider, outer)
        let low = side == .onTrack ? -length / 2 : side == .before ? edge - length : edge
        let corner = geometry.point(along: along - thickness / 2, across: low)
        return geometry.axis == .horizontal
            ? CGRect(x: corner.x, y: corner.y, width: thickness, height: length) : CGRect(x: corner.x, y: corner.y, width: length, height: thickness)
    }

    private func labels(
        _ ticks: [Tick], _ coordinates: [CGFloat], _ slider: ValueSlider, _ geometry: TrackGeometry, _ outer: SliderInsets
    ) -> [TickRowView.Label] {
        let edge = edge(slider, outer)
        let start = side == .onTrack ? edge + gap : side == .before ? edge - length - gap : edge + length + gap
        var found: [TickRowView.Label] = []
        for (tick, along) in zip(ticks, coordinates) {
            guard let text = text(tick, slider) else { continue }
            let size = size(text, slider)
            let breadth = geometry.axis == .horizontal ? size.height : size.width
            let extent = geometry.axis == .horizontal ? size.width : size.height
            let corner = geometry.point(along: labelStart(along, extent, slider, geometry), across: side == .before ? start - breadth : start)
            found.append(TickRowView.Label(text: text, rect: CGRect(origin: corner, size: size)))
        }
        let spans = found.map { geometry.axis == .horizontal ? $0.rect.minX...$0.rect.maxX : $0.rect.minY...$0.rect.maxY }
        return TickThinning.fitting(spans, gap: leastDistance).map { found[$0] }
    }

    /// Where a label begins along the track.
    private func labelStart(_ along: CGFloat, _ extent: CGFloat, _ slider: ValueSlider, _ geometry: TrackGeometry) -> CGFloat {
        let middle = along - extent / 2
        guard keepsLabelsInside else { return middle }
        let room = geometry.axis == .horizontal ? (slider.bounds.minX, slider.bounds.maxX) : (slider.bounds.minY, slider.bounds.maxY)
        return max(room.0, min(middle, room.1 - extent))
    }
}
