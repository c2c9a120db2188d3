@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// A switch's measures, in points. The classic ones are those that frames in nibs show; the current ones are measured by users of iOS 26 (choice:
/// thumb and inset).
struct SwitchLook {
    let size: CGSize
    let thumb: CGSize
    let inset: CGFloat

    static let current = SwitchLook(size: CGSize(width: 63, height: 28), thumb: CGSize(width: 38, height: 24), inset: 2)
    static let classic = SwitchLook(size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), inset: 2)
    /// How much is left of a disabled switch (choice).
    static let disabledAlpha: CGFloat = 0.5
    /// How long the thumb slides (choice).
    static let slide: TimeInterval = 0.25
    /// How far a finger moves before it drags instead of tapping (choice).
    static let dragDistance: CGFloat = 4
}

/// The part of a switch that slides.
final class SwitchThumb: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    override class var isPart: Bool { true }
}

/// What the thumb slides on.
final class SwitchTrack: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override class var isPart: Bool { true }
}

extension UISwitch {
    func prepareSwitch() {
        isOpaque = false
        addSubview(track)
        track.addSubview(thumb)
        paint()
    }

    var look: SwitchLook { (traitCollection.values.sliderLook ?? SliderLook.chosen) == .current ? .current : .classic }
    var ownSize: CGSize { look.size }

    /// What is shown: while a finger drags, where it dragged the thumb to.
    var shownIsOn: Bool { drag?.shows ?? ownIsOn }

    func looksChanged() {
        let size = ownSize
        if bounds.size != size {
            // The place of the corner stays, as for `sizeToFit()`.
            frame = CGRect(origin: frame.origin, size: size)
            invalidateIntrinsicContentSize()
        }
        paint()
        setNeedsLayout()
    }

    func paint() {
        let on = onTint ?? .systemGreen
        let color = shownIsOn ? on : .secondarySystemFill
        if track.backgroundColor != color { track.backgroundColor = color }
        let thumbColor = thumbTint ?? .white
        if thumb.backgroundColor != thumbColor { thumb.backgroundColor = thumbColor }
        let alpha = isEnabled ? 1 : SwitchLook.disabledAlpha
        if track.alpha != alpha { track.alpha = alpha }
    }

    func place() {
        let look = look
        track.frame = CGRect(origin: bounds.origin, size: look.size)
        track.layer.cornerRadius = look.size.height / 2
        let isRight = shownIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(
            x: isRight ? look.size.width - look.inset - look.thumb.width : look.inset,
            y: (look.size.height - look.thumb.height) / 2, width: look.thumb.width, height: look.thumb.height)
        thumb.layer.cornerRadius = look.thumb.height / 2
    }

    func show(animated: Bool) {
        guard animated, window != nil else {
            paint()
            place()
            return
        }
        UIView.animate(
            withDuration: SwitchLook.slide, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.paint()
                self.place()
            })
    }
}
