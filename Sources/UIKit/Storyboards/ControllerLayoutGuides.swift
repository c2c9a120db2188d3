/// What the layout guides of a controller's top and bottom can do.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much bars cover, in points.
    var length: CGFloat { get }
    /// The guide's upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at its top or bottom.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }

    /// Makes one in a view.
    static func make(in view: UIView, isTop: Bool) -> ControllerLayoutGuide {
        let guide = ControllerLayoutGuide()
        guide.identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}

extension UIViewController {
    var topGuide: ControllerLayoutGuide { guide(isTop: true) }
    var bottomGuide: ControllerLayoutGuide { guide(isTop: false) }

    private func guide(isTop: Bool) -> ControllerLayoutGuide {
        let view: UIView = self.view
        let name = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        return view.layoutGuides.lazy.compactMap { $0 as? ControllerLayoutGuide }.first { $0.identifier == name }
            ?? ControllerLayoutGuide.make(in: view, isTop: isTop)
    }
}
