/// An observation that `observe(_:options:changeHandler:)` began. It ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var isValid = true

    /// Ends the observation.
    public func invalidate() {
        guard isValid else { return }
        isValid = false
        KeyValueObservers.remove(watcher: ObjectIdentifier(self))
    }

    deinit { invalidate() }
}

/// Objects whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a closure when the property at a key path has become another one. Observable are the properties of UIKit's and QuartzCore's classes
    /// that are so on the phone, and what users' classes declare `@objc dynamic`. Setting the value that is there already calls nobody. (choice)
    /// - Returns: the observation; it ends when nobody keeps it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        var known = self[keyPath: keyPath]
        let give = { (object: Self, old: Value?, new: Value?, isPrior: Bool) in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil, oldValue: options.contains(.old) ? old : nil,
                    indexes: nil, isPrior: isPrior))
        }
        if options.contains(.initial) { give(self, nil, known, false) }
        KeyValueObservers.add(watcher: ObjectIdentifier(observation)) { [weak self] in
            guard let self else { return false }
            let now = self[keyPath: keyPath], old = known
            guard !isSame(old, now) else { return true }
            // First, so that a handler which changes the property again is called for that change alone.
            known = now
            if options.contains(.prior) { give(self, old, nil, true) }
            give(self, old, now, false)
            return true
        }
        return observation
    }
}

/// Whether two values are equal, or the same object; values that can't be compared never are.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    if Value.self is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
    return false
}

private func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool { (other as? T) == one }
