/// Which class an element stands for, and which classes nibs can name.
@MainActor
enum NibClasses {
    /// The elements that stand for objects.
    static var standard: [String: AnyClass] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "slider": UISlider.self, "control": UIControl.self, "window": UIWindow.self,
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "navigationBar": UINavigationBar.self, "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self, "longPressGestureRecognizer": UILongPressGestureRecognizer.self, "customObject": NSObject.self,
        "button": UIButton.self, "textField": UITextField.self, "switch": UISwitch.self, "stepper": UIStepper.self, "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "segmentedControl": UISegmentedControl.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "tabBar": UITabBar.self, "tabBarItem": UITabBarItem.self, "tabBarController": UITabBarController.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "tableViewController": UITableViewController.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    ]

    /// A class of this module by name, as `customClass` may say it.
    static func framework(named name: String) -> AnyClass? { standard.values.first { "\($0)" == name } }
}
