@_spi(SliderKit) extension Selector {
    /// The selector of a method without argument.
    public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
        self.init(name: name, method: .make(method))
    }

    /// The selector of a method with one argument.
    public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
        self.init(name: name, method: .make(method))
    }

    /// The selector of a method with two arguments, such as an action's sender and event.
    public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
        self.init(name: name, method: .make(method))
    }

    /// The selector of a property's getter.
    public init<T, V>(getter name: String, _ path: KeyPath<T, V>) {
        self.init(name: name, method: .makeGetter(path))
    }

    /// The selector of a property's setter.
    public init<T, V>(setter name: String, _ path: ReferenceWritableKeyPath<T, V>) {
        self.init(name: name, method: .makeSetter(path))
    }

    /// The selector's name.
    public var selectorName: String { name }
}

extension Selector {
    /// How to call this selector on an object: its own typed method, else what was registered by name for the object's class.
    func method(for target: AnyObject) -> MethodBox? {
        if let method, method.accepts(target) { return method }
        return Registry.shared.method(named: name, for: target)
    }

    /// Calls the method; nil when the object has none of that name.
    func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> MethodResult? {
        if let method, let result = method.call(target, first, second, name) { return result }
        return Registry.shared.method(named: name, for: target)?.call(target, first, second, name)
    }

    /// Calls the method; stops the program when the object has none of that name.
    @discardableResult
    func sendOrTrap(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> MethodResult {
        guard let result = send(to: target, first, second) else { fatalError(unrecognizedMessage(for: target)) }
        return result
    }

    /// What to say when an object does not answer this selector.
    func unrecognizedMessage(for target: AnyObject) -> String {
        """
        unrecognized selector: -[\(type(of: target)) \(name)] was sent, but \(type(of: target)) has no method of that name that is known to \
        selectors. Mark the method with @objc or @IBAction and run the code through `sliderkit`, check the name's spelling and its colons, \
        or use a UIAction.
        """
    }
}
