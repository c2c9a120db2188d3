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
        case (let table as UITableView, "dataSource"): table.dataSource = destination as? UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = destination as? UITableViewDelegate
        case (let controller as UITableViewController, "tableView"):
            guard let table = destination as? UITableView else { return false }
            controller.tableView = table
        case (let bar as UITabBar, "delegate"): bar.delegate = destination as? UITabBarDelegate
        case (let bar as UITabBar, "selectedItem"): bar.selectedItem = destination as? UITabBarItem
        case (let controller as UITabBarController, "delegate"): controller.delegate = destination as? UITabBarControllerDelegate
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = destination as? UIView
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = destination as? UIView
        case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = destination as? UIView
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = destination as? UIScrollViewDelegate
        default: return false
        }
        return true
    }
}
