import UIKit

extension ValueSlider {
    /// A key went down on a thumb.
    /// - Returns: whether it is for the slider, which keeps it at a limit too.
    func keyBegan(_ press: UIPress, on thumb: SliderThumb) -> Bool {
        guard canBeMoved, let key = press.key,
            let command = keyboard.command(for: key.keyCode, key.modifierFlags, axis: axis, isReversed: isReversed)
        else { return false }
        // Escape is for the slider as a whole.
        if command == .cancel { return false }
        // A finger on the thumb has it for itself.
        guard !thumb.isHeld, !lockedThumbs.contains(thumb.index) else { return true }
        let gesture = beginGesture(thumb: thumb.index, cause: .key)
        thumb.keys.begin(key.keyCode, gesture)
        obey(command, gesture)
        repeatKey(command, key.keyCode, gesture, thumb, after: keyboard.repeatDelay)
        return true
    }

    /// Takes a drag back.
    /// - Returns: whether there was one.
    func escape(_ presses: Set<UIPress>) -> Bool {
        guard !drags.isEmpty,
            presses.contains(where: { press in
                press.key.flatMap { keyboard.command(for: $0.keyCode, $0.modifierFlags, axis: axis, isReversed: isReversed) } == .cancel
            })
        else { return false }
        cancelDrags()
        sendActions(for: .touchCancel)
        return true
    }

    /// The value that is so many steps away: of the stops, or of a share of the track where there are none.
    func value(_ count: Int, stepsFrom value: Double, share: Double) -> Double {
        if let stops { return stops.value(count, stopsFrom: value, in: range) }
        guard share > 0, range.lowerBound < range.upperBound else { return value }
        // Whole steps stay so: sums would drift.
        let place = fraction(of: value) / share, whole = place.rounded()
        let number = (abs(place - whole) < 1e-6 ? whole : place) + Double(count)
        guard scale is LinearScale else { return scale.safeValue(at: number * share, in: range) }
        let step = (range.upperBound - range.lowerBound) * share
        let exact = DecimalGrid(anchor: range.lowerBound, step: step).value(at: number)
        return min(range.upperBound, max(range.lowerBound, exact))
    }

    private func obey(_ command: SliderKeyboard.Command, _ gesture: SliderGesture) {
        guard values.indices.contains(gesture.thumb) else { return }
        let value = values[gesture.thumb]
        switch command {
        case .steps(let count): gesture.move(to: self.value(count, stepsFrom: value, share: keyboard.smallShare))
        case .pages(let count): gesture.move(to: page(count, from: value))
        case .least: gesture.move(to: range.lowerBound)
        case .greatest: gesture.move(to: range.upperBound)
        case .cancel: break
        }
    }

    /// A page away, on a stop where there are stops, and at least one stop.
    private func page(_ count: Int, from value: Double) -> Double {
        guard let stops else { return self.value(count, stepsFrom: value, share: keyboard.pageShare) }
        let far = scale.safeValue(at: fraction(of: value) + Double(count) * keyboard.pageShare, in: range)
        let one = stops.value(count, stopsFrom: value, in: range), nearest = stops.nearest(to: far, in: range)
        return count > 0 ? max(one, nearest) : min(one, nearest)
    }

    private func repeatKey(
        _ command: SliderKeyboard.Command, _ key: UIKeyboardHIDUsage, _ gesture: SliderGesture, _ thumb: SliderThumb, after seconds: Double
    ) {
        guard seconds > 0, seconds.isFinite else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, weak gesture, weak thumb] in
            MainActor.assumeIsolated {
                guard let self, let gesture, let thumb, gesture.isLive, thumb.keys.gesture(of: key) === gesture else { return }
                guard self.canBeMoved, thumb.isFocused || thumb.isFirstResponder else { return thumb.keys.endAll() }
                self.obey(command, gesture)
                self.repeatKey(command, key, gesture, thumb, after: self.keyboard.repeatInterval)
            }
        }
    }
}
