extension UISlider {
    /// What a track shows and allows beyond its two ends: ticks, where the fill begins, and which part of it can be reached. Positions are
    /// fractions of the track, from 0 at the minimum to 1 at the maximum, whatever the slider's limits are.
    public struct TrackConfiguration: Hashable {
        /// Whether the value is always a tick's: what lies between two becomes the nearer one. Without ticks it has no effect. Default true.
        public var allowsTickValuesOnly: Bool
        /// Where the fill begins, as a fraction. Default 0: at the minimum. What is no number counts as 0.
        public var neutralValue: Float
        /// The part of the track that the value can reach, in fractions of the range (choice: as the default suggests). Default 0...1.
        public var enabledRange: ClosedRange<Float>
        /// The ticks, in the order in which they were given.
        public let ticks: [Tick]

        /// A track with ticks at equal distances, one of them at each end. One tick stands at the minimum; fewer are none.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
        ) {
            let last = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
        }

        /// A track with ticks where they say.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }
    }
}
