extension NSObject {
    /// Has an object's `observeValue(forKeyPath:of:change:context:)` called when a property changes. Neither is kept. Observers are views,
    /// controllers and other responders: that function is theirs.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        KeyValueObservers.add(KeyValueObservers.Named(self, observer, keyPath, options, context))
        guard options.contains(.initial), let listener = observer as? UIResponder else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = (self as? any KeyValueProviding)?.observableValue(keyPath) ?? NSNull() }
        KeyValueObservers.deliver(keyPath, self, change, context, to: listener)
    }

    /// Ends what `addObserver` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        KeyValueObservers.remove(self, observer, keyPath, context)
    }

    /// Ends what `addObserver` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyValueObservers.remove(self, observer, keyPath, nil)
    }
}
