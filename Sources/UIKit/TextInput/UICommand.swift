/// Something that a menu or key can do: an action that goes up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What is sent.
    public let action: Selector
    /// What it carries for who does it. Default nil.
    public let propertyList: Any?
    /// What it is called where there is room for more words than in a menu. Default nil.
    open var discoverabilityTitle: String?
    /// How it is offered.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked.
    open var state: UIMenuElement.State

    init(
        title: String, image: UIImage?, action: Selector, propertyList: Any?, discoverabilityTitle: String?, attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// The text that a menu shows.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The picture that a menu shows.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
}
