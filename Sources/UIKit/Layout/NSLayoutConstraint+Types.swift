extension NSLayoutConstraint {
    /// What a constraint asks of its two sides.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The part of an item that a constraint speaks about.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// Where lines of text begin: left, or right in right-to-left layouts.
        case leading = 5
        /// Where lines of text end.
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        /// No second side: the constant alone.
        case notAnAttribute = 0
    }

    /// Across or down.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the views of a visual format line up across it, and which way it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views share their left.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Views share their right.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Views share their top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Views share their bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Views share their leading.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Views share their trailing.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Views share their horizontal centre.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Views share their vertical centre.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Views share their last baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Views share their first baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Horizontal formats run from the leading to the trailing end. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Horizontal formats run from left to right, whatever the direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Horizontal formats run from right to left, whatever the direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    var isSize: Bool { self == .width || self == .height }
    var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    var isSideways: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

    /// The name as source code writes it.
    var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }

    /// Leading and trailing turned into left and right.
    func physical(isRightToLeft: Bool) -> Self {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }
}
