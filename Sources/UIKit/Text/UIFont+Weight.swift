extension UIFont {
    /// How heavy letters are, from −1 to 1; regular is 0.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: CGFloat
        /// Makes one from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight of the given value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The second lightest weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The third lightest weight.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of plain text.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than plain text.
        public static let medium = Weight(rawValue: 0.23)
        /// A little lighter than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of emphasis.
        public static let bold = Weight(rawValue: 0.4)
        /// The second heaviest weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Weight(rawValue: 0.62)

        /// The weight on the scale of CSS, 100 to 900.
        var css: Int {
            let steps: [(CGFloat, Int)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
            ]
            return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
        }
    }
}
