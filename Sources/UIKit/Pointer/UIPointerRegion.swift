/// A part of a view in which the pointer shows one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
    /// The region's rectangle, in points of the interaction's view.
    public let rect: CGRect
    /// Tells regions apart that the delegate makes; regions with equal rectangles and identifiers are the same. Default: nil.
    nonisolated(unsafe) public let identifier: AnyHashable?
    /// How tightly the pointer is held inside, by axis. It reaches the host; default: none.
    open var latchingAxes: UIAxis = []

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.rect == rect && other.identifier == identifier
    }

    nonisolated open override var hash: Int { identifier?.hashValue ?? Int(rect.width.isFinite ? rect.width : 0) }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Directions along an axis.
public struct UIAxis: OptionSet, Sendable {
    /// The number as Apple gives it.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Along y.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}
