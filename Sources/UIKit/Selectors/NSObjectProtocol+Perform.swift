extension NSObjectProtocol {
    /// Whether the object has a method of that name that selectors know of.
    public func responds(to selector: Selector?) -> Bool { selector?.method(for: self) != nil }

    /// Calls the method that a selector names; stops the program when the object has none.
    /// - Returns: the method's result when it is an object, unretained.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        DelayedPerforms.keepAlive(selector.sendOrTrap(to: self).object)
    }

    /// Calls the method that a selector names, with one argument; stops the program when the object has none.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        DelayedPerforms.keepAlive(selector.sendOrTrap(to: self, object).object)
    }

    /// Calls the method that a selector names, with two arguments; stops the program when the object has none.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
        DelayedPerforms.keepAlive(selector.sendOrTrap(to: self, first, second).object)
    }
}
