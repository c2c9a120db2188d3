@_spi(SliderKit) import UIKit

/// What a slider should be after operations, worked out from the documented rules without a slider.
@MainActor struct SliderModel {
    enum Part: Int, CaseIterable { case thumb, minimumTrack, maximumTrack }
    enum Dress { case tint(Int?), images([UInt: Int]) }
    struct Finger {
        var place: CGPoint
        /// Whether the touch is the slider's.
        var isOwned = false
    }
    struct Motion {
        var start: Float, begin: Double, duration: Double
    }

    var low: Float = 0, high: Float = 1, value: Float = 0
    var isContinuous = true, isEnabled = true, isHidden = false, isInteractive = true, isInWindow = true, isMultipleTouch = false
    var isHighlighted = false, isSelected = false
    var alpha: CGFloat = 1, tintColor: Int?
    var dresses: [Dress] = [.tint(nil), .tint(nil), .tint(nil)]
    var lowImage: Int?, highImage: Int?
    var style = UISlider.Style.default, configuration: Int?, look: SliderLook?
    var bounds = CGRect(x: 0, y: 0, width: 240, height: 34), center = CGPoint(x: 150, y: 70)
    var transform = 0, direction = UISemanticContentAttribute.unspecified
    /// The direction of the host.
    var isHostMirrored = false

    var fingers: [Int: Finger] = [:]
    var tracked: Int?
    var isInside = false
    var grabOffset: CGFloat = 0
    var motion: Motion?
    var now = 0.0
    /// The events of the operation, with the highlight at that time.
    var events: [String] = []

    mutating func tell(_ event: String) { events.append(event + (isHighlighted ? " H" : " –")) }

    // MARK: Values

    var span: Double { Double(high) - Double(low) }
    var ticks: UISlider.TrackConfiguration? { configuration.map { SliderProps.configurations[$0] } }
    var enabled: ClosedRange<Double> { ticks.map { Double($0.enabledRange.lowerBound)...Double($0.enabledRange.upperBound) } ?? 0...1 }
    var stops: [Double] {
        ticks?.ticks.map { Double($0.position) }.filter { $0 > enabled.lowerBound - 1e-6 && $0 < enabled.upperBound + 1e-6 } ?? []
    }

    func fraction(_ value: Float) -> Double { span > 0 ? min(max((Double(value) - Double(low)) / span, 0), 1) : 0 }
    func value(at fraction: Double) -> Float {
        fraction <= 0 ? low : fraction >= 1 ? high : Float(Double(low) + span * fraction)
    }

    func allowed(_ value: Float) -> Float {
        let pinned = min(max(value, low), high)
        guard span > 0, let ticks else { return pinned }
        let place = fraction(pinned)
        var best = min(max(place, enabled.lowerBound), enabled.upperBound)
        if ticks.allowsTickValuesOnly {
            // Of two that are as near the higher one.
            let limited = best, nearest = stops.map { abs($0 - limited) }.min() ?? 0
            best = stops.last { abs($0 - limited) < nearest + 1e-7 } ?? best
        }
        return best == place ? pinned : self.value(at: best)
    }

    /// The value that the thumb shows, on its way in sixtieths of a second.
    var shown: Float {
        guard let motion else { return value }
        let frames = ((now - motion.begin) * 60 + 1e-6).rounded(.down)
        return Float(Double(motion.start) + (Double(value) - Double(motion.start)) * min(frames / 60 / motion.duration, 1))
    }

    mutating func set(_ new: Float, animated: Bool) {
        guard !new.isNaN else { return }
        let from = shown
        value = allowed(new)
        motion = nil
        guard animated, isInWindow, from != value else { return }
        motion = Motion(start: from, begin: now, duration: 0.5 * abs(fraction(value) - fraction(from)))
    }

    mutating func setLimit(_ new: Float, isLow: Bool) {
        guard new.isFinite, new != (isLow ? low : high) else { return }
        if isLow { low = new } else { high = new }
        if low > high { if isLow { high = new } else { low = new } }
        value = allowed(value)
        motion = nil
    }

    mutating func step(up: Bool) {
        guard isEnabled else { return }
        let old = value, place = fraction(value)
        if stops.isEmpty {
            set(Float(Double(value) + (up ? 0.1 : -0.1) * span), animated: false)
        } else if let next = up ? stops.filter({ $0 > place + 1e-5 }).min() : stops.filter({ $0 < place - 1e-5 }).max() {
            set(value(at: next), animated: false)
        } else {
            set(value, animated: false)
        }
        if value != old { tell("valueChanged") }
    }

    /// A key for a slider that nobody touches.
    mutating func press(_ key: String) {
        guard isEnabled, isInteractive, isInWindow, !isHidden, tracked == nil else { return }
        let old = value, place = fraction(value)
        switch key {
        case "Home": set(allowed(low), animated: false)
        case "End": set(allowed(high), animated: false)
        default:
            // The thumb goes the way of the arrow, for one that a transform turned round too.
            let isLeftward = isMirrored != (transform == 2)
            let raises = key == "ArrowUp" || key == (isLeftward ? "ArrowLeft" : "ArrowRight")
            if stops.isEmpty {
                // Whole hundredths stay whole.
                let hundredths = place * 100, whole = hundredths.rounded()
                set(value(at: ((abs(hundredths - whole) < 1e-3 ? whole : hundredths) + (raises ? 1 : -1)) / 100), animated: false)
            } else if let next = raises ? stops.filter({ $0 > place + 1e-5 }).min() : stops.filter({ $0 < place - 1e-5 }).max() {
                set(value(at: next), animated: false)
            } else {
                set(value, animated: false)
            }
        }
        if value != old { tell("valueChanged") }
    }

    // MARK: Fingers

    func isOnThumb(_ point: CGPoint) -> Bool {
        let thumb = style == .thumbless ? trackRect : thumbRect(shown)
        return abs(point.x - thumb.midX) <= max(thumb.width, 44) / 2 && abs(point.y - thumb.midY) <= max(thumb.height, 44) / 2
    }

    mutating func down(_ id: Int, at place: CGPoint) {
        fingers[id] = Finger(place: place)
        let point = local(place)
        guard isInWindow, !isHidden, isInteractive, SliderModel.box.contains(place) else { return }
        guard bounds.contains(point) || (isEnabled && isOnThumb(point)) else { return }
        guard isMultipleTouch || !fingers.values.contains(where: \.isOwned) else { return }
        fingers[id]?.isOwned = true
        guard isEnabled, tracked == nil, isOnThumb(point) else { return }
        if motion != nil { value = allowed(shown) }
        motion = nil
        tracked = id
        isInside = true
        isHighlighted = true
        grabOffset = point.x - thumbRect(value).midX
        tell("touchDown")
        if isContinuous { tell("valueChanged") }
    }

    mutating func move(_ id: Int, to place: CGPoint) {
        guard fingers[id] != nil else { return }
        fingers[id]?.place = place
        guard tracked == id else { return }
        let wasInside = isInside
        updateInside(place)
        if isInside != wasInside { tell(isInside ? "touchDragEnter" : "touchDragExit") }
        tell(isInside ? "touchDragInside" : "touchDragOutside")
        let first = thumbRect(low).midX, last = thumbRect(high).midX, old = value
        guard abs(last - first) > 0.000_1 else { return }
        let new = allowed(value(at: Double((local(place).x - grabOffset - first) / (last - first))))
        guard new != old else { return }
        set(new, animated: false)
        if isContinuous { tell("valueChanged") }
    }

    mutating func updateInside(_ place: CGPoint) {
        let point = local(place)
        isInside = abs(point.x - bounds.midX) < bounds.width / 2 + 70 && abs(point.y - bounds.midY) < bounds.height / 2 + 70
    }

    mutating func lift(_ id: Int) {
        guard let finger = fingers.removeValue(forKey: id), tracked == id else { return }
        updateInside(finger.place)
        tell("valueChanged")
        isHighlighted = false
        tracked = nil
        tell(isInside ? "touchUpInside" : "touchUpOutside")
    }

    mutating func cancel(_ id: Int) {
        guard fingers.removeValue(forKey: id) != nil, tracked == id else { return }
        abandon()
    }

    /// The touch is over without a lift.
    mutating func abandon() {
        guard tracked != nil else { return }
        if !isContinuous { tell("valueChanged") }
        isHighlighted = false
        tracked = nil
        tell("touchCancel")
    }

    /// No finger is the slider's any more.
    mutating func loseTouches() {
        abandon()
        for id in fingers.keys { fingers[id]?.isOwned = false }
    }
}
