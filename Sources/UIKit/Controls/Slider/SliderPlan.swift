@_spi(SliderKit) import CoreGraphics

/// Where the parts of a slider stand that the look draws itself, in pixels from the layer's coordinate zero.
struct SliderPlan: Equatable {
    /// The whole track.
    var track: PixelRect
    /// The columns of the fill that are seen; none if both are equal.
    var fill: (start: Int32, end: Int32)
    /// The corner of the thumb's picture.
    var thumb: PixelPoint
    /// The pictures.
    var artwork: ObjectIdentifier
    var isMirrored: Bool
    /// Whether the fill is cut out of a bar as long as the track, rather than a bar of its own.
    var cutsFill: Bool

    static func == (a: SliderPlan, b: SliderPlan) -> Bool { a.hasSameTrack(as: b) && a.fill == b.fill && a.thumb == b.thumb }

    /// Whether at most the thumb's place differs.
    func hasSameTrack(as other: SliderPlan) -> Bool {
        track == other.track && artwork == other.artwork && isMirrored == other.isMirrored && cutsFill == other.cutsFill
    }

    /// What is seen of the fill; empty if nothing is.
    var fillArea: PixelRect { columns(fill.start, fill.end) }

    /// The bar that the fill shows.
    var bar: PixelRect { cutsFill ? track : fillArea }

    /// Where the fill ends, at the thumb.
    var end: Int32 { isMirrored ? fill.start : fill.end }

    /// A part of the track's rows.
    func columns(_ start: Int32, _ end: Int32) -> PixelRect { PixelRect(x0: start, y0: track.y0, x1: end, y1: track.y1) }
}

/// The parts that two plans differ in, in pixels: where the thumb was, where it is, and the track between.
struct SliderChanges {
    var before = PixelRect.empty
    var now = PixelRect.empty
    var between = PixelRect.empty
}
