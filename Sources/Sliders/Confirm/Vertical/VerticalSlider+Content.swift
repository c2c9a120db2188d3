import UIKit

extension VerticalSlider {
    /// Loads the xib. One that is missing or lacks parts is told of once, and leaves a slider that shows what there is and can't be moved.
    func loadContent() {
        let name = Self.nibName
        guard let content = Self.nibBundle.loadNibNamed(name, owner: self)?.first as? UIView else {
            return NSLog("%@", "\(type(of: self)): \(name).xib in \(Self.nibBundle.bundlePath) has no view as its first object; add the xib, or correct nibName")
        }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        contentView = content
        do throws(VerticalSliderParts.Missing) {
            let found = try VerticalSliderParts(in: content)
            parts = found
            adoptPan(on: found.thumb)
        } catch {
            NSLog("%@", "\(type(of: self)): in \(name).xib, \(error.text)")
        }
        showPhase()
    }

    /// The slider's own pan takes the place of the xib's, with its numbers of fingers: targets need selectors, and this source does without.
    private func adoptPan(on thumb: UIView) {
        for designed in thumb.gestureRecognizers ?? [] {
            guard let designed = designed as? UIPanGestureRecognizer else { continue }
            pan.minimumNumberOfTouches = designed.minimumNumberOfTouches
            pan.maximumNumberOfTouches = designed.maximumNumberOfTouches
            thumb.removeGestureRecognizer(designed)
        }
        thumb.addGestureRecognizer(pan)
    }

    // MARK: Places

    /// The thumb's middle in the path.
    private func position(in parts: VerticalSliderParts) -> CGFloat { parts.path.convert(CGPoint(x: parts.thumb.bounds.midX, y: parts.thumb.bounds.midY), from: parts.thumb).y }

    private func destination(in parts: VerticalSliderParts) -> CGFloat {
        parts.path.convert(CGPoint(x: parts.destination.bounds.midX, y: parts.destination.bounds.midY), from: parts.destination).y
    }

    /// The way from start to destination, in points, below zero for one that leads up; 0 where the path is too short for the thumb.
    var way: CGFloat {
        guard let parts, parts.path.bounds.height > parts.thumb.bounds.height else { return 0 }
        let way = destination(in: parts) - position(in: parts) + parts.thumbTop.constant - parts.start
        // The thumb stands on whole pixels, its constraint does not.
        let scale = max(1, traitCollection.displayScale)
        return way.isFinite ? (way * scale).rounded() / scale : 0
    }

    /// Whether less than a point is left of the way.
    var isAtDestination: Bool {
        guard let parts, way != 0 else { return false }
        return (destination(in: parts) - position(in: parts)) * (way < 0 ? -1 : 1) < 1
    }

    /// Brings the thumb to its place. The delegate hears of every change of that, inside the animation if there is one.
    func layoutContent() {
        guard let parts, let contentView else { return }
        contentView.layoutIfNeeded()
        let constant = parts.start + progress * way
        if parts.thumbTop.constant != constant {
            parts.thumbTop.constant = constant
            contentView.layoutIfNeeded()
        }
        parts.label?.alpha = wordsAlpha
        progressChanged()
        let position = position(in: parts)
        guard window != nil, position != toldPosition else { return }
        let isFirst = toldPosition == nil
        toldPosition = position
        // Where it starts is no news.
        if !isFirst { delegate?.verticalSlider(self, thumbIsAt: position) }
    }

    func showPhase() {
        contentView?.alpha = isEnabled ? 1 : ConfirmSlider.disabledAlpha
        parts?.label?.text = words
        let isLoading = phase == .loading
        parts?.handle?.isHidden = isLoading
        if let activity = parts?.activity, activity.isAnimating != isLoading { isLoading ? activity.startAnimating() : activity.stopAnimating() }
        setNeedsLayout()
    }
}
