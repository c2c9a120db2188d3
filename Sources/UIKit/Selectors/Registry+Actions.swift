@_spi(SliderKit) extension Registry {
    /// Registers a method without argument.
    public func action<T, R>(_ type: T.Type, _ name: String, _ method: @escaping (T) -> () -> R) {
        add(type, name, .make(method))
    }

    /// Registers a method with one argument.
    public func action<T, A, R>(_ type: T.Type, _ name: String, _ method: @escaping (T) -> (A) -> R) {
        add(type, name, .make(method))
    }

    /// Registers a method with two arguments.
    public func action<T, A, B, R>(_ type: T.Type, _ name: String, _ method: @escaping (T) -> (A, B) -> R) {
        add(type, name, .make(method))
    }

    /// Whether an object answers a name.
    public func responds(_ object: AnyObject, to name: String) -> Bool {
        method(named: name, for: object) != nil
    }

    /// The names of the methods that are registered for an object's class and its superclasses, sorted.
    public func actionNames(of object: AnyObject) -> [String] {
        methods.filter { $0.value.contains { $0.covers(Swift.type(of: object)) } }.keys.sorted()
    }

    private func add<T>(_ type: T.Type, _ name: String, _ box: MethodBox) {
        put(entry(type, box), into: &methods[name, default: []])
        methodCache = [:]
    }
}

extension Registry {
    func method(named name: String, for target: AnyObject) -> MethodBox? {
        let type: AnyClass = Swift.type(of: target)
        let key = MethodKey(type: ObjectIdentifier(type), name: name)
        if let known = methodCache[key] { return known }
        let found = best(methods[name], for: type)
        methodCache[key] = .some(found)
        return found
    }
}
