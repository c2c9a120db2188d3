@_spi(SliderKit) import CoreGraphics

/// What happens when a layer's property changes.
public protocol CAAction {
    /// Runs the action; `anObject` is the layer, `event` the property's name.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: NSNull stands for "no action".
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
