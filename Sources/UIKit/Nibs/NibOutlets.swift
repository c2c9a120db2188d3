/// The outlets that this module's own classes have.
@MainActor
enum NibOutlets {
    /// Connects an outlet; false where the source has none of that name.
    static func connect(_ source: NSObject, _ name: String, _ destination: NSObject) -> Bool {
        switch (source, name) {
        case (let controller as UIViewController, "view"):
            guard let view = destination as? UIView else { return false }
            controller.view = view
        case (let recognizer as UIGestureRecognizer, "delegate"):
            // An owner that adopts no protocol is accepted silently, as with Objective-C.
            recognizer.delegate = destination as? UIGestureRecognizerDelegate
            // A view answers one of the protocol's questions whether it adopts it or not.
            if recognizer.delegate == nil { recognizer.askedView = destination as? UIView }
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = destination as? UIScrollViewDelegate
        default: return false
        }
        return true
    }
}
