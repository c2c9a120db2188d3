extension UIApplication {
    /// Sends an action to its target. Without one, the first responder's chain is searched, then the sender's.
    /// - Returns: whether someone answered.
    func dispatchAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            action.sendOrTrap(to: target as AnyObject, sender, event)
            return true
        }
        let starts: [UIResponder?] = [FirstResponder.current, sender as? UIResponder, currentKeyWindow]
        for start in starts {
            guard let found = start?.target(forAction: action, withSender: sender) else { continue }
            action.sendOrTrap(to: found as AnyObject, sender, event)
            return true
        }
        return false
    }
}
