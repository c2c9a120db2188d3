@_spi(SliderKit) import QuartzCore

extension CADisplayLink {
    /// Makes a link that sends a message at each frame once it has been added. The target is kept until the link is invalidated; its method takes
    /// the link, or nothing.
    public convenience init(target: Any, selector: Selector) {
        let target = target as AnyObject
        self.init(callback: { link in selector.sendOrTrap(to: target, link) })
    }
}
