import Testing

@testable import UIKit

@MainActor struct AnchorOffsetTests {
    /// Three views in a row of 300 points, each 40 wide; the first stands at the leading edge.
    private func row(rightToLeft: Bool = false) -> (root: UIView, views: [UIView]) {
        let root = makeRoot(300, 100)
        if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            add(view, to: root)
            if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        }
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        return (root, views)
    }

    @Test("Distances between anchors can be equal, B7: in both directions", arguments: [false, true])
    func equal(rightToLeft: Bool) {
        let (root, views) = row(rightToLeft: rightToLeft)
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        let last = views[2].trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([second.constraint(equalTo: first, multiplier: 2), last.constraint(equalToConstant: 30)])
        root.layoutIfNeeded()
        // 300 - 3 × 40 - 30 leaves 150 for gaps of one and two shares.
        let starts: [CGFloat] = [0, 90, 230]
        #expect(views.map(\.frame.minX) == starts.map { rightToLeft ? 260 - $0 : $0 })
    }

    @Test("A distance compares with a width, and may be below zero")
    func sizes() {
        let (root, views) = row()
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(equalTo: views[0].widthAnchor, multiplier: 1.5),
            views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
            views[1].leadingAnchor.anchorWithOffset(to: views[2].leadingAnchor).constraint(equalToConstant: -25),
        ])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 60, 35])
    }

    @Test("Distances go down too, through guides and views between, and end with what they measure")
    func vertical() {
        let root = makeRoot(100, 300)
        let box = UIView(), inner = UIView(), guide = UILayoutGuide()
        add(box, to: root)
        add(inner, to: box)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), box.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10), inner.heightAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalToConstant: 5),
        ])
        let distance = inner.bottomAnchor.anchorWithOffset(to: guide.topAnchor)
        let constraint = distance.constraint(greaterThanOrEqualToConstant: 45)
        let pull = guide.topAnchor.constraint(equalTo: root.topAnchor)
        pull.priority = .defaultLow
        NSLayoutConstraint.activate([constraint, pull])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 105)
        #expect(constraint.owner === root && "\(constraint)".contains("bottom … UILayoutGuide.top"))
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive && !pull.isActive)
    }

    @Test("A distance from a horizontal anchor is a width to messages, from a vertical one a height")
    func names() {
        let view = UIView()
        #expect(view.leftAnchor.anchorWithOffset(to: view.rightAnchor).attribute == .width)
        #expect(view.topAnchor.anchorWithOffset(to: view.bottomAnchor).attribute == .height)
    }
}
