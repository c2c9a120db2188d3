import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Focus updates") struct FocusUpdateTests {
    /// A view that prefers, refuses and notes.
    final class Box: UIView {
        var preferred: [any UIFocusEnvironment] = []
        var allows = true
        var heard: [String] = []
        var onUpdate: ((UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            heard.append("\(context.previouslyFocusedView?.tag ?? 0)>\(context.nextFocusedView?.tag ?? 0) \(context.focusHeading.rawValue)")
            onUpdate?(context, coordinator)
        }
    }

    let stage = FocusStage()
    let left = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let right = Box(frame: CGRect(x: 220, y: 0, width: 200, height: 400))

    init() {
        for (box, tag) in [(left, 1), (right, 3)] {
            stage.view.addSubview(box)
            stage.add(tag, 20, 50, to: box)
            stage.add(tag + 1, 20, 100, to: box)
        }
    }

    @Test("B13: everything around both items hears of a move once, with its heading")
    func hears() {
        #expect(stage.walk(3) == [1, 2, 3])
        #expect(left.heard == ["0>1 16", "1>2 16", "2>3 16"])
        #expect(right.heard == ["2>3 16"])
        _ = stage.walk(1, "Tab", .shift)
        #expect(right.heard.last == "3>2 32")
    }

    @Test("B13: what loses the focus and what gets it may refuse; then nothing changes")
    func refuses() {
        _ = stage.walk(2)
        right.allows = false
        #expect(stage.walk(2) == [2, 2])
        right.allows = true
        left.allows = false
        #expect(stage.walk(2, "Tab", .shift) == [2, 2])
        // What can't keep the focus isn't asked.
        stage.view.viewWithTag(2)?.removeFromSuperview()
        stage.app.host.commit()
        #expect(stage.focused == 1)
    }

    @Test("B13: a request goes where the environment prefers, after the next layout or at once")
    func requests() {
        let system = stage.system
        right.preferred = [UIView(), right.subviews[1]]
        system?.requestFocusUpdate(to: right)
        #expect(stage.focused == 0)
        stage.app.host.commit()
        #expect(stage.focused == 4)
        system?.requestFocusUpdate(to: left)
        system?.updateFocusIfNeeded()
        #expect(stage.focused == 1)
        system?.requestFocusUpdate(to: stage.controller)
        stage.app.host.commit()
        #expect(stage.focused == 1)
        system?.requestFocusUpdate(to: UIView())
        stage.app.host.commit()
        #expect(stage.focused == 1)
    }

    @Test("B13: setNeedsFocusUpdate moves the focus only inside its own environment")
    func needsUpdate() {
        left.preferred = [left.subviews[1]]
        left.setNeedsFocusUpdate()
        left.updateFocusIfNeeded()
        #expect(stage.focused == 0)
        stage.system?.requestFocusUpdate(to: left.subviews[0])
        stage.app.host.commit()
        #expect(stage.focused == 1)
        right.setNeedsFocusUpdate()
        stage.app.host.commit()
        #expect(stage.focused == 1)
        left.setNeedsFocusUpdate()
        stage.app.host.commit()
        #expect(stage.focused == 2)
    }

    @Test("B13: environments that prefer each other, and moves that ask for moves, come to an end")
    func rings() {
        left.preferred = [right]
        right.preferred = [left]
        stage.system?.requestFocusUpdate(to: left)
        stage.app.host.commit()
        #expect(stage.focused != 0)
        let (a, b) = (left.subviews[0], right.subviews[0])
        left.preferred = []
        right.preferred = []
        let system = stage.system
        left.onUpdate = { context, _ in
            system?.requestFocusUpdate(to: context.nextFocusedView === a ? b : a)
            system?.updateFocusIfNeeded()
        }
        system?.requestFocusUpdate(to: a)
        stage.app.wait(0.5)
        #expect(stage.focused == 1 || stage.focused == 3)
    }

    @Test("B13: a removal makes the focus go where the surroundings prefer")
    func removalPrefers() {
        left.preferred = [stage.view.viewWithTag(4)!]
        _ = stage.walk(2)
        stage.view.viewWithTag(2)?.removeFromSuperview()
        stage.app.host.commit()
        #expect(stage.focused == 4)
        #expect(right.heard.last == "2>4 0" || right.heard.last == "0>4 0")
    }

    @Test("B13: what the coordinator is given is animated, and completed")
    func coordinator() {
        var log: [String] = []
        let marker = UIView()
        stage.view.addSubview(marker)
        left.onUpdate = { _, coordinator in
            coordinator.addCoordinatedAnimations({ marker.alpha = 0.5 }, completion: { log.append("all") })
            coordinator.addCoordinatedFocusingAnimations({ log.append("in \($0.duration)") }, completion: nil)
            coordinator.addCoordinatedUnfocusingAnimations({ log.append("out \($0.duration)") })
        }
        stage.app.typeKey("Tab")
        #expect(log == ["in 0.15", "out 0.25"] && marker.layer.animation(forKey: "opacity") != nil)
        stage.app.wait(0.5)
        #expect(log.last == "all" && marker.alpha == 0.5)
    }

    @Test("B13: items that are no views take part: order, focus, keys and ring")
    func items() {
        final class Cell: NSObject, UIFocusItem {
            unowned let owner: Grid
            let frame: CGRect
            var heard = 0
            init(_ owner: Grid, _ frame: CGRect) { (self.owner, self.frame) = (owner, frame) }
            var canBecomeFocused: Bool { true }
            var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
            var parentFocusEnvironment: (any UIFocusEnvironment)? { owner }
            var focusItemContainer: (any UIFocusItemContainer)? { nil }
            func setNeedsFocusUpdate() {}
            func updateFocusIfNeeded() {}
            func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
            func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { heard += 1 }
        }
        final class Grid: UIView {
            lazy var cells = [Cell(self, CGRect(x: 50, y: 0, width: 40, height: 20)), Cell(self, CGRect(x: 0, y: 0, width: 40, height: 20))]
            var keys = 0
            override func focusItems(in rect: CGRect) -> [any UIFocusItem] { cells }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += 1
                super.pressesBegan(presses, with: event)
            }
        }
        let grid = Grid(frame: CGRect(x: 20, y: 420, width: 100, height: 20))
        stage.view.addSubview(grid)
        _ = stage.walk(5)
        #expect(grid.cells[1].isFocused && !grid.cells[0].isFocused && grid.cells[1].heard == 1)
        let ring = grid.layer.sublayers?.last
        #expect(ring.map { $0.convert($0.bounds, to: grid.layer) } == CGRect(x: -5, y: -5, width: 50, height: 30))
        stage.app.typeKey("ArrowRight")
        #expect(grid.cells[0].isFocused && grid.keys == 1)
        #expect(left.contains(left.subviews[0]) && !right.contains(left.subviews[0]) && stage.controller.contains(grid.cells[0]))
    }
}
