/// Makes the objects of nibs that are neither views nor controllers.
@MainActor
enum NibObjects {
    /// A class of one's own that is no view has no initialiser that is known to exist: the standard class takes its place, and is told.
    static func make(_ type: AnyClass, _ coder: NibCoder) -> NSObject? {
        switch type {
        case is UIScreenEdgePanGestureRecognizer.Type: UIScreenEdgePanGestureRecognizer(coder: coder)
        case is UISwipeGestureRecognizer.Type: UISwipeGestureRecognizer(coder: coder)
        case is UIPinchGestureRecognizer.Type: UIPinchGestureRecognizer(coder: coder)
        case is UIRotationGestureRecognizer.Type: UIRotationGestureRecognizer(coder: coder)
        case is UIPanGestureRecognizer.Type: UIPanGestureRecognizer(coder: coder)
        case is UITapGestureRecognizer.Type: UITapGestureRecognizer(coder: coder)
        case is UILongPressGestureRecognizer.Type: UILongPressGestureRecognizer(coder: coder)
        case is UINavigationItem.Type: UINavigationItem.decoded(coder)
        case is UITabBarItem.Type: UITabBarItem.decoded(coder)
        case is UIBarButtonItem.Type: UIBarButtonItem.decoded(coder)
        // A class of one's own that is no more than an object is made as any object is.
        default: type == NSObject.self ? NSObject() : Registry.shared.make(type)
        }
    }
}
