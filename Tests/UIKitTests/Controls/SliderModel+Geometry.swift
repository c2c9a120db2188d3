@_spi(SliderKit) import UIKit

extension SliderModel {
    /// What the slider stands in, at the window's origin.
    static let box = CGRect(x: 0, y: 0, width: 300, height: 140)

    var isMirrored: Bool {
        switch direction {
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback: false
        default: isHostMirrored
        }
    }

    var state: UIControl.State {
        var state: UIControl.State = []
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    func image(_ part: Part) -> UIImage? {
        guard case .images(let images) = dresses[part.rawValue] else { return nil }
        return (images[state.rawValue] ?? images[0]).map { SliderProps.images[$0] }
    }

    var isClassic: Bool {
        look == .classic || dresses.contains { if case .images(let images) = $0 { !images.isEmpty } else { false } }
    }
    private var inset: CGFloat { isClassic ? 2 : 0 }

    /// The size of a value image, and how much of the length it takes.
    private func valueImageSize(_ index: Int?) -> CGSize {
        guard let size = index.map({ SliderProps.images[$0].size }), size.width > 0 else { return .zero }
        let scale = min(1, bounds.height / size.height, bounds.width / 2 / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// From a rectangle that is counted from the minimum's end.
    private func physical(_ x: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(
            x: isMirrored ? bounds.maxX - x - size.width : bounds.minX + x, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    var lowImageRect: CGRect { valueImageRect(lowImage, isLow: true) }
    var highImageRect: CGRect { valueImageRect(highImage, isLow: false) }
    private func valueImageRect(_ index: Int?, isLow: Bool) -> CGRect {
        let size = valueImageSize(index)
        guard let index, SliderProps.images[index].size.width > 0 else { return .zero }
        return physical(isLow ? 0 : bounds.width - size.width, size)
    }

    /// The track's begin and end, from the minimum's end.
    private var track: (from: CGFloat, to: CGFloat) {
        let room = { (index: Int?) in
            let size = self.valueImageSize(index)
            return size.width > 0 && size.height > 0 ? size.width + 7 : self.inset
        }
        let from = room(lowImage), to = bounds.width - room(highImage)
        return (from, max(to, from))
    }

    var trackRect: CGRect {
        let own: CGFloat = isClassic ? 4 : 6
        let height = max(image(.minimumTrack)?.size.height ?? own, image(.maximumTrack)?.size.height ?? own)
        return physical(track.from, CGSize(width: track.to - track.from, height: height))
    }

    func thumbRect(_ value: Float) -> CGRect {
        var size = image(.thumb)?.size ?? (isClassic ? CGSize(width: 31, height: 31) : CGSize(width: 37, height: 24))
        if style == .thumbless { size.width = 0 }
        let travel = max(track.to - track.from + 2 * inset - size.width, 0)
        return physical(track.from - inset + travel * CGFloat(fraction(value)), size)
    }

    // MARK: In the window

    func local(_ place: CGPoint) -> CGPoint {
        let turned = CGPoint(x: place.x - center.x, y: place.y - center.y).applying(SliderProps.transforms[transform].inverted())
        return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
    }

    var thumbInWindow: CGPoint {
        let thumb = thumbRect(shown)
        let turned = CGPoint(x: thumb.midX - bounds.midX, y: thumb.midY - bounds.midY).applying(SliderProps.transforms[transform])
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }
}
