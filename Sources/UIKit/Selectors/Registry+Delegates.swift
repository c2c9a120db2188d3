/// How to fill one delegate.
struct DelegateRecord {
    /// Gives an object whose delegate is nil one that tells what it hears, and answers it.
    let fill: (AnyObject) -> AnyObject?
}

@_spi(SliderKit) extension Registry {
    /// Registers a delegate property of a user's class, and how to make a delegate that calls ``heard(_:)``:
    /// `registry.delegate(T.self, "delegate", isEmpty: { $0.delegate == nil }, set: { $0.delegate = $1 }, make: { Listener() })`.
    public func delegate<T, D: AnyObject>(
        _ type: T.Type, _ name: String, isEmpty: @escaping (T) -> Bool, set: @escaping (T, D) -> Void, make: @escaping () -> D
    ) {
        let record = DelegateRecord { object in
            guard let object = object as? T, isEmpty(object) else { return nil }
            let delegate = make()
            set(object, delegate)
            return delegate
        }
        put(entry(type, record), into: &delegates[name, default: []])
    }

    /// Gives an object's empty delegates ones that tell what they hear. The caller keeps them: most delegates are held weakly.
    public func fillDelegates(of object: AnyObject) -> [AnyObject] {
        delegates.keys.sorted().compactMap { best(delegates[$0], for: Swift.type(of: object))?.fill(object) }
    }

    /// A delegate that was put in place by ``fillDelegates(of:)`` was called.
    public func heard(_ method: String) { onDelegateCall?(method) }
}
