import Testing

@testable import UIKit

@MainActor struct AmbiguityTests {
    /// A view in a root of 320 × 480, with the constraints that `make` gives, and what its layout leaves open.
    private func open(_ view: UIView = UIView(), _ make: (UIView, UIView) -> [NSLayoutConstraint]) -> AmbiguousParts {
        let root = makeRoot()
        add(view, to: root)
        NSLayoutConstraint.activate(make(view, root))
        root.layoutIfNeeded()
        let parts = view.ambiguousParts
        #expect(view.hasAmbiguousLayout == !parts.isEmpty)
        return parts
    }

    @Test("D2: a layout is ambiguous exactly in what its constraints leave open")
    func parts() {
        #expect(open { _, _ in [] } == .all)
        let pinned: (UIView, UIView) -> [NSLayoutConstraint] = { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                view.centerYAnchor.constraint(equalTo: root.centerYAnchor), view.heightAnchor.constraint(equalToConstant: 30),
            ]
        }
        #expect(open { pinned($0, $1) } == [])
        #expect(open { Array(pinned($0, $1).dropLast()) } == [.minY, .height])
        #expect(open { Array(pinned($0, $1).dropFirst()) } == [.minX, .width])
        // Inequalities decide nothing, unless they leave one value.
        #expect(open { Array(pinned($0, $1).dropFirst()) + [$0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor)] } == [.minX, .width])
        #expect(
            open {
                Array(pinned($0, $1).dropFirst()) + [
                    $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 40), $0.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
                ]
            } == [])
        // A weak wish decides.
        #expect(
            open {
                let wish = $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)
                wish.priority = UILayoutPriority(1)
                return Array(pinned($0, $1).dropFirst()) + [wish]
            } == [])
    }

    @Test("D2: an intrinsic size decides a size; a mask decides all, and so does having no superview")
    func decided() {
        let corner: (UIView, UIView) -> [NSLayoutConstraint] = { view, root in
            [view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)]
        }
        #expect(open(SampleView.sized(40, 20), corner) == [])
        #expect(open(SampleView.sized(40, UIView.noIntrinsicMetric), corner) == .height)
        let root = makeRoot()
        let masked = UIView(frame: rect(1, 2, 3, 4))
        root.addSubview(masked)
        #expect(!masked.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    }

    @Test("D2: two views that share a length are ambiguous where nothing says how")
    func shared() {
        let root = makeRoot()
        let one = SampleView.sized(10, 10), other = SampleView.sized(10, 10)
        add(one, other, to: root)
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor), other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(one.ambiguousParts == .width && other.ambiguousParts == [.minX, .width])
        other.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
        #expect(one.frame.width == 10 && other.frame.width == 310)
    }

    @Test("D2: asking changes no layout; exercising an ambiguous one moves it until the next pass")
    func exercise() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        let before = view.frame
        #expect(view.ambiguousParts == .minX)
        root.layoutIfNeeded()
        #expect(view.frame == before)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.minX != before.minX && view.frame.minY == before.minY && view.frame.size == before.size)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == before)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == rect(7, 0, 40, 40))
    }

    @Test("D2: what affects a layout is what would move it")
    func affecting() {
        let root = makeRoot()
        let first = UIView(), second = UIView(), third = UIView()
        add(first, second, third, to: root)
        let left = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
        let width = first.widthAnchor.constraint(equalToConstant: 50)
        let gap = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8)
        let same = second.widthAnchor.constraint(equalTo: first.widthAnchor)
        let slack = second.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
        let after = third.leftAnchor.constraint(equalTo: second.rightAnchor)
        let down = second.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, width, gap, same, slack, after, down])
        root.layoutIfNeeded()
        func names(_ constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> { Set(constraints.map(ObjectIdentifier.init)) }
        #expect(names(second.constraintsAffectingLayout(for: .horizontal)) == names([left, width, gap, same]))
        #expect(names(second.constraintsAffectingLayout(for: .vertical)) == names([down]))
        #expect(names(first.constraintsAffectingLayout(for: .horizontal)) == names([left, width]))
        #expect(names(first.rightAnchor.constraintsAffectingLayout) == names([left, width]))
        #expect(names(first.leftAnchor.constraintsAffectingLayout) == names([left]))
        #expect(!first.rightAnchor.hasAmbiguousLayout && third.rightAnchor.hasAmbiguousLayout && !third.leftAnchor.hasAmbiguousLayout)
        #expect(root.constraintsAffectingLayout(for: .horizontal).isEmpty)
        // Once it holds something back, the inequality is among them.
        slack.constant = -250
        width.priority = .defaultHigh
        root.layoutIfNeeded()
        #expect(names(second.constraintsAffectingLayout(for: .horizontal)).contains(ObjectIdentifier(slack)))
    }

    @Test("D2: guides answer like views; a view's own guides answer for the view")
    func guides() {
        let root = makeRoot()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.hasAmbiguousLayout)
        let top = guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
        NSLayoutConstraint.activate([
            top, guide.heightAnchor.constraint(equalToConstant: 3), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .vertical).contains { $0 === top })
        guide.widthAnchor.constraint(equalToConstant: 9).isActive = true
        root.layoutIfNeeded()
        #expect(!guide.hasAmbiguousLayout && !root.safeAreaLayoutGuide.hasAmbiguousLayout)
    }
}
