extension UISlider.TrackConfiguration {
    /// A mark on a slider's track.
    public struct Tick: Hashable {
        /// Where it is, as a fraction of the track. Below 0 and above 1 it counts as the end; what is no number is left out.
        public let position: Float
        /// The text under it, and what is spoken while the value stands on it. Default nil.
        public var title: String?
        /// The image that is shown in place of its dot, at the image's own size. Default nil.
        public var image: UIImage?

        /// A tick at a fraction of the track.
        public init(position: Float, title: String? = nil, image: UIImage? = nil) {
            self.position = position
            self.title = title
            self.image = image
        }
    }
}
