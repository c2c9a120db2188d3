@_spi(SliderKit) import CoreGraphics

/// A row of dots, one for each page, of which one is the present one.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    var pages = (count: 0, current: 0)
    var tints: (page: UIColor?, current: UIColor?) = (nil, nil)
    var dots: [PageDot] = []
    var ownImages: [Int: UIImage] = [:]
    var hasUntoldChange = false

    // MARK: Making

    /// A control without pages, with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// A control from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodePages(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePages(coder)
    }

    // MARK: Pages

    /// How many pages there are. Default 0; less than 0 is 0.
    open var numberOfPages: Int {
        get { pages.count }
        set { setCount(newValue) }
    }
    /// The present page, from 0 to the last one: what lies outside becomes the limit. Default 0. Setting it sends no event.
    open var currentPage: Int {
        get { pages.current }
        set { setCurrent(newValue) }
    }
    /// Whether the control shows nothing while there is one page only. Default false.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

    // MARK: Looks

    /// The colour of the other pages' dots. Default nil: the label's colour, faint.
    open var pageIndicatorTintColor: UIColor? {
        get { tints.page }
        set {
            styled(.pageTint, \UIPageControl.pageIndicatorTintColor, newValue)
            tints.page = newValue
            setNeedsLayout()
        }
    }
    /// The colour of the present page's dot. Default nil: the label's colour.
    open var currentPageIndicatorTintColor: UIColor? {
        get { tints.current }
        set {
            styled(.currentPageTint, \UIPageControl.currentPageIndicatorTintColor, newValue)
            tints.current = newValue
            setNeedsLayout()
        }
    }
    /// An image in place of every dot. Default nil.
    open var preferredIndicatorImage: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Sets an image in place of one page's dot; nil: the preferred one, else the dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        ownImages[page] = image
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    /// The image that was set for one page.
    open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
    /// The size that suits a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(pageCount) }

    // MARK: What views, controls and responders override

    open override var intrinsicContentSize: CGSize { fittingSize(pages.count) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(pages.count) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    /// A tap goes one page towards its side when the finger lifts.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { takeTap(touch) }
    }
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
    /// What was set, else the present page's number of how many (choice: in English).
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? (pages.count > 0 ? "page \(pages.current + 1) of \(pages.count)" : nil) }
        set { super.accessibilityValue = newValue }
    }
    /// One page on, with `.valueChanged`.
    open override func accessibilityIncrement() { goAndTell(1) }
    /// One page back, with `.valueChanged`.
    open override func accessibilityDecrement() { goAndTell(-1) }
    /// A page control can have the focus while it is enabled, shown and takes interaction.
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Left and right go one page (choice).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !takeKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    // MARK: For UIView and UIControl

    override class var drawsNothing: Bool { self == UIPageControl.self }
    override func inheritedLooksDidChange() { setNeedsLayout() }
    override func tellOfChange(with event: UIEvent?) { sendUntoldChange(event) }
    override func forgetChange() { hasUntoldChange = false }
}
