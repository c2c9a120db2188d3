import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewHierarchyTests {
    @Test("I19: hooks run in order, and didMoveToWindow also on removal") @MainActor
    func hookOrder() {
        let stage = ViewStage()
        let outer = RecordingView("outer")
        let inner = RecordingView("inner")
        RecordingView.log = []
        outer.addSubview(inner)
        #expect(RecordingView.log == ["inner willMoveToSuperview true", "inner didMoveToSuperview true", "outer didAddSubview"])
        RecordingView.log = []
        stage.window.addSubview(outer)
        #expect(
            RecordingView.log == [
                "outer willMoveToSuperview true", "outer willMoveToWindow true", "inner willMoveToWindow true",
                "outer didMoveToWindow true", "inner didMoveToWindow true", "outer didMoveToSuperview true",
            ])
        RecordingView.log = []
        inner.removeFromSuperview()
        #expect(
            RecordingView.log == [
                "outer willRemoveSubview", "inner willMoveToSuperview false", "inner willMoveToWindow false",
                "inner didMoveToWindow false", "inner didMoveToSuperview false",
            ])
        #expect(inner.superview == nil)
        #expect(inner.window == nil)
    }

    @Test("Subviews keep the order of every insertion, in views and layers alike") @MainActor
    func order() {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], belowSubview: views[0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        parent.addSubview(views[4])
        let expected = [views[1], views[3], views[2], views[0], views[4]]
        #expect(parent.subviews == expected)
        #expect(parent.layer.sublayers == expected.map(\.layer))
        parent.bringSubviewToFront(views[1])
        parent.sendSubviewToBack(views[4])
        parent.exchangeSubview(at: 1, withSubviewAt: 3)
        #expect(parent.subviews == [views[4], views[0], views[2], views[3], views[1]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        parent.insertSubview(views[4], aboveSubview: views[2])
        #expect(parent.subviews == [views[0], views[2], views[4], views[3], views[1]])
    }

    @Test("Adding a view elsewhere takes it from its superview") @MainActor
    func moves() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(child.superview === second)
        #expect(first.layer.sublayers?.isEmpty ?? true)
    }

    @Test("A view is found by its tag, depth first") @MainActor
    func tags() {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        a.addSubview(b)
        b.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(root.viewWithTag(8) == nil)
        #expect(b.isDescendant(of: root))
        #expect(!root.isDescendant(of: b))
    }

    @Test("H3: views that are let go are freed, and back pointers are cleared") @MainActor
    func noLeaks() {
        weak var weakParent: UIView?
        weak var weakChild: UIView?
        let kept = UIView()
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            parent.addSubview(kept)
            parent.backgroundColor = .red
            child.mask = UIView()
            weakParent = parent
            weakChild = child
        }
        #expect(weakParent == nil)
        #expect(weakChild == nil)
        #expect(kept.superview == nil)
    }

    @Test("H3: a window that is hidden and let go is freed with its controller") @MainActor
    func windowIsFreed() {
        weak var weakWindow: UIWindow?
        weak var weakController: UIViewController?
        do {
            let stage = ViewStage()
            let controller = UIViewController()
            stage.window.rootViewController = controller
            stage.host.commit()
            weakWindow = stage.window
            weakController = controller
            stage.window.rootViewController = nil
            stage.window.isHidden = true
            stage.host.commit()
        }
        #expect(weakController == nil)
        #expect(weakWindow == nil)
    }
}
