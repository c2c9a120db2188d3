/// One target and action, or one UIAction, with the events that it is for.
@MainActor
final class ControlRegistration {
    weak var target: AnyObject?
    /// Whether the target was given as nil: the responder chain then finds one.
    let searchesTarget: Bool
    let selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
        self.target = target
        searchesTarget = target == nil
        self.selector = selector
        self.events = events
    }

    init(action: UIAction, events: UIControl.Event) {
        searchesTarget = false
        selector = nil
        self.action = action
        self.events = events
    }

    /// Whether the target is gone.
    var isDead: Bool { action == nil && !searchesTarget && target == nil }

    func matches(_ target: AnyObject?) -> Bool {
        guard action == nil, !isDead else { return false }
        return target == nil ? searchesTarget : self.target === target
    }
}
