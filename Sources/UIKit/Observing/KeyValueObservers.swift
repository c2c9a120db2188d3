@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Who observes which property. What sets an observable property tells it here, after the change; while nobody observes anything, that costs one
/// test. Everything runs on the main thread.
@_spi(SliderKit) public enum KeyValueObservers {
    /// Whether anybody observes anything.
    nonisolated(unsafe) public private(set) static var isActive = false {
        didSet { LayerObserving.changed = isActive ? { changed($0, $1, from: $2, to: $3) } : nil }
    }

    /// By a property's name, as Objective-C's observers name them.
    final class Named {
        weak var object: NSObject?
        weak var observer: NSObject?
        let key: String
        let options: NSKeyValueObservingOptions
        let context: UnsafeMutableRawPointer?

        init(
            _ object: NSObject, _ observer: NSObject, _ key: String, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
        ) {
            (self.object, self.observer, self.key, self.options, self.context) = (object, observer, key, options, context)
        }
    }

    nonisolated(unsafe) private static var named: [Named] = []
    /// By a key path: asked after every change whether its value is another one now.
    nonisolated(unsafe) private static var watchers: [ObjectIdentifier: (() -> Bool)] = [:]

    /// How many changes are under way that consist of several: key paths are compared when the outermost is complete.
    nonisolated(unsafe) static var pending = 0

    /// Tells of a change that has happened.
    public static func changed(_ object: NSObject, _ key: String, from old: Any?, to new: Any?) {
        for entry in named where entry.object === object && entry.key == key { tell(entry, old, new) }
        guard pending == 0 else { return }
        for (id, ask) in watchers where watchers[id] != nil {
            if !ask() { remove(watcher: id) }
        }
    }

    private static func tell(_ entry: Named, _ old: Any?, _ new: Any?) {
        guard let object = entry.object, let observer = entry.observer else { return }
        let hear = { (change: [NSKeyValueChangeKey: Any]) in deliver(entry.key, object, change, entry.context, to: observer) }
        if entry.options.contains(.prior) {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue, .notificationIsPriorKey: true]
            if entry.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            hear(change)
        }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if entry.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if entry.options.contains(.new) { change[.newKey] = new ?? NSNull() }
        hear(change)
    }

    /// Calls an observer. Everything observable is set on the main thread.
    static func deliver(
        _ key: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?, to observer: NSObject
    ) {
        if let listener = observer as? any KeyValueListening {
            return listener.observeValue(forKeyPath: key, of: object, change: change, context: context)
        }
        guard let responder = observer as? UIResponder else { return }
        nonisolated(unsafe) let object = object, change = change, context = context
        MainActor.assumeIsolated { responder.observeValue(forKeyPath: key, of: object, change: change, context: context) }
    }

    /// What `super.observeValue(…)` of an object's own observer means: nobody answered for the change, which stops the program as on the phone.
    public static func unheard(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        requireRule(
            false, "a change of \(keyPath ?? "nil") was passed on to super.observeValue, which nobody answers; handle it, or don't observe it")
    }

    static func add(_ entry: Named) {
        named.removeAll { $0.object == nil || $0.observer == nil }
        named.append(entry)
        isActive = true
    }

    static func remove(_ object: NSObject, _ observer: NSObject, _ key: String, _ context: UnsafeMutableRawPointer?) {
        // The latest first, as registrations of one observer nest.
        let index = named.lastIndex { entry in
            entry.object === object && entry.observer === observer && entry.key == key && (context == nil || entry.context == context)
        }
        if let index { named.remove(at: index) }
        update()
    }

    static func add(watcher id: ObjectIdentifier, _ ask: @escaping () -> Bool) {
        watchers[id] = ask
        isActive = true
    }

    static func remove(watcher id: ObjectIdentifier) {
        watchers[id] = nil
        update()
    }

    private static func update() { isActive = !named.isEmpty || !watchers.isEmpty }
}

/// Objects that hear of changes by name and are no responders. The rewriter has users' classes adopt it that override `observeValue` of NSObject, which
/// has none here.
@_spi(SliderKit) public protocol KeyValueListening: AnyObject {
    /// A property that this object observes by name has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

/// What can be asked for an observable property by name.
protocol KeyValueProviding: AnyObject {
    /// The property's value; nil where it is nil or unknown.
    func observableValue(_ key: String) -> Any?
}
