extension NSObject {
    /// Has an object's `observeValue(forKeyPath:of:change:context:)` called when a property changes. Neither is kept.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        KeyValueObservers.add(KeyValueObservers.Named(self, observer, keyPath, options, context))
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = (value(forKeyPath: keyPath)) ?? NSNull() }
        KeyValueObservers.deliver(keyPath, self, change, context, to: observer)
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
