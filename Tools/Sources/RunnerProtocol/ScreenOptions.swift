/// How something is shown: the options that the commands share.
public struct ScreenOptions: Codable, Sendable, Equatable {
    /// A device of the table; nil for the default one.
    public var device: String?
    /// `portrait` or `landscape`; devices only.
    public var orientation = "portrait"
    /// Whether the status bar and the home indicator are drawn; devices only.
    public var showsSystemBars = false
    /// Width and height in points; nil to let the view decide.
    public var width: Double?
    public var height: Double?
    /// Pixels per point; nil for the device's own, or 2.
    public var scale: Double?
    /// `light` or `dark`.
    public var style = "light"
    /// `current` or `classic`.
    public var look = "current"
    /// `ltr` or `rtl`.
    public var direction = "ltr"
    /// The user's language as a BCP 47 tag; nil for English.
    public var language: String?
    /// The user's text size, from `XS` to `XXXL` and `AX1` to `AX5`; nil for the system's default, `L`.
    public var textSize: String?
    /// `normal`, `highlighted`, `disabled` or `selected`.
    public var state = "normal"
    /// Attributes to set, in order.
    public var settings: [Setting] = []

    /// One `--set key=value`.
    public struct Setting: Codable, Sendable, Equatable {
        public var key: String
        public var value: String

        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    public init() {}
}
