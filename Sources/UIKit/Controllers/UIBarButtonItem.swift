/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Text in the tint.
        case plain = 0
        /// The same, semibold: what finishes a task.
        case done = 2
    }

    /// Buttons that the system names.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        /// Takes the room that is left.
        case flexibleSpace = 5
        /// Takes `width`.
        case fixedSpace = 6
        case undo = 21
        case redo = 22
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            case .flexibleSpace, .fixedSpace: nil
            }
        }
    }

    /// How it looks. Default `.plain`.
    open var style = Style.plain { didSet { changed() } }
    /// Whom `action` goes to; nil: the responder chain. Held weakly.
    open weak var target: AnyObject?
    /// What is sent when it is touched.
    open var action: Selector?
    /// The closure that runs instead. Default nil.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction { title = primaryAction.title.isEmpty ? title : primaryAction.title }
            changed()
        }
    }
    /// A view in the button's place. Default nil.
    open var customView: UIView? { didSet { changed() } }
    /// The width in points; 0: what the content needs.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The colour. Default nil: the bar's tint.
    open var tintColor: UIColor? { didSet { changed() } }
    var systemItem: SystemItem?

    public override nonisolated init() { super.init() }

    /// A button with a text.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        set(title: title, image: nil, style: style, target: target, action: action)
    }
    /// A button with a picture.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        set(title: nil, image: image, style: style, target: target, action: action)
    }
    /// A button or space that the system names.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        set(title: systemItem.title, image: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
    }
    /// A view as a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// A button that runs a closure.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        set(title: title, image: image, style: .plain, target: nil, action: nil)
        self.primaryAction = primaryAction
    }
    /// Room that takes what is left.
    public class func flexibleSpace() -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        return unsafeDowncast(item, to: Self.self)
    }

    private func set(title: String?, image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.title = title
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Does what touching the button does.
    func perform(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}
