import UIKit

/// The keys that a thumb holds: each is one gesture, from its press to its release.
@MainActor
final class KeyHold {
    private var gestures: [UIKeyboardHIDUsage: SliderGesture] = [:]

    /// A key went down.
    func begin(_ key: UIKeyboardHIDUsage, _ gesture: SliderGesture) {
        let old = gestures.updateValue(gesture, forKey: key)
        old?.commit()
    }

    /// A key came up.
    /// - Returns: whether it was one of these.
    func end(_ press: UIPress) -> Bool {
        guard let key = press.key?.keyCode, let gesture = gestures.removeValue(forKey: key) else { return false }
        gesture.commit()
        return true
    }

    /// The gesture of a key that is down.
    func gesture(of key: UIKeyboardHIDUsage) -> SliderGesture? { gestures[key] }

    /// All keys count as released.
    func endAll() {
        let held = gestures.values
        gestures = [:]
        for gesture in held { gesture.commit() }
    }
}
