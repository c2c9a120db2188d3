import Allocations
@_spi(SliderKit) import UIKit

/// A row of views in a container, of 100 points if there is room and at least 20; the container's width is edited.
@MainActor
struct Layouts {
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let container = UIView()
    private let views: [UIView]
    private let width: NSLayoutConstraint

    private init(_ count: Int) {
        views = (0..<count).map { _ in UIView() }
        width = container.widthAnchor.constraint(equalToConstant: 0)
        for view in [container] + views { view.translatesAutoresizingMaskIntoConstraints = false }
        screen.addSubview(container)
        views.forEach(container.addSubview)
    }

    /// The room that all need at 100 points each.
    private var wish: CGFloat { CGFloat(views.count) * 108 + 8 }

    private func build() {
        var all = [width, container.leadingAnchor.constraint(equalTo: screen.leadingAnchor)]
        width.constant = wish + 50
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

    private func edit(_ constant: CGFloat) {
        width.constant = constant
        screen.layoutIfNeeded()
    }

    /// Whether everything is in its place.
    private func check(_ room: CGFloat) {
        let end = views[views.count - 1].frame.maxX
        precondition(abs(end - min(wish - 8, room - 8)) < 0.01, "the last view ends at \(end) in \(room)")
        precondition(views.allSatisfy { $0.frame.width >= 19.99 })
    }

    /// Reports microseconds: to build, for an edit that leaves the views as they are, and for one that takes room from them.
    static func time(_ count: Int) {
        let repeats = max(1, 4000 / count)
        var (build, steady, crossing) = (0.0, 0.0, 0.0)
        // What the first constraint of a process costs is not what a constraint costs.
        Layouts(10).build()
        for _ in 0..<repeats {
            let system = Layouts(count)
            let start = monotonic_seconds()
            system.build()
            let built = monotonic_seconds()
            system.check(system.wish + 50)
            for step in 0..<100 { system.edit(system.wish + 20 + CGFloat(step % 2)) }
            let steadied = monotonic_seconds()
            system.edit(system.wish / 2)
            crossing += monotonic_seconds() - steadied
            system.check(system.wish / 2)
            build += built - start
            steady += (steadied - built) / 100
        }
        let each = { (seconds: Double) in seconds / Double(repeats) * 1e6 }
        report("layout.\(count).build", each(build))
        report("layout.\(count).steady", each(steady))
        report("layout.\(count).crossing", each(crossing))
    }
}
