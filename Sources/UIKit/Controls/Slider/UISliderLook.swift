/// The metrics of a slider's look, in points. Marks as in the fact sheet: [M] measured on Apple's systems, [D] derived from such numbers,
/// [R] reported by several, [S] by one, (choice) ours.
struct UISliderLook {
    /// The height of the track. [M/R]
    let trackHeight: CGFloat
    /// How far the track begins inside the bounds, left and right. [D, from what Xcode wrote into 125 nib elements]
    let trackInset: CGFloat
    /// The thumb's rectangle. [M]
    let thumbSize: CGSize
    /// The diameter of the disc in the middle of it. [R]
    let discDiameter: CGFloat
    /// The intrinsic height. [M]
    let intrinsicHeight: CGFloat
    /// The height that `sizeThatFits` answers. [M]
    let fittingHeight: CGFloat
    /// What the frame is larger than the alignment rectangle. [D]
    let alignmentInsets: UIEdgeInsets
    /// The room between a value image and the track. (choice)
    let valueImageGap: CGFloat
    /// The smallest side of the area that takes a touch for the thumb. (choice; the guidelines' smallest target)
    let smallestTarget: CGFloat
    /// How much of a disabled slider is seen. (choice)
    let disabledAlpha: CGFloat
    /// How long `setValue(_:animated:)` takes for the whole range, in seconds. (choice)
    let fullRangeDuration: TimeInterval
    /// The thumb's shadows, painted in this order. [S]
    let shadows: [Shadow]
    /// The hairline around the disc: how far it reaches out, and how dark it is. [S]
    let ring: (width: CGFloat, alpha: CGFloat)
    /// How far the shadows reach beyond the thumb's rectangle: more than the largest offset and blur.
    let shadowReach: CGFloat

    struct Shadow {
        let alpha: CGFloat
        let offset: CGFloat
        let blur: CGFloat
    }

    /// The look of iOS 14 to 18.
    static let classic = UISliderLook(
        trackHeight: 4, trackInset: 2, thumbSize: CGSize(width: 31, height: 31), discDiameter: 28, intrinsicHeight: 30, fittingHeight: 34,
        alignmentInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), valueImageGap: 7, smallestTarget: 44, disabledAlpha: 0.5,
        fullRangeDuration: 0.5,
        shadows: [
            Shadow(alpha: 0.15, offset: 3, blur: 8), Shadow(alpha: 0.16, offset: 1, blur: 1), Shadow(alpha: 0.10, offset: 3, blur: 1),
        ],
        ring: (0.5, 0.04), shadowReach: 12)

    /// The colour of the maximum track where none is set. [S: systemFill]
    var maximumTrackColor: UIColor { .systemFill }
    /// The thumb's colour where none is set. [A]
    var thumbColor: UIColor { .white }
}
