extension NSObject {
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

    /// Whether the object has a method of that name that selectors know of.
    public func responds(to selector: Selector?) -> Bool {
        selector?.method(for: self) != nil
    }

    /// Calls a method after a delay, in seconds, of the host's clock. The object and the argument are kept until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.shared.add(target: self, selector: selector, argument: argument, delay: delay)
    }

    /// Calls a method after a delay, in seconds, of the host's clock, which runs in every mode.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        guard !modes.isEmpty else { return }
        perform(selector, with: argument, afterDelay: delay)
    }

    /// Drops all delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedPerforms.shared.cancel { $0 === target as AnyObject }
    }

    /// Drops the delayed calls of an object with a selector and an equal argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
        DelayedPerforms.shared.cancel(selector: selector, argument: argument) { $0 === target as AnyObject }
    }
}
