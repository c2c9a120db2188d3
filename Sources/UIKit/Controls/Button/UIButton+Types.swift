extension UIButton {
    /// Called to change a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// What a button looks like that has no configuration.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own; its title is white.
        case custom = 0
        /// The system's: its title and image have the tint colour.
        case system = 1
        /// An i in a circle, for more about something.
        case detailDisclosure = 2
        /// The same, for light backgrounds.
        case infoLight = 3
        /// The same, for dark backgrounds.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a gray disc.
        case close = 7

        /// The former name of `.system`.
        public static var roundedRect: ButtonType { .system }

        /// The size of the pictures of the types that have one, in points (choice).
        static let pictureSide: CGFloat = 22
        static let closeSide: CGFloat = 30

        /// The picture of the types that have one.
        @MainActor var picture: UIImage? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: ButtonPictures.info
            case .contactAdd: ButtonPictures.plus
            case .close: ButtonPictures.close
            }
        }
    }

    func take(_ type: ButtonType) {
        ownType = type
        if let picture = type.picture { change { $0.images[0] = picture } }
    }

    func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        change {
            if !action.title.isEmpty { $0.titles[0] = action.title }
            if let image = action.image { $0.images[0] = image }
        }
    }
}
