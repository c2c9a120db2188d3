/// Lines of text that the user reads.
///
/// Text that does not fit is cut as `lineBreakMode` says, and stands in the middle of the height. Disabled labels are drawn at
/// 40 % of their alpha (Apple documents “dimmed” only).
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelContent()
    var cache: LabelCache?

    /// An empty label; touches pass through to the view below.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A label from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let nib = coder as? NibCoder { decodeLabelNib(nib) }
    }

    /// The text without its attributes; nil by default. Setting it removes `attributedText`'s attributes.
    open var text: String? {
        get { content.attributed?.string ?? content.plain }
        set { observed("text") { change { $0.setPlain(newValue) } } }
    }

    /// The text with its attributes. Setting `font`, `textColor` or `textAlignment` later goes over all of it.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plain.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
        set {
            ownAttributes(of: newValue)
            change { $0.setAttributed(newValue) }
        }
    }

    /// The font; system 17 by default. Setting nil brings the default back.
    open var font: UIFont! {
        get { content.leadingAttribute(.font) as? UIFont ?? content.font }
        set {
            styled(.font, \UILabel.font, newValue)
            change { $0.setFont(newValue ?? LabelContent.defaultFont) }
        }
    }

    /// The colour of the text; `UIColor.label` by default. Setting nil brings the default back.
    open var textColor: UIColor! {
        get { content.leadingAttribute(.foregroundColor) as? UIColor ?? content.textColor }
        set {
            styled(.textColor, \UILabel.textColor, newValue)
            change { $0.setTextColor(newValue ?? .label) }
        }
    }

    /// Where lines sit between the edges; natural by default, which follows the layout direction.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            styled(.textAlignment, \UILabel.textAlignment, newValue)
            change { $0.alignment = newValue }
        }
    }

    /// How text is cut that does not fit; at the tail by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            styled(.lineBreakMode, \UILabel.lineBreakMode, newValue)
            change { $0.lineBreakMode = newValue }
        }
    }

    /// The most lines; 1 by default, 0 for no limit.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set {
            styled(.numberOfLines, \UILabel.numberOfLines, newValue)
            change { $0.numberOfLines = max(newValue, 0) }
        }
    }

    /// Whether text that is too wide shrinks, down to `minimumScaleFactor`, before it is cut; false by default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set {
            styled(.adjustsFontSize, \UILabel.adjustsFontSizeToFitWidth, newValue)
            change { $0.adjustsFontSizeToFitWidth = newValue }
        }
    }

    /// The least part of the font's size that text shrinks to; 0 by default, no limit.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set {
            styled(.minimumScaleFactor, \UILabel.minimumScaleFactor, newValue)
            change { $0.minimumScaleFactor = newValue }
        }
    }

    /// Where text that shrank stands in its line; by the baseline by default.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { change { $0.baselineAdjustment = newValue } }
    }

    /// The shadow's colour; nil by default, no shadow.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set {
            styled(.shadowColor, \UILabel.shadowColor, newValue)
            change { $0.shadowColor = newValue }
        }
    }

    /// How far the shadow lies to the right and below, in points; (0, −1) by default.
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set {
            styled(.shadowOffset, \UILabel.shadowOffset, newValue)
            change { $0.shadowOffset = newValue }
        }
    }

    /// The colour of the text while `isHighlighted`; nil by default, no change.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedTextColor }
        set {
            styled(.highlightedTextColor, \UILabel.highlightedTextColor, newValue)
            change { $0.highlightedTextColor = newValue }
        }
    }

    /// Whether the text has its highlighted colour; false by default.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change { $0.isHighlighted = newValue } }
    }

    /// Whether the text is drawn in full strength; true by default.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    /// The width, in points, that lines are broken at to find the intrinsic height; 0 by default, the label's own width.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredMaxLayoutWidth }
        set { change { $0.preferredMaxLayoutWidth = newValue } }
    }

    /// Whether a font that follows the content size (a text style's, a scaled one) is renewed when the content size changes.
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.adjustsFontForContentSizeCategory }
        set {
            styled(.adjustsFontForCategory, \UILabel.adjustsFontForContentSizeCategory, newValue)
            change { $0.adjustsFontForContentSizeCategory = newValue }
        }
    }

    /// The area that at most `numberOfLines` lines (0: no limit) take in `bounds`, from the top left corner.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text in `rect`, at the middle of its height, in the current context.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override var intrinsicContentSize: CGSize { fittingIntrinsicSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        boundsMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { change { _ in } } }
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? (isEnabled ? .staticText : [.staticText, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
}
