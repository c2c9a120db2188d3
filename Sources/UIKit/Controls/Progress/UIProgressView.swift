@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// A bar that shows how far something has got.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How a bar looks.
    public enum Style: Int, Sendable {
        /// On its own: 4 points high.
        case `default` = 0
        /// In a bar at the screen's edge: 2.5 points high, without a track of its own.
        case bar = 1
    }

    var ownProgress: Float = 0
    var ownStyle = Style.default
    var tints: (progress: UIColor?, track: UIColor?) = (nil, nil)
    var images: (progress: UIImage?, track: UIImage?) = (nil, nil)
    let trackPart = ProgressPart(frame: .zero)
    let fillPart = ProgressPart(frame: .zero)
    var ownObserved: Progress?
    var link: CADisplayLink?

    // MARK: Making

    /// A bar at 0, with a frame in its future superview's coordinates, in points; its height follows from the style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareProgress()
        setHeight()
    }

    /// A bar from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareProgress()
        decodeProgress(coder)
    }

    /// A bar of a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        setHeight()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProgress(coder)
    }

    // MARK: Progress

    /// How far it has got, from 0 to 1: what lies outside becomes the limit, what is no number is ignored. Default 0.
    open var progress: Float {
        get { ownProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// Sets the progress; animated, the bar grows or shrinks to it.
    open func setProgress(_ progress: Float, animated: Bool) { assign(progress, animated: animated) }
    /// Foundation's object whose fraction the bar shows, read once each frame while the bar is in a window. Default nil.
    open var observedProgress: Progress? {
        get { ownObserved }
        set { observe(newValue) }
    }

    // MARK: Looks

    /// How it looks. Default `.default`.
    open var progressViewStyle: UIProgressView.Style {
        get { ownStyle }
        set {
            guard newValue != ownStyle else { return }
            ownStyle = newValue
            invalidateIntrinsicContentSize()
            paint()
        }
    }
    /// The colour of what is done. Default nil: the tint colour.
    open var progressTintColor: UIColor? {
        get { tints.progress }
        set {
            styled(.progressTint, \UIProgressView.progressTintColor, newValue)
            tints.progress = newValue
            paint()
        }
    }
    /// The colour of what is left. Default nil: the style's.
    open var trackTintColor: UIColor? {
        get { tints.track }
        set {
            styled(.progressTrackTint, \UIProgressView.trackTintColor, newValue)
            tints.track = newValue
            paint()
        }
    }
    /// An image for what is done, stretched by its cap insets. Default nil.
    open var progressImage: UIImage? {
        get { images.progress }
        set {
            styled(.progressImage, \UIProgressView.progressImage, newValue)
            images.progress = newValue
            paint()
        }
    }
    /// An image for the whole bar, stretched by its cap insets. Default nil.
    open var trackImage: UIImage? {
        get { images.track }
        set {
            styled(.progressTrackImage, \UIProgressView.trackImage, newValue)
            images.track = newValue
            paint()
        }
    }

    // MARK: What views override

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followProgress()
    }
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }
    /// What was set, else the progress as a percentage, as the user's language writes it.
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? AccessibilitySpeech.percentText(Int((ownProgress * 100).rounded()), for: self) }
        set { super.accessibilityValue = newValue }
    }
    override class var drawsNothing: Bool { self == UIProgressView.self }
    override func inheritedLooksDidChange() { paint() }
}
