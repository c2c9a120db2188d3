@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

// Known by name are: `@objc` and inspectable properties of users' classes, layers' values, and what nibs set of UIKit's own views.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The value of the property with a name. A name that the object's class does not have stops the program, as on the phone.
    public func value(forKey key: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKey: key) }
        if let animation = self as? CAAnimation { return animation.value(forKey: key) }
        if let record = Registry.shared.property(self, named: key) { return record.get(self) }
        if let value = Registry.shared.inspectableValue(of: self, named: key) { return value }
        if Registry.shared.inspectables(of: self).contains(where: { $0.name == key }) { return nil }
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var result = FrameworkProperties.Found.unknown
        if MainQueueMark.isMain { MainActor.assumeIsolated { result = FrameworkProperties.get(key, of: object) } }
        guard case .known(let value) = result else {
            requireRule(false, unknownProperty(key, self))
            return nil
        }
        return value
    }

    /// Sets the property with a name. A name that the object's class does not have stops the program, as on the phone.
    public func setValue(_ value: Any?, forKey key: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
        if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
        if let set = Registry.shared.property(self, named: key)?.set {
            return requireRule(set(self, value), "the value of \(key) is of another type than \(type(of: self))'s property")
        }
        nonisolated(unsafe) let object = self, value = value
        var result = Registry.InspectableResult.unknown
        if MainQueueMark.isMain { result = MainActor.assumeIsolated { KeyPathWriter.set(value, at: key, of: object) } }
        switch result {
        case .set: break
        case .badValue: requireRule(false, "the value of \(key) is of another type than \(type(of: self))'s property")
        case .unknown: requireRule(false, unknownProperty(key, self))
        }
    }

    /// The value at the end of a path of names.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
    }

    /// Sets the property at the end of a path of names; nothing where an object on the way is nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
        (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several properties by their names.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }
}

private func unknownProperty(_ key: String, _ object: NSObject) -> String {
    "\(type(of: object)) has no property \(key) that is known by name; mark it @objc, or correct the name"
}
