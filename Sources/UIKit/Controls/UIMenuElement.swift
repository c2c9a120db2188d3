/// What an action has in common with a menu: title, subtitle, image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element is offered.
    public struct Attributes: OptionSet, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Its menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }

    var ownTitle: String
    var ownImage: UIImage?
    /// A second line. Default nil.
    open var subtitle: String?

    nonisolated init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        ownImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// The title.
    open var title: String { ownTitle }
    /// The image.
    open var image: UIImage? { ownImage }
}
