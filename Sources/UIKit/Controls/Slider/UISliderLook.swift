/// The metrics of a slider's look, in points. Marks: [M] measured on Apple's systems, [D] derived from such numbers,
/// [R] reported by several, [S] by one, [A] Apple's words; a choice of ours says so.
final class UISliderLook: Sendable {
    /// The height of the track. [M; classic M/R]
    let trackHeight: CGFloat
    /// How far the track begins inside the bounds, left and right. [M; classic D, from what Xcode wrote into 125 nib elements]
    let trackInset: CGFloat
    /// The thumb's rectangle. [M]
    let thumbSize: CGSize
    /// The capsule that is seen in the middle of it. [M; classic R]
    let knobSize: CGSize
    /// Whether the drawn thumb stands on whole points. [M] The classic look's stands on whole pixels (choice).
    let snapsThumbToPoints: Bool
    /// Whether the track before the thumb is nothing at all at the minimum, and cut out of a bar as long as the whole track. [M]
    let cutsFillFromTrack: Bool
    /// The intrinsic height. [M]
    let intrinsicHeight: CGFloat
    /// The height that `sizeThatFits` answers. [M] In the current look it is the intrinsic height (choice).
    let fittingHeight: CGFloat
    /// What the frame is larger than the alignment rectangle. [D] In the current look it is not (choice).
    let alignmentInsets: UIEdgeInsets
    /// The room between a value image and the track. (choice)
    let valueImageGap: CGFloat = 7
    /// The smallest side of the area that takes a touch for the thumb. (choice; the guidelines' smallest target)
    let smallestTarget: CGFloat = 44
    /// How much of a disabled slider is seen, from 0 to 1. (choice)
    let disabledAlpha: CGFloat = 0.5
    /// How long `setValue(_:animated:)` takes for the whole range, in seconds. (choice)
    let fullRangeDuration: TimeInterval = 0.5
    /// The thumb's shadows, painted in this order. [M; classic S]
    let shadows: [Shadow]
    /// The hairline around the thumb: how far it reaches out, and how dark it is. [classic S]
    let ring: (width: CGFloat, alpha: CGFloat)
    /// How far the shadows reach beyond the thumb's rectangle: more than the largest offset and blur.
    let shadowReach: CGFloat
    /// The colour of the maximum track where none is set. [M; classic S: systemFill]
    let maximumTrackColor: UIColor
    /// The thumb's colour where none is set. [A]
    let thumbColor = UIColor.white
    /// The diameter of a tick's dot. [S: at most 4]
    let tickDiameter: CGFloat = 4
    /// The room between the thumb's rectangle and the ticks under it, and between a tick and its title. (choice)
    let tickGap: CGFloat = 1
    /// The font size of the ticks' titles. (choice)
    let tickFontSize: CGFloat = 11
    /// How much is seen of the track beyond the enabled range, from 0 to 1. (choice)
    let lockedTrackAlpha: CGFloat = 0.4

    struct Shadow: Sendable {
        let alpha: CGFloat
        let offset: CGFloat
        /// As a drawing context counts it: twice a layer's shadow radius.
        let blur: CGFloat
    }

    private init(
        trackHeight: CGFloat, trackInset: CGFloat, thumbSize: CGSize, knobSize: CGSize, isCurrent: Bool, heights: (CGFloat, fitting: CGFloat),
        alignmentInsets: UIEdgeInsets, shadows: [Shadow], ring: (CGFloat, CGFloat), shadowReach: CGFloat, maximumTrackColor: UIColor
    ) {
        self.trackHeight = trackHeight
        self.trackInset = trackInset
        self.thumbSize = thumbSize
        self.knobSize = knobSize
        snapsThumbToPoints = isCurrent
        cutsFillFromTrack = isCurrent
        intrinsicHeight = heights.0
        fittingHeight = heights.fitting
        self.alignmentInsets = alignmentInsets
        self.shadows = shadows
        self.ring = ring
        self.shadowReach = shadowReach
        self.maximumTrackColor = maximumTrackColor
    }

    /// The look of iOS 26.
    static let current = UISliderLook(
        trackHeight: 6, trackInset: 0, thumbSize: CGSize(width: 37, height: 24), knobSize: CGSize(width: 37, height: 24), isCurrent: true,
        heights: (34, fitting: 34), alignmentInsets: .zero, shadows: [Shadow(alpha: 0.11, offset: 1, blur: 6)], ring: (0, 0), shadowReach: 12,
        maximumTrackColor: UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 26 / 255)
        })

    /// The look of iOS 14 to 18.
    static let classic = UISliderLook(
        trackHeight: 4, trackInset: 2, thumbSize: CGSize(width: 31, height: 31), knobSize: CGSize(width: 28, height: 28), isCurrent: false,
        heights: (30, fitting: 34), alignmentInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        shadows: [
            Shadow(alpha: 0.15, offset: 3, blur: 8), Shadow(alpha: 0.16, offset: 1, blur: 1), Shadow(alpha: 0.10, offset: 3, blur: 1),
        ],
        ring: (0.5, 0.04), shadowReach: 12, maximumTrackColor: .systemFill)
}
