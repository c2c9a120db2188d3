import UIKit

/// The bar behind the thumbs: all of it, the part that thumbs may enter, and the filled part.
@MainActor
open class SliderTrackView: UIView {
    private let locked = UIView()
    private let open = UIView()
    private let fill = UIView()
    /// How visible the part is that thumbs may not enter. Default 0.35.
    public var lockedAlpha: CGFloat = 0.35 { didSet { locked.alpha = lockedAlpha } }

    /// A bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        locked.alpha = lockedAlpha
        for view in [locked, open, fill] { addSubview(view) }
    }

    /// Brings the parts to their places.
    /// - Parameters:
    ///   - allowed: The fractions that thumbs may go to.
    ///   - filled: The fractions of the filled part; an empty range hides it.
    open func place(
        geometry: TrackGeometry, thickness: CGFloat, allowed: ClosedRange<Double>, filled: ClosedRange<Double>, trackColor: UIColor, fillColor: UIColor
    ) {
        frame = geometry.wholeBar(thickness: thickness)
        func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
        let isWhole = allowed == 0...1
        locked.isHidden = isWhole
        locked.frame = bounds
        open.frame = local(bar(allowed, geometry, thickness))
        fill.frame = local(bar(filled, geometry, thickness))
        fill.isHidden = filled.lowerBound == filled.upperBound
        locked.backgroundColor = trackColor
        open.backgroundColor = trackColor
        fill.backgroundColor = fillColor
        for part in [locked, open, fill] { part.layer.cornerRadius = min(thickness, min(part.bounds.width, part.bounds.height)) / 2 }
    }

    /// A part that reaches an end of the range goes on to the end of the bar.
    private func bar(_ part: ClosedRange<Double>, _ geometry: TrackGeometry, _ thickness: CGFloat) -> CGRect {
        let low = part.lowerBound <= 0 ? geometry.end(isGreatest: false) : geometry.coordinate(of: part.lowerBound)
        let high = part.upperBound >= 1 ? geometry.end(isGreatest: true) : geometry.coordinate(of: part.upperBound)
        return geometry.bar(fromCoordinate: low, to: high, thickness: thickness)
    }
}
