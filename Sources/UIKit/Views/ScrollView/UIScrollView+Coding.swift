extension UIScrollView {
    private enum Key {
        static let size = "UIContentSize"
        static let offset = "UIContentOffset"
        static let inset = "UIContentInset"
        static let adjustment = "UIScrollViewContentInsetAdjustmentBehavior"
        static let disabled = "UIScrollDisabled"
        static let lock = "UIDirectionalLockEnabled"
        static let bounceDisabled = "UIBounceDisabled"
        static let bounceVertical = "UIAlwaysBounceVertical"
        static let bounceHorizontal = "UIAlwaysBounceHorizontal"
        static let paging = "UIPagingEnabled"
        static let noDelay = "UIContentTouchesNotDelayed"
        static let noCancel = "UIContentTouchesNotCancellable"
        static let hidesVertical = "UIHidesVerticalScrollIndicator"
        static let hidesHorizontal = "UIHidesHorizontalScrollIndicator"
        static let style = "UIIndicatorStyle"
        static let rate = "UIDecelerationRate"
    }

    func encodeScrolling(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(NSCoder.string(for: contentSize), forKey: Key.size)
        coder.encode(NSCoder.string(for: contentOffset), forKey: Key.offset)
        coder.encode(NSCoder.string(for: contentInset), forKey: Key.inset)
        coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: Key.adjustment)
        coder.encode(!isScrollEnabled, forKey: Key.disabled)
        coder.encode(isDirectionalLockEnabled, forKey: Key.lock)
        coder.encode(!bounces, forKey: Key.bounceDisabled)
        coder.encode(alwaysBounceVertical, forKey: Key.bounceVertical)
        coder.encode(alwaysBounceHorizontal, forKey: Key.bounceHorizontal)
        coder.encode(isPagingEnabled, forKey: Key.paging)
        coder.encode(!delaysContentTouches, forKey: Key.noDelay)
        coder.encode(!canCancelContentTouches, forKey: Key.noCancel)
        coder.encode(!showsVerticalScrollIndicator, forKey: Key.hidesVertical)
        coder.encode(!showsHorizontalScrollIndicator, forKey: Key.hidesHorizontal)
        coder.encode(indicatorStyle.rawValue, forKey: Key.style)
        coder.encode(Double(decelerationRate.rawValue), forKey: Key.rate)
    }

    func decodeScrolling(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeScrollViewNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        // Foundation on Linux takes a missing object for an error.
        func text(_ key: String) -> String? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil }
        if let size = text(Key.size) { contentSize = NSCoder.cgSize(for: size) }
        if let inset = text(Key.inset) { contentInset = NSCoder.uiEdgeInsets(for: inset) }
        contentInsetAdjustmentBehavior =
            ContentInsetAdjustmentBehavior(rawValue: coder.decodeInteger(forKey: Key.adjustment)) ?? .automatic
        isScrollEnabled = !coder.decodeBool(forKey: Key.disabled)
        isDirectionalLockEnabled = coder.decodeBool(forKey: Key.lock)
        bounces = !coder.decodeBool(forKey: Key.bounceDisabled)
        alwaysBounceVertical = coder.decodeBool(forKey: Key.bounceVertical)
        alwaysBounceHorizontal = coder.decodeBool(forKey: Key.bounceHorizontal)
        isPagingEnabled = coder.decodeBool(forKey: Key.paging)
        delaysContentTouches = !coder.decodeBool(forKey: Key.noDelay)
        canCancelContentTouches = !coder.decodeBool(forKey: Key.noCancel)
        showsVerticalScrollIndicator = !coder.decodeBool(forKey: Key.hidesVertical)
        showsHorizontalScrollIndicator = !coder.decodeBool(forKey: Key.hidesHorizontal)
        indicatorStyle = IndicatorStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .default
        if coder.containsValue(forKey: Key.rate) {
            decelerationRate = DecelerationRate(rawValue: CGFloat(coder.decodeDouble(forKey: Key.rate)))
        }
        if let offset = text(Key.offset) { contentOffset = NSCoder.cgPoint(for: offset) }
    }
}
