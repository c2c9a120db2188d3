/// The frameworks' class tree, as far as the kind of a user's class depends on it.
enum FrameworkTypes {
    /// Class name to superclass name.
    static let superclass: [String: String] = {
        var tree: [String: String] = [:]
        func add(_ parent: String, _ children: String) {
            for child in children.split(separator: " ") { tree[String(child)] = parent }
        }
        add("NSObject", "UIResponder CALayer UIGestureRecognizer CAAnimation UIBarItem NSLayoutConstraint")
        add("UIResponder", "UIView UIViewController UIApplication UIScene")
        add("UIView", """
            UIControl UILabel UIImageView UIScrollView UIStackView UIProgressView UIActivityIndicatorView UIVisualEffectView UIPickerView \
            UIWindow UITableViewCell UICollectionReusableView UINavigationBar UIToolbar UITabBar UISearchBar UIInputView \
            UITableViewHeaderFooterView UIPopoverBackgroundView
            """)
        add("UIControl", """
            UISlider UIButton UISwitch UITextField UIDatePicker UISegmentedControl UIStepper UIPageControl UIRefreshControl UIColorWell
            """)
        add("UIScrollView", "UITableView UICollectionView UITextView")
        add("UICollectionReusableView", "UICollectionViewCell")
        add("UIViewController", """
            UINavigationController UITabBarController UITableViewController UICollectionViewController UISplitViewController \
            UIPageViewController UIAlertController UIInputViewController UISearchController
            """)
        add("CALayer", "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAScrollLayer CATiledLayer CATransformLayer CAEmitterLayer")
        add("UIGestureRecognizer", """
            UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIPinchGestureRecognizer \
            UIRotationGestureRecognizer UISwipeGestureRecognizer
            """)
        add("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer")
        add("CAAnimation", "CAPropertyAnimation CAAnimationGroup CATransition")
        add("CAPropertyAnimation", "CABasicAnimation CAKeyframeAnimation")
        add("CABasicAnimation", "CASpringAnimation")
        return tree
    }()

    /// The class and those above it, nearest first.
    static func chain(from name: String) -> [String] {
        var chain = [name]
        while let next = superclass[chain[chain.count - 1]] { chain.append(next) }
        return chain
    }

    static func isKnown(_ name: String) -> Bool { superclass[name] != nil || name == "NSObject" }
}
