extension UIButton {
    /// A button's content, layout and colours.
    public struct Configuration: Hashable {
        /// How the background's corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// By the background's radius as it is.
            case fixed = -1
            /// By the background's radius, which grows with the user's text size.
            case dynamic = 0
            /// A little.
            case small = 1
            /// More.
            case medium = 2
            /// Much.
            case large = 3
            /// By half the smaller side.
            case capsule = 4
        }

        /// How large fonts and insets are.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// Centred above or below an image or without one, else where lines begin.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        enum Style: Int {
            case plain, gray, tinted, filled
        }

        let style: Style
        /// The title. Default nil: the button's own for its state.
        public var title: String?
        /// A second line. Default nil.
        public var subtitle: String?
        /// How the title is cut or broken. Default: broken at words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How the subtitle is cut or broken. Default: broken at words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The image. Default nil: the button's own for its state.
        public var image: UIImage?
        /// How symbols are shown. Default nil: as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the image's colour from the foreground's. Default nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The colour of title and image. Default nil: the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the style makes its background of. Default nil: the tint colour, or gray.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background: UIBackgroundConfiguration
        /// How corners are rounded. Default `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// How large it is. Default `.medium`.
        public var buttonSize = Size.medium { didSet { if usesDefaultInsets { setDefaultContentInsets() } } }
        /// The room around the content, in points. Default: the size's.
        public var contentInsets: NSDirectionalEdgeInsets { didSet { usesDefaultInsets = false } }
        /// On which side of the titles the image is. Default `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between image and titles, in points. Default 0.
        public var imagePadding: CGFloat = 0
        /// The room between title and subtitle, in points. Default 1.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other. Default `.automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks so. Default true.
        public var automaticallyUpdateForSelection = true
        /// The title's font in a nib.
        var titleFont: UIFont?
        private var usesDefaultInsets = true

        private init(_ style: Style) {
            self.style = style
            background = UIBackgroundConfiguration()
            background.cornerRadius = Self.defaultRadius
            contentInsets = Self.insets(of: .medium)
        }

        /// Text alone, in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a weak tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On the tint, in white.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Without a background; here the same as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// With a background; here the same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// With a tinted background; here the same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// With a strong background; here the same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Takes the insets of the size, and follows it from then on.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(of: buttonSize)
            usesDefaultInsets = true
        }

        /// The configuration with the colours that a button's state and tint give it.
        @MainActor public func updated(for button: UIButton) -> Configuration { resolved(for: button, state: button.state) }

        /// Whether two look and behave the same; transformers are the same only as copies of one.
        public static func == (left: Self, right: Self) -> Bool {
            left.style == right.style && left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
                && left.titleLineBreakMode == right.titleLineBreakMode && left.subtitleLineBreakMode == right.subtitleLineBreakMode
                && left.preferredSymbolConfigurationForImage == right.preferredSymbolConfigurationForImage
                && left.baseForegroundColor == right.baseForegroundColor && left.baseBackgroundColor == right.baseBackgroundColor
                && left.background == right.background && left.cornerStyle == right.cornerStyle && left.buttonSize == right.buttonSize
                && left.contentInsets == right.contentInsets && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.titlePadding == right.titlePadding
                && left.titleAlignment == right.titleAlignment && left.titleFont == right.titleFont
                && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
                && UIConfigurationColorTransformer.areSame(left.imageColorTransformer, right.imageColorTransformer)
        }

        /// Feeds what makes configurations differ into a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
            hasher.combine(background)
        }
    }
}
