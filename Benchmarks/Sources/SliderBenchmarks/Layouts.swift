@_spi(SliderKit) import UIKit

/// A row of views in a container, of 100 points if there is room and at least 20; the container's width is edited.
@MainActor
struct Layouts: EditedSystem {
    static let name = "layout"

    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let container = UIView()
    private let views: [UIView]
    private let width: NSLayoutConstraint

    init(_ count: Int) {
        views = (0..<count).map { _ in UIView() }
        width = container.widthAnchor.constraint(equalToConstant: 0)
        for view in [container] + views { view.translatesAutoresizingMaskIntoConstraints = false }
        screen.addSubview(container)
        views.forEach(container.addSubview)
    }

    /// The room that all need at 100 points each.
    var wish: Double { Double(views.count) * 108 + 8 }

    func build() {
        var all = [width, container.leadingAnchor.constraint(equalTo: screen.leadingAnchor)]
        width.constant = CGFloat(wish + 50)
        var last = container.leadingAnchor
        for view in views {
            let wished = view.widthAnchor.constraint(equalToConstant: 100)
            wished.priority = .defaultHigh
            all += [view.leadingAnchor.constraint(equalTo: last, constant: 8), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20), wished]
            last = view.trailingAnchor
        }
        all.append(container.trailingAnchor.constraint(greaterThanOrEqualTo: last, constant: 8))
        NSLayoutConstraint.activate(all)
        screen.layoutIfNeeded()
    }

    func edit(_ constant: Double) {
        width.constant = CGFloat(constant)
        screen.layoutIfNeeded()
    }

    /// Whether everything is in its place.
    func check(_ room: Double) {
        let end = views[views.count - 1].frame.maxX
        precondition(abs(end - min(wish - 8, room - 8)) < 0.01, "the last view ends at \(end) in \(room)")
        precondition(views.allSatisfy { $0.frame.width >= 19.99 })
    }
}
