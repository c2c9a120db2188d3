@_spi(SliderKit) import CoreGraphics

extension UISegmentedControl {
    /// Takes what a `<segmentedControl>` element says.
    func decodeSegmentsNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        // The style of a control has had no meaning since iOS 7.
        element.use(attributes: "segmentControlStyle")
        for child in element.list("segments") {
            child.use()
            let segment = Segment(title: child["title"] ?? child.child(key: "title")?.text, image: builder.image("image", of: child))
            if segment.image != nil { segment.title = nil }
            if let width = child.number("width") { segment.width = max(width, 0) }
            if let enabled = child.flag("enabled") { segment.isEnabled = enabled }
            if let offset = child.child(key: "contentOffset") { segment.offset = builder.size(offset) }
            insert(segment, at: segments.count, animated: false)
        }
        if let momentary = element.flag("momentary") { isMomentary = momentary }
        if let apportions = element.flag("apportionsSegmentWidthsByContent") { apportionsSegmentWidthsByContent = apportions }
        // Interface Builder writes the first segment's number too: without one none is selected (choice).
        if let selection = element.integer("selectedSegmentIndex"), !isMomentary, segments.indices.contains(selection) { select(selection) }
        if let color = builder.color("selectedSegmentTintColor", of: element) { selectedSegmentTintColor = color }
    }
}
