import UIKit

protocol ApproveSliderDelegate: AnyObject {
    /// The thumb moved, or is about to go back in an animation that may be joined.
    /// - Parameter position: The middle of the thumb, from the top of its path.
    func approveSlider(_ slider: ApproveSlider, thumbIsAt position: CGFloat)
    /// The thumb was let go of at the end of its path.
    func approveSliderReachedDestination(_ slider: ApproveSlider)
}

/// A thumb that is pulled down a path, and goes back when it is let go of before the end. What it looks like is in ApproveSlider.xib.
@IBDesignable
class ApproveSlider: UIView {
    weak var delegate: ApproveSliderDelegate?

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }

    @IBOutlet private weak var pathView: UIView!
    @IBOutlet private weak var thumbView: UIView!
    @IBOutlet private weak var destinationView: UIView!
    @IBOutlet private weak var thumbTop: NSLayoutConstraint!
    @IBOutlet private var thumbPan: UIPanGestureRecognizer!

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        loadContent()
    }

    private func loadContent() {
        let objects = Bundle(for: type(of: self)).loadNibNamed(String(describing: ApproveSlider.self), owner: self)
        guard let content = objects?.first as? UIView else { return }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        thumbTop?.constant = 0
    }

    // MARK: Dragging

    @IBAction private func panThumb() {
        switch thumbPan.state {
        case .changed: followFinger()
        case .ended where isAtDestination: delegate?.approveSliderReachedDestination(self)
        case .ended, .cancelled: goBack()
        default: break
        }
    }

    /// Whether less than a point is left of the way.
    private var isAtDestination: Bool { destinationView.center.y - thumbView.center.y < 1 }

    private func followFinger() {
        let length = max(0, pathView.bounds.height - thumbView.bounds.height)
        let wanted = thumbTop.constant + thumbPan.translation(in: pathView).y
        thumbTop.constant = min(max(wanted, 0), length)
        // What is left over at an end is kept: the thumb waits there until the finger comes back to it.
        thumbPan.setTranslation(CGPoint(x: 0, y: wanted - thumbTop.constant), in: pathView)
        layOut(within: 0.05)
    }

    private func goBack() {
        thumbTop.constant = 0
        layOut(within: 0.3)
    }

    /// The delegate hears of the position inside the animation, so that what it moves keeps level with the thumb.
    private func layOut(within duration: TimeInterval) {
        UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: {
            self.layoutIfNeeded()
            self.delegate?.approveSlider(self, thumbIsAt: self.thumbView.center.y)
        })
    }
}
