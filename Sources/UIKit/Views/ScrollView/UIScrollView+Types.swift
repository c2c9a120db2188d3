extension UIScrollView {
    /// How fast scrolling slows down after a finger was lifted: the part of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond, between 0 and 1.
        public let rawValue: CGFloat
        /// A rate of one's own, between 0 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998: a speed of 1000 points per second goes on for 499 points.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: a speed of 1000 points per second goes on for 99 points.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in light interfaces, light in dark ones.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `.scrollableAxes`; besides, always above and below where the view fills a controller inside a navigation controller.
        case automatic = 0
        /// In the directions in which the content is larger than the view, or always bounces.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
        case always = 3
    }
}
