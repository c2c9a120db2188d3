import UIKit

/// A thumb that is pulled to its destination to confirm something, and returns when it is let go of before. Everything that is seen of it
/// is designed in Interface Builder.
///
/// Its xib has a view as its first object, which fills the slider. In it, parts are found by their accessibility identifiers:
///
/// - `path`: the view that the thumb moves in; `thumb`: a view directly inside of it, with a pan recogniser;
/// - `destination`: a view anywhere inside the path, as a rule transparent (alpha 0, not hidden), whose middle the thumb is to reach;
/// - a constraint for the thumb's top, whose own identifier is `thumbTop`; its constant in the xib is where the thumb starts;
/// - if there are any: `label`, a `UILabel` for the words, which fades as the thumb comes; `handle`, a view that is hidden while the program is at
///   work; `activity`, a `UIActivityIndicatorView` that turns meanwhile.
///
/// A subclass with another xib says its name by ``nibName``. There is no need for outlets and actions: File's Owner stays unconnected.
///
/// What it does it shares with ``ConfirmSlider``, which draws itself, takes any of four directions and needs no xib: take that one unless the
/// design is a designer's. ``ConfirmControl`` tells of tries, ways without dragging, undoing and loading, which are the same for both.
@MainActor @IBDesignable
open class VerticalSlider: ConfirmControl, UIGestureRecognizerDelegate {
    /// Who hears of the thumb.
    open weak var delegate: (any VerticalSliderDelegate)?

    /// The radius of the slider's corners, in points; above 0 it cuts off what is outside of them. Default 0.
    @IBInspectable open var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }

    /// The name of the xib, without extension. Default: that of this class.
    open class var nibName: String { standardNibName }
    /// The bundle of the xib. Default: that of the class. Swift packages have bundles of their own; a subclass in one overrides this with its
    /// `.module`.
    open class var nibBundle: Bundle { nibName == standardNibName ? .module : Bundle(for: self) }
    private static let standardNibName = "VerticalSlider"

    /// The xib's first view; nil where the xib has none.
    public internal(set) var contentView: UIView?
    /// What the thumb moves in.
    public var pathView: UIView? { parts?.path }
    /// What is pulled.
    public var thumbView: UIView? { parts?.thumb }
    /// Where it is to go.
    public var destinationView: UIView? { parts?.destination }
    var parts: VerticalSliderParts?
    let pan = ThumbPan()
    let tap = ThumbTap()
    /// What the delegate was told last.
    var toldPosition: CGFloat?

    /// A slider with its xib's content.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        loadContent()
    }

    /// A slider from an archive or a nib; its own content comes when it awakes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if contentView == nil { loadContent() }
    }

    private func setUp() {
        // The end of the way and nothing less; see `confirmsRelease`.
        travel = ConfirmTravel(threshold: 1)
        pan.slider = self
        pan.delegate = self
        tap.slider = self
        tap.delegate = self
        addGestureRecognizer(tap)
        onEvent { [weak self] event in
            if case .confirmed = event, let self { self.delegate?.verticalSliderReachedDestination(self) }
        }
    }

    // MARK: Thin members that forward

    override func layoutParts() { layoutContent() }
    override func showWords() { showPhase() }
    override func confirmsRelease(velocity: CGFloat) -> Bool { isAtDestination || super.confirmsRelease(velocity: velocity) }
    override func enabledChanged() {
        showPhase()
        super.enabledChanged()
    }
    /// The thumb is at its start whenever the slider comes into a window, or goes.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        reset(animated: false)
    }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) || takesHold(at: point) }
    /// Recognisers follow the fingers, not the control.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leaves(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
