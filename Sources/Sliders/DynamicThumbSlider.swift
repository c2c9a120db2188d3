import UIKit

/// A slider whose thumb shows the current setting in a bubble while it is touched.
///
/// The thumb is a small rectangle; while a finger is on it, a bubble with the value stands above it, and the slider's frame grows so
/// that the bubble has room. The thumb is drawn anew only when the value has changed enough to show.
@MainActor open class DynamicThumbSlider: UISlider {
    /// How far the value must go, as a fraction of the range, before the thumb is drawn anew. Default 0.1.
    ///
    /// The number may lag behind the value by less than this; from a level of 0.98 on it is always exact.
    public var significantChange: Float = 0.1
    /// The text of a value. Default: one decimal, with a point whatever the locale.
    public var textForValue: (Float) -> String = { String(format: "%0.1f", Double($0)) } {
        didSet { redrawThumb() }
    }
    /// How many points the frame grows in height, around the same centre, while the slider is touched. Default 60; 0 to stay.
    public var growthWhileTouched: CGFloat = 60
    /// How the thumb is drawn.
    public var artwork = DynamicThumbArtwork() {
        didSet { redrawThumb() }
    }

    private var lastDrawnLevel: Float = -99
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
        // From within actions, not from tracking overrides: the grab offset and the highlight survive there.
        addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.shrink() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        addAction(UIAction { [weak self] _ in self?.updateThumb() }, for: .valueChanged)
        updateThumb()
    }

    open override var value: Float {
        didSet { updateThumb() }
    }

    open override func setValue(_ value: Float, animated: Bool) {
        super.setValue(value, animated: animated)
        updateThumb()
    }

    open override var minimumValue: Float {
        didSet { updateThumb() }
    }

    open override var maximumValue: Float {
        didSet { updateThumb() }
    }

    /// Where the value stands in the range, 0…1; 0 when the range is empty.
    public var level: Float {
        maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    }

    /// Draws the thumb now, whatever the change.
    public func redrawThumb() {
        lastDrawnLevel = level
        setThumbImage(artwork.image(level: nil, text: ""), for: .normal)
        setThumbImage(artwork.image(level: CGFloat(level), text: textForValue(value)), for: .highlighted)
    }

    private func updateThumb() {
        guard level >= 0.98 || abs(level - lastDrawnLevel) >= significantChange else { return }
        redrawThumb()
    }

    private func grow() {
        guard growth == 0 else { return }
        growth = growthWhileTouched
        changeHeight(by: growth)
    }

    private func shrink() {
        changeHeight(by: -growth)
        growth = 0
    }

    /// The centre stays.
    private func changeHeight(by points: CGFloat) {
        guard points != 0 else { return }
        bounds.size.height = max(0, bounds.size.height + points)
    }
}
