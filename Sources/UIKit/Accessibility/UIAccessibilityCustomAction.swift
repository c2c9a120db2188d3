/// An action of an accessibility element beyond its activation, offered by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What the user hears.
    open var name: String
    /// What it does; answers whether it worked.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// An action that runs a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
