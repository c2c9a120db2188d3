@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// A progress view's track, and what is done of it.
final class ProgressPart: UIImageView {
    override class var isPart: Bool { true }
}

extension UIProgressView {
    /// How long an animated change takes (choice).
    static let growth: TimeInterval = 0.25

    func prepareProgress() {
        isOpaque = false
        addSubview(trackPart)
        addSubview(fillPart)
        paint()
    }

    /// 4 points, and 2.5 in bars.
    var barHeight: CGFloat {
        let own = max(images.track?.size.height ?? 0, images.progress?.size.height ?? 0)
        return own > 0 ? own : ownStyle == .bar ? 2.5 : 4
    }

    func setHeight() { bounds = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight) }

    func assign(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let allowed = min(max(value, 0), 1)
        guard allowed != ownProgress else { return }
        ownProgress = allowed
        guard animated, window != nil else { return place() }
        UIView.animate(
            withDuration: Self.growth, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut], animations: { self.place() })
    }

    func paint() {
        fillPart.image = images.progress
        trackPart.image = images.track
        let fill: UIColor? = images.progress == nil ? tints.progress ?? tintColor : nil
        if fillPart.backgroundColor != fill { fillPart.backgroundColor = fill }
        let track: UIColor? = images.track == nil ? tints.track ?? (ownStyle == .bar ? .clear : .secondarySystemFill) : nil
        if trackPart.backgroundColor != track { trackPart.backgroundColor = track }
        setNeedsLayout()
    }

    /// The bar fills the bounds; what is done begins where lines begin. Round at its ends in the default style.
    func place() {
        let area = bounds, radius = ownStyle == .default ? area.height / 2 : 0
        trackPart.frame = area
        trackPart.layer.cornerRadius = images.track == nil ? radius : 0
        let width = area.width * CGFloat(ownProgress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fillPart.frame = CGRect(x: isMirrored ? area.maxX - width : area.minX, y: area.minY, width: width, height: area.height)
        fillPart.layer.cornerRadius = images.progress == nil ? min(radius, width / 2) : 0
    }

    // MARK: Foundation's progress

    func observe(_ progress: Progress?) {
        ownObserved = progress
        followProgress()
    }

    /// Foundation on Linux tells nobody of changes, so that the fraction is read before each frame (choice).
    func followProgress() {
        link?.invalidate()
        link = nil
        guard ownObserved != nil else { return }
        takeObserved()
        guard window != nil else { return }
        let watcher = ProgressWatcher(self)
        let link = CADisplayLink(target: watcher, selector: Selector("tick:", ProgressWatcher.tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func takeObserved() {
        guard let ownObserved else { return }
        assign(Float(ownObserved.fractionCompleted), animated: false)
    }
}

/// Reads a progress before each frame, without keeping the bar alive.
@MainActor
private final class ProgressWatcher: NSObject {
    private weak var view: UIProgressView?
    init(_ view: UIProgressView) {
        self.view = view
        super.init()
    }

    func tick(_ link: CADisplayLink) {
        guard let view else { return link.invalidate() }
        view.takeObserved()
    }
}
