extension UIView {
    /// Where content goes when the bounds differ from its size.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, proportions kept.
        case scaleAspectFit = 1
        /// As small as covers the bounds, proportions kept.
        case scaleAspectFill = 2
        /// Drawn again at each change of size.
        case redraw = 3
        /// Unscaled, in the middle.
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Which margins and sizes follow the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin takes part in a change of the superview's size.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width takes part in a change of the superview's size.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin takes part in a change of the superview's size.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin takes part in a change of the superview's size.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height takes part in a change of the superview's size.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin takes part in a change of the superview's size.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether the tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview; normal at the top.
        case automatic = 0
        case normal = 1
        /// Gray, as behind an alert.
        case dimmed = 2
    }

    /// The shape of an animation's speed.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lay out subviews inside the animation, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The animated views take touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Start where a running animation shows the view.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Over and over.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// There and back. With `.repeat`, without end.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// An inner animation takes its own duration, not the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// An inner animation takes its own curve, not the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, show and hide views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// An inner animation takes nothing from the outer one.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// In a transition: the new content fades in over the old.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether content mirrors in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrors.
    case unspecified = 0
    /// Transport controls and time lines: never mirrors.
    case playback = 1
    /// A direction in space: never mirrors.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4

    /// The direction of such content inside an interface of a direction.
    func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// A frame of reference on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's rectangle, in its own coordinates.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
