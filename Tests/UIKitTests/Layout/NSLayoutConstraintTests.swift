import Foundation
import Testing

@testable import UIKit

@Suite struct NSLayoutConstraintTests {
    @Test("Items, attributes, multiplier and constant place a view") @MainActor
    func itemForm() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        func pin(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute, _ m: CGFloat, _ c: CGFloat) {
            NSLayoutConstraint(
                item: view, attribute: a, relatedBy: .equal, toItem: b == .notAnAttribute ? nil : root, attribute: b,
                multiplier: m, constant: c
            ).isActive = true
        }
        pin(.centerX, .centerX, 1, 10)
        pin(.bottom, .bottom, 0.5, -4)
        pin(.width, .width, 0.25, 6)
        pin(.height, .notAnAttribute, 1, 40)
        root.layoutIfNeeded()
        #expect(view.frame == rect(127, 196, 86, 40))
    }

    @Test("D4: a height may follow a width, and a width a height, of the same view or another") @MainActor
    func proportions() {
        let root = makeRoot()
        let square = UIView()
        let wide = UIView()
        add(square, wide, to: root)
        NSLayoutConstraint.activate([
            square.leadingAnchor.constraint(equalTo: root.leadingAnchor), square.topAnchor.constraint(equalTo: root.topAnchor),
            square.heightAnchor.constraint(equalToConstant: 60), square.widthAnchor.constraint(equalTo: square.heightAnchor),
            wide.leadingAnchor.constraint(equalTo: square.trailingAnchor), wide.topAnchor.constraint(equalTo: root.topAnchor),
            wide.widthAnchor.constraint(equalToConstant: 40),
            wide.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5, constant: 3),
        ])
        root.layoutIfNeeded()
        #expect(square.frame == rect(0, 0, 60, 60))
        #expect(wide.frame == rect(60, 0, 40, 33))
    }

    @Test("A constraint is held by the nearest common ancestor") @MainActor
    func ownership() {
        let root = makeRoot()
        let middle = UIView()
        let a = UIView()
        let b = UIView()
        add(middle, to: root)
        add(a, b, to: middle)
        let between = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        let alone = a.widthAnchor.constraint(equalToConstant: 10)
        let outward = a.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([between, alone, outward])
        #expect(middle.constraints == [between])
        #expect(a.constraints == [alone])
        #expect(root.constraints == [outward])
        NSLayoutConstraint.deactivate([between, alone])
        #expect(middle.constraints.isEmpty && a.constraints.isEmpty)
        #expect(!between.isActive && outward.isActive)
        root.removeConstraint(outward)
        #expect(!outward.isActive)
        root.addConstraint(outward)
        #expect(outward.isActive)
    }

    @Test("Constraints between cousins go through the views between") @MainActor
    func cousins() {
        let root = makeRoot()
        let box = UIView()
        let inner = UIView()
        let other = UIView()
        add(box, other, to: root)
        add(inner, to: box)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            other.leftAnchor.constraint(equalTo: inner.rightAnchor), other.topAnchor.constraint(equalTo: inner.bottomAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor), other.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        #expect(other.frame == rect(45, 56, 275, 7))
    }

    @Test("A superview takes its size from what is inside") @MainActor
    func contentDecidesSize() {
        let root = makeRoot()
        let box = UIView()
        let inner = SampleView.sized(60, 20)
        add(box, to: root)
        add(inner, to: box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
            box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == rect(0, 0, 68, 24))
        inner.contentSize = CGSize(width: 90, height: 30)
        root.layoutIfNeeded()
        #expect(box.frame == rect(0, 0, 98, 34))
        #expect(inner.frame == rect(4, 2, 90, 30))
    }

    @Test("Changing a constant moves only what depends on it") @MainActor
    func constants() {
        let root = makeRoot()
        let a = SampleView()
        let b = SampleView()
        add(a, b, to: root)
        let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
            top, a.leftAnchor.constraint(equalTo: root.leftAnchor), a.widthAnchor.constraint(equalToConstant: 10),
            a.heightAnchor.constraint(equalToConstant: 10), b.topAnchor.constraint(equalTo: root.topAnchor),
            b.leftAnchor.constraint(equalTo: root.leftAnchor), b.widthAnchor.constraint(equalToConstant: 10),
            b.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let writes = (a.centerWrites, b.centerWrites, a.boundsWrites, b.boundsWrites)
        top.constant = 50
        root.layoutIfNeeded()
        #expect(a.frame == rect(0, 50, 10, 10))
        #expect(a.centerWrites == writes.0 + 1)
        #expect(b.centerWrites == writes.1)
        #expect((a.boundsWrites, b.boundsWrites) == (writes.2, writes.3))
    }

    @Test("A layout pass without changes writes nothing, and an unrelated view is not laid out again") @MainActor
    func quiet() {
        let root = SampleView(frame: rect(0, 0, 100, 100))
        let a = SampleView()
        add(a, to: root)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor), a.leftAnchor.constraint(equalTo: root.leftAnchor),
            a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let count = (root.layoutCount, a.layoutCount)
        root.layoutIfNeeded()
        #expect((root.layoutCount, a.layoutCount) == count)
    }

    @Test("Priorities can be changed while active") @MainActor
    func priorityChange() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        wide.priority = .defaultLow
        narrow.priority = .defaultHigh
        NSLayoutConstraint.activate([wide, narrow, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        wide.priority = UILayoutPriority(800)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100)
    }

    @Test("A view without constraints left keeps its frame; removal of a view ends the constraints that reach it") @MainActor
    func leaving() {
        let root = makeRoot()
        let a = UIView()
        let b = UIView()
        add(a, b, to: root)
        let inside = a.widthAnchor.constraint(equalToConstant: 12)
        let between = b.leftAnchor.constraint(equalTo: a.rightAnchor)
        NSLayoutConstraint.activate([
            inside, between, a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3), a.heightAnchor.constraint(equalToConstant: 4),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(b.frame.minX == 15)
        a.removeFromSuperview()
        #expect(!between.isActive)
        #expect(inside.isActive)
        let other = makeRoot()
        other.addSubview(a)
        a.topAnchor.constraint(equalTo: other.topAnchor, constant: 9).isActive = true
        other.layoutIfNeeded()
        #expect(a.frame == rect(0, 9, 12, 4))
        root.layoutIfNeeded()
    }

    @Test("Constraints activated before the tree is in its window travel along") @MainActor
    func travelling() {
        let card = UIView()
        let thumb = UIView()
        add(thumb, to: card)
        NSLayoutConstraint.activate([
            thumb.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5), thumb.heightAnchor.constraint(equalToConstant: 8),
            thumb.centerXAnchor.constraint(equalTo: card.centerXAnchor), thumb.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        let root = makeRoot()
        add(card, to: root)
        NSLayoutConstraint.activate([
            card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), card.topAnchor.constraint(equalTo: root.topAnchor),
            card.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20), card.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(card.frame == rect(20, 0, 280, 50))
        #expect(thumb.frame == rect(70, 0, 140, 8))
        root.bounds.size.width = 240
        root.layoutIfNeeded()
        #expect(thumb.frame == rect(50, 0, 100, 8))
    }

    @Test("A view with a translated mask is a fixed frame for others, and moves them along") @MainActor
    func translatedMask() {
        let root = makeRoot()
        let fixed = UIView(frame: rect(10, 20, 30, 40))
        root.addSubview(fixed)
        let view = SampleView.sized(5, 5)
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1), view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(41, 60, 5, 5))
        fixed.frame.origin.x = 100
        root.layoutIfNeeded()
        #expect(view.frame == rect(131, 60, 5, 5))
        #expect(fixed.frame == rect(100, 20, 30, 40))
    }

    @Test("Constraints that contradict each other are printed once with their members; the last one breaks") @MainActor
    func unsatisfiable() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        first.identifier = "first"
        let second = view.widthAnchor.constraint(equalToConstant: 120)
        second.identifier = "second"
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([first, second, height])
        let printed = messages {
            root.layoutIfNeeded()
            height.constant = 20
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(printed == [
            """
            Unable to satisfy these constraints together:
                <NSLayoutConstraint 'first': UIView.width == 100 (active)>
                <NSLayoutConstraint 'second': UIView.width == 120 (active)>
            Breaking <NSLayoutConstraint 'second': UIView.width == 120 (active)>
            """
        ])
        #expect(view.bounds.size == CGSize(width: 100, height: 20))
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 120)
    }

    @Test("A mask that was not switched off is named in the message") @MainActor
    func forgottenMask() {
        let root = makeRoot()
        let view = UIView(frame: rect(0, 0, 50, 50))
        root.addSubview(view)
        let printed = messages {
            view.widthAnchor.constraint(equalToConstant: 80).isActive = true
            root.layoutIfNeeded()
        }
        #expect(printed.count == 1)
        #expect(printed.first?.contains("translatesAutoresizingMaskIntoConstraints is true") == true)
        #expect(view.frame == rect(0, 0, 50, 50))
    }

    @Test("Ambiguous layout neither stops nor leaves NaN") @MainActor
    func ambiguous() {
        let root = makeRoot()
        let a = UIView()
        let b = UIView()
        add(a, b, to: root)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor),
            b.topAnchor.constraint(equalTo: a.bottomAnchor),
        ])
        root.layoutIfNeeded()
        for view in [a, b] {
            #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
            #expect(view.bounds.width >= 0 && view.bounds.height >= 0)
        }
    }

    @Test("A constant that is not finite is refused with a message, the last one stays") @MainActor
    func badConstants() {
        let root = makeRoot()
        let view = UIView()
        add(view, to: root)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        let printed = messages {
            width.constant = .nan
            width.constant = .infinity
            _ = view.heightAnchor.constraint(equalToConstant: .nan)
        }
        #expect(width.constant == 30)
        #expect(printed.count == 3)
        #expect(printed.first?.contains("is not a finite number; 30") == true)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 30)
    }

    @Test("I5: layout writes through overridden bounds and center") @MainActor
    func overriddenGeometry() {
        let root = makeRoot()
        let view = SampleView()
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let before = (view.boundsWrites, view.centerWrites)
        root.layoutIfNeeded()
        #expect(view.boundsWrites == before.0 + 1)
        #expect(view.centerWrites == before.1 + 1)
    }

    @Test("C6: a frame set by hand survives a layout of the view's own subtree, and ends with its superview's pass") @MainActor
    func handSetFrame() {
        let root = makeRoot()
        let card = UIView()
        let thumb = UIView()
        add(card, to: root)
        add(thumb, to: card)
        let top = thumb.topAnchor.constraint(equalTo: card.topAnchor)
        NSLayoutConstraint.activate([
            card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
            card.widthAnchor.constraint(equalTo: root.widthAnchor), card.heightAnchor.constraint(equalTo: root.heightAnchor), top,
            thumb.leftAnchor.constraint(equalTo: card.leftAnchor), thumb.widthAnchor.constraint(equalToConstant: 9),
            thumb.heightAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        card.frame = rect(0, 100, 320, 480)
        top.constant = 33
        card.layoutIfNeeded()
        #expect(thumb.frame == rect(0, 33, 9, 9))
        #expect(card.frame == rect(0, 100, 320, 480))
        top.constant = 44
        root.layoutIfNeeded()
        #expect(thumb.frame.minY == 44)
        #expect(card.frame.minY == 100)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.frame == rect(0, 0, 320, 480))
    }

    @Test("Frames lie on whole pixels, and neighbours that touch keep touching") @MainActor
    func pixels() {
        let root = makeRoot(100, 10)
        let views = (0..<3).map { _ in UIView() }
        for view in views { add(view, to: root) }
        for (index, view) in views.enumerated() {
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
            if index == 0 {
                view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            } else {
                view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            }
        }
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        let scale = UIScreen.main.scale
        for view in views { #expect((view.frame.minX * scale).rounded() == view.frame.minX * scale) }
        #expect(views[0].frame.maxX == views[1].frame.minX)
        #expect(views[1].frame.maxX == views[2].frame.minX)
        #expect(views[2].frame.maxX == 100)
    }

    @Test("Activating in layoutSubviews and in init works") @MainActor
    func activationDuringLayout() {
        let root = SampleView(frame: rect(0, 0, 200, 100))
        let view = UIView()
        add(view, to: root)
        var isDone = false
        root.onLayout = {
            guard !isDone else { return }
            isDone = true
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.frame == rect(4, 0, 10, 10))
    }

    @Test("updateConstraints runs once before layout, inner views first, and again when asked") @MainActor
    func updateCycle() {
        let root = SampleView(frame: rect(0, 0, 200, 100))
        let view = SampleView()
        add(view, to: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.updateCount == 1)
        root.layoutIfNeeded()
        #expect(view.updateCount == 1)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(view.updateCount == 2)
        #expect(!view.needsUpdateConstraints())
    }
}
