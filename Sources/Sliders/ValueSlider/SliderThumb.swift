import UIKit

/// One thumb: a disc with a shadow, or a picture. It has the focus and the accessibility of its value; touches go to the slider.
@MainActor
open class SliderThumb: UIView {
    /// The slider that the thumb belongs to.
    public internal(set) weak var slider: ValueSlider?
    /// Which of its thumbs this is.
    public internal(set) var index = 0
    /// Whether it is held.
    public internal(set) var isHeld = false { didSet { if isHeld != oldValue { holdChanged() } } }
    private let picture = UIImageView()
    let keys = KeyHold()

    /// A thumb.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A thumb from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        addSubview(picture)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 2
    }

    /// Shows what the slider says of its thumbs. Override to draw another kind.
    open func showStyle(of slider: ValueSlider) {
        let image = isHeld ? slider.heldThumbImage ?? slider.thumbImage : slider.thumbImage
        picture.image = image
        picture.isHidden = image == nil
        backgroundColor = image == nil ? slider.thumbColor : nil
        layer.shadowOpacity = image == nil ? 0.2 : 0
        setNeedsLayout()
    }

    /// The thumb was taken hold of or let go.
    open func holdChanged() {
        if let slider { showStyle(of: slider) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        if let size = picture.image?.size {
            picture.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    // MARK: Focus and keys

    open override var canBecomeFocused: Bool { slider?.canBeMoved ?? false }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !(slider?.keyBegan($0, on: self) ?? false) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !keys.end($0) }
        if !left.isEmpty { super.pressesEnded(left, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !keys.end($0) }
        if !left.isEmpty { super.pressesCancelled(left, with: event) }
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let traits = super.accessibilityTraits.union(.adjustable)
            return slider.map { $0.isEnabled && !$0.lockedThumbs.contains(index) } ?? true ? traits : traits.union(.notEnabled)
        }
        set { super.accessibilityTraits = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? slider?.spokenLabel(ofThumb: index) }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? slider?.spokenValue(ofThumb: index) }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? slider?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    /// The thumb with the room around it that takes touches, in screen points.
    open override var accessibilityFrame: CGRect {
        get { slider.map { UIAccessibility.convertToScreenCoordinates($0.touchRect(ofThumb: index), in: $0) } ?? super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }

    open override func accessibilityIncrement() { slider?.assistiveStep(1, thumb: index) }
    open override func accessibilityDecrement() { slider?.assistiveStep(-1, thumb: index) }
}
