/// What was set of an object's accessibility, made when something is: most objects compute theirs or have none.
final class AccessibilityBox {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var userInputLabels: [String]?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
    /// The box, made on first use.
    var accessibilityStore: AccessibilityBox {
        if let box = accessibilityBox { return box }
        let box = AccessibilityBox()
        accessibilityBox = box
        return box
    }
}
