import UIKit

extension ValueSlider {
    /// Takes hold of a thumb; `began` is sent. Use it to build inputs of your own. One gesture moves a thumb at a time: the one before is
    /// committed first.
    public func beginGesture(thumb: Int, cause: SliderChange.Cause) -> SliderGesture {
        let gesture = SliderGesture(self, thumb: min(max(0, thumb), values.count - 1), cause: cause)
        for other in gestures where other.thumb == gesture.thumb { other.commit() }
        gestures.append(gesture)
        tell(SliderChange(thumb: gesture.thumb, values: values, cause: cause, phase: .began))
        return gesture
    }

    func change(by gesture: SliderGesture, to value: Double, mayRest: Bool) -> Bool {
        var moved = model
        guard moved.move(gesture.thumb, to: value, mayRest: mayRest) else { return false }
        adopt(moved)
        hasUntoldChange = true
        tell(SliderChange(thumb: gesture.thumb, values: values, cause: gesture.cause, phase: .changed))
        if isContinuous { sendValueChanged() }
        return true
    }

    func end(_ gesture: SliderGesture, _ phase: SliderChange.Phase) {
        gestures.removeAll { $0 === gesture }
        if phase == .cancelled, restoresValuesOnCancel, gesture.valuesBefore.count == values.count, values != gesture.valuesBefore {
            var restored = model
            // Beside other fingers it takes back its own thumb alone.
            if gestures.isEmpty {
                restored.setAll(gesture.valuesBefore)
            } else {
                restored.move(gesture.thumb, to: gesture.valuesBefore[gesture.thumb])
            }
            adopt(restored)
            hasUntoldChange = true
        }
        tell(SliderChange(thumb: gesture.thumb, values: values, cause: gesture.cause, phase: phase))
        // One that waits for the end tells of it once, and only if there is something to tell.
        if hasUntoldChange { sendValueChanged() }
        sendActions(for: .primaryActionTriggered)
    }

    private func sendValueChanged() {
        hasUntoldChange = false
        sendActions(for: .valueChanged)
    }

    /// The program set values.
    func setByProgram(_ change: (inout SliderValues) -> Void, animated: Bool = false) {
        var changed = model
        change(&changed)
        let old = values
        adopt(changed, animated: animated)
        guard values != old else { return }
        let thumb = zip(old, values).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
        tell(SliderChange(thumb: thumb, values: values, cause: .program, phase: .committed))
    }

    func tell(_ change: SliderChange) {
        haptics?.hear(change, of: self)
        for decoration in decorations { decoration.hear(change, of: self) }
        for subscription in subscriptions { subscription.hear(change) }
    }
}
