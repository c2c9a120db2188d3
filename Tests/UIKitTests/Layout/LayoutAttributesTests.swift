import Testing

@testable import UIKit

/// Every attribute of a constraint's second side, in both directions.
@MainActor struct LayoutAttributesTests {
    /// A reference at 40, 50, 100 × 60 with margins 1, 2, 3, 4, in a root of 320 × 480.
    private func stage(_ rightToLeft: Bool) -> (root: UIView, reference: UIView, probe: UIView) {
        let root = makeRoot(), reference = UIView(frame: rect(40, 50, 100, 60)), probe = UIView()
        for view in [root, reference, probe] where rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        reference.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        root.addSubview(reference)
        add(probe, to: root)
        NSLayoutConstraint.activate([probe.widthAnchor.constraint(equalToConstant: 10), probe.heightAnchor.constraint(equalToConstant: 10)])
        return (root, reference, probe)
    }

    private static let positions: [(NSLayoutConstraint.Attribute, leftToRight: CGFloat, rightToLeft: CGFloat)] = [
        (.left, 40, 40), (.right, 140, 140), (.leading, 40, 140), (.trailing, 140, 40), (.centerX, 90, 90), (.leftMargin, 42, 44),
        (.rightMargin, 136, 138), (.leadingMargin, 42, 138), (.trailingMargin, 136, 44), (.centerXWithinMargins, 89, 91), (.top, 50, 50),
        (.bottom, 110, 110), (.centerY, 80, 80), (.topMargin, 51, 51), (.bottomMargin, 107, 107), (.centerYWithinMargins, 79, 79),
        (.firstBaseline, 50, 50), (.lastBaseline, 110, 110),
    ]

    @Test("D2: each position of the second side means the same place", arguments: [false, true])
    func places(rightToLeft: Bool) {
        for (attribute, left, right) in Self.positions {
            let (root, reference, probe) = stage(rightToLeft)
            let expected = rightToLeft ? right : left
            let isDirectional = attribute.isDirectional
            let own: NSLayoutConstraint.Attribute = attribute.isHorizontal ? (isDirectional ? .leading : .left) : .top
            NSLayoutConstraint(
                item: probe, attribute: own, relatedBy: .equal, toItem: reference, attribute: attribute, multiplier: 1, constant: 5
            ).isActive = true
            root.layoutIfNeeded()
            let mirrored = isDirectional && rightToLeft
            let found = attribute.isHorizontal ? (mirrored ? probe.frame.maxX + 5 : probe.frame.minX - 5) : probe.frame.minY - 5
            #expect(found == expected, "\(attribute.name)")
        }
    }

    @Test("D2: each position of the first side means the same place", arguments: [false, true])
    func own(rightToLeft: Bool) {
        for (attribute, _, _) in Self.positions {
            let (root, reference, probe) = stage(rightToLeft)
            probe.directionalLayoutMargins = .zero
            let base: NSLayoutConstraint.Attribute = attribute.isHorizontal ? (attribute.isDirectional ? .leading : .left) : .top
            NSLayoutConstraint(
                item: probe, attribute: attribute, relatedBy: .equal, toItem: reference, attribute: base, multiplier: 1, constant: 0
            ).isActive = true
            root.layoutIfNeeded()
            let start: CGFloat = attribute.isHorizontal ? (attribute.isDirectional && rightToLeft ? 140 : 40) : 50
            let frame = probe.frame
            let found: CGFloat =
                switch attribute.physical(isRightToLeft: rightToLeft).withoutMargin {
                case .left: frame.minX
                case .right: frame.maxX
                case .centerX: frame.midX
                case .top, .firstBaseline: frame.minY
                case .bottom, .lastBaseline: frame.maxY
                default: frame.midY
                }
            #expect(found == start, "\(attribute.name)")
        }
    }

    @Test("D2: pairs that cannot be related have a reason, all others none")
    func pairs() {
        let all = (0...20).compactMap(NSLayoutConstraint.Attribute.init)
        for first in all {
            for second in all {
                let problem = NSLayoutConstraint.problem(first, hasSecond: true, second)
                let isPossible =
                    first != .notAnAttribute && second != .notAnAttribute && first.isSize == second.isSize
                    && (first.isSize || first.isHorizontal == second.isHorizontal)
                    && !(first.isDirectional && second.isSideways) && !(first.isSideways && second.isDirectional)
                #expect((problem == nil) == isPossible, "\(first.name), \(second.name)")
            }
            #expect((NSLayoutConstraint.problem(first, hasSecond: false, .notAnAttribute) == nil) == first.isSize)
        }
    }

    @Test("The readable part keeps to the margins, is at most 672 points wide, and follows the size")
    func readable() {
        let root = makeRoot(500, 300), page = UIView(), text = UIView()
        add(page, to: root)
        add(text, to: page)
        let width = page.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            page.leftAnchor.constraint(equalTo: root.leftAnchor), page.topAnchor.constraint(equalTo: root.topAnchor), width,
            page.heightAnchor.constraint(equalToConstant: 100), text.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: page.readableContentGuide.topAnchor), text.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == rect(8, 8, 384, 10))
        width.constant = 1000
        root.layoutIfNeeded()
        #expect(text.frame == rect(164, 8, 672, 10) && page.readableContentGuide.layoutFrame == rect(164, 8, 672, 84))
        page.layoutMargins.left = 200
        root.layoutIfNeeded()
        #expect(text.frame == rect(260, 8, 672, 10))
        width.constant = 300
        root.layoutIfNeeded()
        #expect(text.frame == rect(200, 8, 92, 10))
    }

    @Test("A controller's view keeps the system's side margins unless it says otherwise", arguments: [(320, 16), (414, 20)])
    func minimumMargins(width: CGFloat, least: CGFloat) {
        let controller = UIViewController()
        controller.view.frame = rect(0, 0, width, 400)
        controller.view.directionalLayoutMargins = .init(top: 0, leading: 2, bottom: 0, trailing: 30)
        #expect(controller.systemMinimumLayoutMargins == .init(top: 0, leading: least, bottom: 0, trailing: least))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: least, bottom: 0, right: 30))
        let inner = UIView()
        add(inner, to: controller.view)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor), inner.widthAnchor.constraint(equalToConstant: 5),
        ])
        controller.view.layoutIfNeeded()
        #expect(inner.frame.minX == least)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view.layoutIfNeeded()
        #expect(controller.view.layoutMargins.left == 2 && inner.frame.minX == 2)
    }

    @Test("A column's gaps can count from baseline to baseline")
    func baselineGaps() {
        let one = UILabel(), other = UILabel()
        one.text = "One"
        other.text = "Other"
        one.font = .systemFont(ofSize: 12)
        other.font = .systemFont(ofSize: 30)
        let stack = UIStackView(arrangedSubviews: [one, other])
        stack.axis = .vertical
        stack.spacing = 50
        let root = makeRoot()
        add(stack, to: root)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        func baselines() -> CGFloat {
            root.layoutIfNeeded()
            return other.frame.minY + other.firstBaselineOffset - (one.frame.maxY - one.lastBaselineOffset)
        }
        let edges = baselines()
        #expect(other.frame.minY - one.frame.maxY == 50)
        stack.isBaselineRelativeArrangement = true
        #expect(abs(baselines() - 50) <= 0.5 && edges > 60)
        stack.axis = .horizontal
        root.layoutIfNeeded()
        #expect(other.frame.minX - one.frame.maxX == 50)
    }
}
