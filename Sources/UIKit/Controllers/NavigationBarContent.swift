/// What a navigation bar shows at the moment: its backdrop, the title, the buttons.
@MainActor
final class NavigationBarContent {
    let backdrop = CALayer()
    let line = CALayer()
    let title = UILabel()
    var titleView: UIView?
    var back: NavigationBarButton?
    var leading: [(item: UIBarButtonItem, view: UIView)] = []
    var trailing: [(item: UIBarButtonItem, view: UIView)] = []

    init() {
        title.textAlignment = .center
        title.isAccessibilityElement = true
        title.accessibilityTraits = [.header, .staticText]
    }

    func removeViews() {
        titleView?.removeFromSuperview()
        titleView = nil
        back?.removeFromSuperview()
        back = nil
        for entry in leading + trailing { entry.view.removeFromSuperview() }
        leading = []
        trailing = []
    }
}
