@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// The background of a configured button.
final class ButtonPlate: UIView {
    private var picture: UIImageView?
    private var custom: UIView?
    private let border = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        border.isUserInteractionEnabled = false
        border.isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override class var isPart: Bool { true }

    func show(_ configuration: UIButton.Configuration, in button: UIButton) {
        let background = configuration.background
        let insets = background.backgroundInsets, isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = button.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
        frame = CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: max(area.height, 0))
        let radius = configuration.radius(in: frame.size, traits: button.traitCollection)
        let color = background.resolvedBackgroundColor(for: button.tintColor)
        if backgroundColor != color { backgroundColor = color }
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        showPicture(background, radius)
        showCustom(background.customView)
        showBorder(background, radius, tint: button.tintColor)
    }

    private func showPicture(_ background: UIBackgroundConfiguration, _ radius: CGFloat) {
        guard let image = background.image else {
            picture?.removeFromSuperview()
            return picture = nil
        }
        let view = picture ?? UIImageView(frame: .zero)
        picture = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.image = image
        if view.contentMode != background.imageContentMode { view.contentMode = background.imageContentMode }
        view.clipsToBounds = true
        view.layer.cornerRadius = radius
        view.frame = bounds
    }

    private func showCustom(_ view: UIView?) {
        if custom !== view {
            if custom?.superview === self { custom?.removeFromSuperview() }
            custom = view
            if let view { addSubview(view) }
        }
        view?.frame = bounds
    }

    private func showBorder(_ background: UIBackgroundConfiguration, _ radius: CGFloat, tint: UIColor) {
        guard background.strokeWidth > 0, background.strokeWidth.isFinite else { return border.removeFromSuperview() }
        if border.superview == nil { addSubview(border) }
        border.frame = bounds.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
        border.layer.borderWidth = background.strokeWidth
        border.layer.cornerRadius = max(radius + background.strokeOutset, 0)
        border.layer.borderColor = background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    }
}
