/// What a `UIAction` does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a name, that controls do for their events.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells an action from others: controls keep one of each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as Apple spells it.
        public let rawValue: String
        /// Makes one from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes one from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells this action from others. Default: a unique one.
    public let identifier: Identifier
    /// What explains the action. Default nil.
    open var discoverabilityTitle: String?
    /// How it is offered. Default none.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked. Default `.off`.
    open var state: UIMenuElement.State
    /// The control that does the action now; nil at other times.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    private static var lastNumber = 0

    /// An action.
    /// - Parameters:
    ///   - title: for controls and menus that show it.
    ///   - subtitle: a second line.
    ///   - image: for controls and menus that show it.
    ///   - identifier: nil makes a unique one.
    ///   - discoverabilityTitle: an explanation.
    ///   - attributes: how it is offered.
    ///   - state: whether it is ticked.
    ///   - handler: what it does.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.lastNumber += 1
            self.identifier = Identifier("action.\(Self.lastNumber)")
        }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// Does the action for a sender, as a control does.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
