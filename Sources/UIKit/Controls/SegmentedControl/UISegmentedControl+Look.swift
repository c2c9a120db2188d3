@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UISegmentedControl {
    /// How long the marker slides, the least height, the room beside a content, and how far the marker lies inside (choices; the classic height of
    /// 32 is what nibs show).
    static let slide: TimeInterval = 0.25
    static let standardTint = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    static let height: CGFloat = 32, margin: CGFloat = 10, inset: CGFloat = 2

    func prepareSegments() {
        isOpaque = false
        marker.layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        marker.layer.shadowOpacity = 0.12
        marker.layer.shadowRadius = 3
        marker.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(plate)
        addSubview(marker)
        paint()
    }

    // MARK: Sizes

    private func contentSize(_ segment: Segment) -> CGSize {
        if let image = segment.image { return image.size }
        return segment.label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        segment.width > 0 ? segment.width : (contentSize(segment).width + 2 * Self.margin).rounded(.up)
    }

    var fittingSize: CGSize {
        for (index, segment) in segments.enumerated() { fill(segment, index) }
        let automatic = segments.filter { $0.width == 0 }.map(naturalWidth)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let own = apportionsSegmentWidthsByContent ? automatic.reduce(0, +) : (automatic.max() ?? 0) * CGFloat(automatic.count)
        let tallest = segments.map { contentSize($0).height + 8 }.max() ?? 0
        return CGSize(width: own + fixed, height: max(Self.height, tallest.rounded(.up)))
    }

    /// The segments' widths in the present bounds: own ones first, the others share the rest.
    private var widths: [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let count = CGFloat(segments.filter { $0.width == 0 }.count)
        let rest = max(bounds.width - fixed, 0)
        let natural = segments.filter { $0.width == 0 }.map(naturalWidth).reduce(0, +)
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent && natural > 0 ? rest * naturalWidth(segment) / natural : rest / max(count, 1)
        }
    }

    /// Where a segment is, physically.
    func rect(ofSegment index: Int) -> CGRect {
        let widths = widths
        guard widths.indices.contains(index) else { return .zero }
        let start = widths.prefix(index).reduce(0, +)
        let x = isMirrored ? bounds.maxX - start - widths[index] : bounds.minX + start
        return CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
    }

    // MARK: Looks

    private func state(_ index: Int) -> UIControl.State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == ownSelection, !isMomentary { return .selected }
        return pressed == index ? .highlighted : .normal
    }

    private func fill(_ segment: Segment, _ index: Int) {
        let state = state(index)
        let own = (attributes[0] ?? [:]).merging(attributes[state.rawValue] ?? [:]) { $1 }
        // 13 points, semibold where selected (choice).
        let font = own[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium)
        let color = own[.foregroundColor] as? UIColor ?? (state == .disabled ? UIColor.tertiaryLabel : .label)
        let label = segment.label
        if own.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) {
            label.attributedText = NSAttributedString(
                string: segment.title ?? "", attributes: own.merging([.font: font, .foregroundColor: color]) { $1 })
        } else {
            if label.text != segment.title || label.content.attributed != nil { label.text = segment.title }
            if label.font != font { label.font = font }
            if label.textColor != color { label.textColor = color }
        }
        label.alpha = state == .highlighted ? 0.4 : 1
        let image = segment.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        if segment.image == nil { segment.picture.image = nil } else if segment.picture.image == nil || segment.picture.image?.cgImage !== image?.cgImage { segment.picture.image = image }
        if segment.picture.extras?.tintColor != color { segment.picture.tintColor = color }
        segment.picture.alpha = label.alpha
    }

    func paint() {
        let fill = UIColor.tertiarySystemFill
        if plate.backgroundColor != fill { plate.backgroundColor = fill }
        let tint = ownSelectedTint ?? Self.standardTint
        if marker.backgroundColor != tint { marker.backgroundColor = tint }
        for (index, segment) in segments.enumerated() { self.fill(segment, index) }
        setNeedsLayout()
    }

    private var radius: CGFloat {
        (traitCollection.values.sliderLook ?? SliderLook.chosen) == .current ? bounds.height / 2 : min(8, bounds.height / 2)
    }

    func place() {
        plate.frame = bounds
        plate.layer.cornerRadius = radius
        let hasMarker = segments.indices.contains(ownSelection) && !isMomentary
        marker.isHidden = !hasMarker
        if hasMarker {
            let area = rect(ofSegment: ownSelection).insetBy(dx: Self.inset, dy: Self.inset)
            marker.frame = CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: max(area.height, 0))
            marker.layer.cornerRadius = max(radius - Self.inset, 0)
            marker.alpha = isEnabled ? 1 : 0.5
        }
        for (index, segment) in segments.enumerated() { place(segment, index) }
    }

    private func place(_ segment: Segment, _ index: Int) {
        let area = rect(ofSegment: index), size = contentSize(segment), scale = max(traitCollection.displayScale, 1)
        let width = min(size.width, max(area.width - 4, 0))
        let content = CGRect(
            x: ((area.midX - width / 2 + segment.offset.width) * scale).rounded() / scale,
            y: ((area.midY - size.height / 2 + segment.offset.height) * scale).rounded() / scale, width: width, height: size.height)
        segment.label.frame = segment.image == nil ? content : .zero
        segment.picture.frame = segment.image == nil ? .zero : content
        // A line before each segment but the first, none beside the selected one.
        segment.divider.isHidden = index == 0 || (!isMomentary && (index == ownSelection || index - 1 == ownSelection))
        if segment.divider.backgroundColor == nil { segment.divider.backgroundColor = .separator }
        let x = isMirrored ? area.maxX : area.minX
        segment.divider.frame = CGRect(x: (x * scale).rounded() / scale - 0.5, y: area.midY - 8, width: 1, height: 16)
    }
}
