@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Spokes in a circle that turn while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// The former name of a large white one.
        public static var whiteLarge: Style { .large }
        /// The former name of a medium white one.
        public static var white: Style { .medium }
        /// The former name of a medium gray one.
        public static var gray: Style { .medium }
    }

    var ownStyle = Style.medium
    var ownColor: UIColor?
    var isTurning = false
    var spokes: [CALayer] = []

    // MARK: Making

    /// A medium one at rest.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareIndicator()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareIndicator()
        decodeIndicator(coder)
    }

    /// One of a style, of its size.
    public convenience init(style: UIActivityIndicatorView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side(style), height: Self.side(style)))
        self.style = style
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeIndicator(coder)
    }

    // MARK: Turning

    /// Shows it and has it turn.
    open func startAnimating() { turn(true) }
    /// Has it rest, and hides it if it is to be hidden then.
    open func stopAnimating() { turn(false) }
    /// Whether it turns.
    open var isAnimating: Bool { isTurning }
    /// Whether it is hidden while it rests. Default true.
    open var hidesWhenStopped = true { didSet { if !isTurning { isHidden = hidesWhenStopped } } }

    // MARK: Looks

    /// How large it is. Default `.medium`.
    open var style: UIActivityIndicatorView.Style {
        get { ownStyle }
        set {
            guard newValue != ownStyle else { return }
            ownStyle = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The spokes' colour. Default: gray, lighter in dark interfaces.
    open var color: UIColor! {
        get { ownColor ?? .systemGray }
        set {
            styled(.indicatorColor, \UIActivityIndicatorView.color, newValue)
            ownColor = newValue
            setNeedsLayout()
        }
    }

    // MARK: What views override

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side(ownStyle), height: Self.side(ownStyle)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animateSpokes()
    }
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    /// What was set, else "1" while it turns and "0" while it rests.
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? (isTurning ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
    override class var drawsNothing: Bool { self == UIActivityIndicatorView.self }
    override func inheritedLooksDidChange() { setNeedsLayout() }
}
