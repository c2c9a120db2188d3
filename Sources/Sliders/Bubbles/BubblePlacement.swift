import UIKit

/// Works out the bubbles of a slider, in the coordinates of its window.
@MainActor
struct BubblePlacement {
    struct Bubble {
        var content: BubbleView.Content
    }

    private let owner: ValueBubbles
    private let slider: ValueSlider
    private let thumbs: [Int]
    private let traits: UITraitCollection
    /// The middles of the thumbs in the window.
    private let centers: [CGPoint]
    private let isHorizontal: Bool
    private let room: CGRect
    private let reach: CGFloat
    private let values: [Double]

    /// How far bubbles stay from the window's edges, and from each other, in points. (choice)
    private static let margin: CGFloat = 4

    init(_ owner: ValueBubbles, _ slider: ValueSlider, _ geometry: TrackGeometry, _ outer: SliderInsets, _ thumbs: [Int]) {
        self.owner = owner
        self.slider = slider
        self.thumbs = thumbs
        traits = slider.traitCollection
        centers = thumbs.map { slider.convert(slider.center(ofThumb: $0), to: slider.window) }
        values = thumbs.map { owner.shownValue(of: $0, slider) }
        isHorizontal = geometry.axis == .horizontal
        let window = slider.window ?? UIWindow()
        room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        reach = max(slider.thumbSize.height, slider.trackThickness) / 2 + owner.style.gap
    }

    private func text(_ value: Double) -> String { owner.text?(value) ?? slider.text(for: value) }

    private func text(of members: [Int]) -> String {
        let values = members.map { self.values[$0] }
        guard let least = values.min(), let greatest = values.max(), members.count > 1 else { return text(values.first ?? 0) }
        return SliderWords.span(text(least), text(greatest))
    }

    /// The widest that a bubble for so many thumbs gets, so that its width is steady.
    private func size(of count: Int) -> CGSize {
        let range = slider.range
        var samples = [range.lowerBound, range.upperBound]
        if let stops = slider.stops?.all(in: range, limit: 100), !stops.isEmpty { samples += stops }
        let texts = count > 1 ? [(SliderWords.span(text(range.lowerBound), text(range.upperBound)), 0.5)] : samples.map { (text($0), slider.fraction(of: $0)) }
        return texts.map { BubbleView.size(of: $0.0, level: CGFloat($0.1), owner.style, traits) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func own(_ members: [Int]) -> CGSize {
        BubbleView.size(of: text(of: members), level: level(of: members), owner.style, traits)
    }

    /// Where the middle of the values lies in the range.
    private func level(of members: [Int]) -> CGFloat {
        let values = members.map { self.values[$0] }
        return CGFloat(slider.fraction(of: ((values.min() ?? 0) + (values.max() ?? 0)) / 2))
    }

    private func length(_ members: [Int]) -> CGFloat {
        let own = own(members), steady = size(of: members.count)
        return isHorizontal ? max(own.width, steady.width) : max(own.height, steady.height)
    }

    private func breadth(_ members: [Int]) -> CGFloat {
        let own = own(members), steady = size(of: members.count)
        return isHorizontal ? max(own.height, steady.height) : max(own.width, steady.width)
    }

    var bubbles: [Bubble] {
        let anchors = centers.map { isHorizontal ? $0.x : $0.y }
        let edges = isHorizontal ? room.minX...max(room.minX, room.maxX) : room.minY...max(room.minY, room.maxY)
        let places = BubbleLayout.places(
            for: anchors, within: edges, gap: Self.margin, margin: owner.style.arrow.width / 2 + owner.style.cornerRadius / 2, length: length)
        return places.map(bubble)
    }

    private func bubble(_ place: BubbleLayout.Place) -> Bubble {
        let breadth = breadth(place.members), arrow = max(0, owner.style.arrow.height)
        let line = place.members.map { isHorizontal ? centers[$0].y : centers[$0].x }.min() ?? 0
        let low = isHorizontal ? room.minY : room.minX, high = isHorizontal ? room.maxY : room.maxX
        let needed = reach + arrow + breadth
        let fitsBefore = line - needed >= low, fitsAfter = line + needed <= high
        let isBefore = owner.side == .before ? fitsBefore || !fitsAfter : !fitsAfter && fitsBefore
        let start = isBefore ? max(low, line - needed) : min(line + reach + arrow, max(low, high - breadth))
        let tip = isBefore ? start + breadth + arrow : start - arrow
        let length = place.body.upperBound - place.body.lowerBound
        let body = isHorizontal
            ? CGRect(x: place.body.lowerBound, y: start, width: length, height: breadth)
            : CGRect(x: start, y: place.body.lowerBound, width: breadth, height: length)
        return Bubble(
            content: .init(
                body: body, tips: place.tips.map { isHorizontal ? CGPoint(x: $0, y: tip) : CGPoint(x: tip, y: $0) },
                text: text(of: place.members), level: level(of: place.members)))
    }
}
