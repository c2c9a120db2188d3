import UIKit

/// A slider whose thumb shows the current setting in a bubble while it is touched: the simplest ``ValueSlider``.
///
/// The thumb is a small rectangle. While a finger is on it, a bubble with the value stands above it, in front of everything and inside the
/// window, and the slider's frame grows so that what is around makes room. The bubble is drawn anew only when the value has changed enough.
@MainActor @IBDesignable
open class DynamicThumbSlider: ValueSlider {
    /// How far the value must go, as a fraction of the range, before the bubble is drawn anew. Default 0.1.
    ///
    /// The number may lag behind the value by less than this; from a level of 0.98 on it is always exact.
    @IBInspectable public var significantChange: Double {
        get { bubbles.significantChange }
        set { bubbles.significantChange = newValue.isFinite ? max(0, newValue) : 0 }
    }
    /// The text of a value. Default: one decimal, with a point whatever the locale.
    public var textForValue: (Double) -> String = { String(format: "%0.1f", $0) } { didSet { setNeedsLayout() } }
    /// How many points the frame grows across the track, around the same centre, while the slider is touched. Default 60; 0 to stay. A
    /// slider that constraints place should stay.
    @IBInspectable public var growthWhileTouched: CGFloat = 60
    /// How the thumb is drawn.
    public var artwork = DynamicThumbArtwork() { didSet { showArtwork() } }

    /// The bubble.
    public let bubbles = ValueBubbles()
    private var growth: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        thumbSize = DynamicThumbArtwork.thumbSize
        bubbles.significantChange = 0.1
        bubbles.isAnimated = false
        bubbles.text = { [weak self] in self?.textForValue($0) ?? "" }
        addDecoration(bubbles)
        // From within actions, not from tracking overrides: the grip and the highlight survive there.
        addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.shrink() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self]) {
            (slider: DynamicThumbSlider, _: UITraitCollection) in slider.showArtwork()
        }
        showArtwork()
    }

    /// Where the value stands in the range, 0…1; 0 when the range is empty.
    public var level: Double { fraction(of: value) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showArtwork()
    }

    private func showArtwork() {
        thumbImage = artwork.thumbImage(traitCollection)
        bubbles.style = artwork.bubbleStyle(traitCollection)
    }

    private func grow() {
        guard growth == 0, growthWhileTouched.isFinite else { return }
        growth = growthWhileTouched
        changeBreadth(by: growth)
    }

    private func shrink() {
        changeBreadth(by: -growth)
        growth = 0
    }

    /// The centre stays.
    private func changeBreadth(by points: CGFloat) {
        guard points != 0 else { return }
        if axis == .horizontal { bounds.size.height += points } else { bounds.size.width += points }
    }
}
