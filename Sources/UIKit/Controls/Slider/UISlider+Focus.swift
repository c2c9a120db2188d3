extension UISlider {
    /// The ring goes around the whole slider, as high as its thumb (choice): it shows whatever image the thumb has, and stands still.
    var outlineForFocus: CGRect {
        let bounds = bounds, track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
        return [track, thumb].reduce(bounds) { $1.isFinite ? $0.union($1) : $0 }
    }
}
