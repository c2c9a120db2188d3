import UIKit

/// The thumb of a ``ConfirmSlider``: a disc with an arrow, a picture, or, while the program is at work, a turning wheel.
@MainActor
open class ConfirmThumb: UIView {
    private let picture = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let arrow = CAShapeLayer()

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
        arrow.fillColor = nil
        arrow.lineWidth = 3
        arrow.lineCap = .round
        arrow.lineJoin = .round
        layer.addSublayer(arrow)
        addSubview(picture)
        addSubview(spinner)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 2
    }

    /// Shows what the slider says of its thumb.
    /// - Parameter angle: Which way the arrow points, clockwise from the right, in radians.
    open func show(_ slider: ConfirmSlider, angle: CGFloat) {
        let isLoading = slider.phase == .loading
        backgroundColor = slider.thumbColor
        picture.image = slider.thumbImage
        picture.isHidden = slider.thumbImage == nil || isLoading
        arrow.isHidden = slider.thumbImage != nil || isLoading
        arrow.strokeColor = slider.tintColor.cgColor
        arrow.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        spinner.color = .gray
        if isLoading != spinner.isAnimating { isLoading ? spinner.startAnimating() : spinner.stopAnimating() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        if let size = picture.image?.size { picture.bounds.size = size }
        picture.center = middle
        spinner.center = middle
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let size = min(bounds.width, bounds.height) / 5
        arrow.bounds = CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size)
        arrow.position = middle
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -size / 2, y: -size))
        path.addLine(to: CGPoint(x: size / 2, y: 0))
        path.addLine(to: CGPoint(x: -size / 2, y: size))
        arrow.path = path.cgPath
        CATransaction.commit()
    }
}
