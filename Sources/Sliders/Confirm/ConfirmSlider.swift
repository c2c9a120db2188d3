import UIKit

/// A thumb that is slid all the way to confirm something that must not happen by accident.
///
///     let slider = ConfirmSlider()
///     slider.text = "Slide to pay"
///     slider.onEvent { event in if case .confirmed = event { pay() } }
///
/// Targets hear `.primaryActionTriggered` when it is confirmed and `.valueChanged` while the thumb moves. It can be confirmed without a
/// drag too: activate it (tap the thumb, press Space or Return) and once more within a few seconds, or use the action that it offers to
/// assistive tools.
@MainActor @IBDesignable
open class ConfirmSlider: ConfirmControl {
    // MARK: Looks

    /// Which way the thumb goes. Default forward.
    open var direction = ConfirmDirection.forward { didSet { if direction != oldValue { shapeChanged() } } }
    /// The words' font; nil, the default, for a headline at the user's text size.
    open var font: UIFont? { didSet { showWords() } }
    /// The words' colour. Default the label colour.
    @IBInspectable open var textColor: UIColor = .label { didSet { showWords() } }

    /// The words' colour on the filled track, at the end. Default white.
    @IBInspectable open var confirmedTextColor: UIColor = .white { didSet { showWords() } }

    /// The thumb's size, in points. Default 48 × 48.
    @IBInspectable open var thumbSize = CGSize(width: 48, height: 48) { didSet { shapeChanged() } }
    /// The room between thumb and track's edge, in points. Default 4.
    @IBInspectable open var inset: CGFloat = 4 { didSet { shapeChanged() } }
    /// The radius of the track's corners, in points; below zero, the default, for round ends.
    @IBInspectable open var cornerRadius: CGFloat = -1 { didSet { setNeedsLayout() } }
    /// The track's colour. Default the system's fill.
    @IBInspectable open var trackColor: UIColor = .systemFill { didSet { setNeedsLayout() } }
    /// The colour of the way that the thumb has come; nil, the default, for the tint.
    @IBInspectable open var fillColor: UIColor? { didSet { setNeedsLayout() } }
    /// The thumb's colour. Default white.
    @IBInspectable open var thumbColor: UIColor = .white { didSet { setNeedsLayout() } }
    /// The picture on the thumb; nil, the default, for an arrow.
    @IBInspectable open var thumbImage: UIImage? { didSet { setNeedsLayout() } }

    // MARK: Parts

    /// The bar.
    public let track = UIView()
    /// The way that the thumb has come.
    public let fill = UIView()
    /// The words.
    public let label = UILabel()
    /// What is slid.
    public let thumb = ConfirmThumb()

    /// Where the finger has the thumb.
    var grip: (offset: CGFloat, start: CGPoint)?
    var speed = TouchSpeed()

    /// A slider.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A slider from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.textAlignment = .center
        label.isAccessibilityElement = false
        for view in [track, fill, label, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showWords()
    }

    // MARK: Thin members that forward

    override func layoutParts() { layoutTrack() }
    override func showWords() { showLabel() }
    override func enabledChanged() {
        track.alpha = isEnabled ? 1 : Self.disabledAlpha
        super.enabledChanged()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) || takesHold(at: point) }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begin(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end(touch) }
    open override func cancelTracking(with event: UIEvent?) { cancelDrag() }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leaves(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
