extension UISlider.TrackConfiguration {
    /// Where the fill begins.
    var neutralFraction: Double { neutralValue.isNaN ? 0 : Double(min(max(neutralValue, 0), 1)) }

    /// The reachable part of the track.
    var enabledFractions: ClosedRange<Double> {
        let low = Double(min(max(enabledRange.lowerBound, 0), 1)), high = Double(min(max(enabledRange.upperBound, 0), 1))
        return low...max(low, high)
    }

    /// The ticks' positions inside the enabled range.
    var reachablePositions: [Double] {
        // A tick at the very end of the range belongs to it, whatever rounding made of the two.
        let range = enabledFractions, slack = 1e-6
        return ticks.lazy.compactMap(\.fraction).filter { $0 >= range.lowerBound - slack && $0 <= range.upperBound + slack }
    }

    /// The reachable fraction that is nearest; of two ticks that are equally near, the higher one (choice).
    func allowed(_ fraction: Double) -> Double {
        let range = enabledFractions
        let limited = min(max(fraction, range.lowerBound), range.upperBound)
        guard allowsTickValuesOnly else { return limited }
        var best: Double?
        for position in reachablePositions {
            guard let known = best else {
                best = position
                continue
            }
            let near = abs(position - limited), nearest = abs(known - limited)
            // Rounding makes halves unequal; ticks that are closer than that are told apart nevertheless.
            let isTie = abs(near - nearest) < min(1e-7, 0.01 * max(near, nearest))
            if isTie ? position > known : near < nearest { best = position }
        }
        return best ?? limited
    }
}

extension UISlider.TrackConfiguration.Tick {
    var fraction: Double? { position.isNaN ? nil : Double(min(max(position, 0), 1)) }
}

extension UISlider {
    func setTrackConfiguration(_ configuration: TrackConfiguration?) {
        guard configuration != parts?.trackConfiguration else { return }
        partsStore.trackConfiguration = configuration
        stopMotion()
        store(ownValue)
        invalidateIntrinsicContentSize()
        geometryChanged()
    }

    /// The nearest value that the limits, the enabled range and the ticks allow.
    func allowedValue(_ value: Float) -> Float {
        let limited = min(max(value, ownMinimum), ownMaximum)
        guard let configuration = parts?.trackConfiguration, ownMaximum > ownMinimum else { return limited }
        let fraction = Double(fraction(of: limited))
        let allowed = configuration.allowed(fraction)
        // A value that is allowed stays as it is, to its last bit.
        return allowed == fraction ? limited : self.value(atFraction: CGFloat(allowed))
    }

    /// Whether steps go from tick to tick.
    var hasTicks: Bool { !(parts?.trackConfiguration?.reachablePositions.isEmpty ?? true) }

    /// The value one step away: the next tick's where there are ticks, else a fraction of the range further.
    func value(stepped isUp: Bool, by fraction: Double) -> Float {
        let now = Double(self.fraction(of: ownValue))
        if hasTicks, let positions = parts?.trackConfiguration?.reachablePositions {
            // Fractions come back from values with rounding: what is that near is the tick that the value stands on.
            let slack = 1e-5
            let next = isUp ? positions.filter { $0 > now + slack }.min() : positions.filter { $0 < now - slack }.max()
            return next.map { value(atFraction: CGFloat($0)) } ?? ownValue
        }
        let span = Double(ownMaximum) - Double(ownMinimum)
        return allowedValue(Float(Double(ownValue) + (isUp ? fraction : -fraction) * span))
    }

    /// The title of the tick that the value stands on.
    var tickTitle: String? {
        guard let ticks = parts?.trackConfiguration?.ticks else { return nil }
        let now = Double(fraction(of: ownValue))
        return ticks.first { tick in tick.title != nil && tick.fraction.map { abs($0 - now) < 1e-5 } == true }?.title
    }
}
