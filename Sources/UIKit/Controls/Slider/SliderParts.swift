/// What few sliders have: images and colours of their own, ticks, a style. Made on first use.
@MainActor
final class SliderParts {
    /// The parts that can have images and a tint.
    enum Part: Int, CaseIterable {
        case minimumTrack, maximumTrack, thumb
    }

    /// One part's tint or images: whichever was set last.
    struct Dress {
        var tint: UIColor?
        var images: [UInt: UIImage] = [:]
    }

    var dresses: [Dress] = [Dress(), Dress(), Dress()]
    var minimumValueImage: UIImage?
    var maximumValueImage: UIImage?
    var style = UISlider.Style.default
    var preferredBehavioralStyle = UIBehavioralStyle.automatic
    var trackConfiguration: UISlider.TrackConfiguration?
    var look: SliderLook?

    subscript(part: Part) -> Dress {
        get { dresses[part.rawValue] }
        set { dresses[part.rawValue] = newValue }
    }

    var hasPartImages: Bool { dresses.contains { !$0.images.isEmpty } }
}
