/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// How a button looks and where it stands.
    public enum Style: Int, Sendable {
        /// Like most.
        case `default` = 0
        /// Leaves everything as it is: at the end, bold unless another one is preferred.
        case cancel = 1
        /// Destroys or changes something for good: red.
        case destructive = 2
    }

    /// The button's text.
    open private(set) var title: String?
    /// How it looks.
    open private(set) var style = Style.default
    /// Whether it can be touched. Default true.
    open var isEnabled = true { didSet { changed?() } }
    var changed: (() -> Void)?
    private(set) var handler: ((UIAlertAction) -> Void)?

    nonisolated override init() { super.init() }

    /// A button. The handler runs once the alert is gone.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
