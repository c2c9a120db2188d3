@_spi(SliderKit) import CoreGraphics

/// Asks the user something, in the middle of the screen (an alert) or at its bottom (an action sheet). On a tablet an action sheet is a popover,
/// whose source must be set. It looks as in iOS 13 to 18.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where and how it asks.
    public enum Style: Int, Sendable {
        /// Choices at the bottom of the screen.
        case actionSheet = 0
        /// A question in the middle.
        case alert = 1
    }

    var ownActions: [UIAlertAction] = []
    var fields: [UITextField] = []
    private var ownStyle = Style.actionSheet
    var board: AlertBoard?

    /// A question.
    /// - Parameters:
    ///   - title: bold, at the top.
    ///   - message: beneath it.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        ownStyle = preferredStyle
    }

    /// Where it asks.
    open var preferredStyle: UIAlertController.Style { ownStyle }
    /// What stands beneath the title. Default nil.
    open var message: String? { didSet { contentChanged() } }
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentChanged()
        }
    }
    /// The buttons, in the order in which they were added.
    open var actions: [UIAlertAction] { ownActions }
    /// The button that the return key stands for, bold; one of `actions`. Alerts only. Default nil.
    open var preferredAction: UIAlertAction? {
        didSet {
            requireRule(preferredAction == nil || ownActions.contains { $0 === preferredAction }, "The preferred action must be one of the alert's actions.")
            contentChanged()
        }
    }
    /// Adds a button. One cancel button is allowed.
    open func addAction(_ action: UIAlertAction) { add(action) }
    /// Adds a field for text, which the closure configures. Alerts only.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }
    /// The fields for text; nil: none was added.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    open override func loadView() { loadBoard() }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }
    /// Escape stands for the cancel button, Return for the preferred one.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !takeKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func accessibilityPerformEscape() -> Bool { cancelByUser() }
    override func ownKindOfPresentation(presenting: UIViewController?) -> UIPresentationController? { alertPresentation(presenting) }
}
