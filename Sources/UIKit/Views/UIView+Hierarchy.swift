@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        if view.parent === self {
            reorder(view, to: index)
            return
        }
        requireRule(!isInside(view), "A view cannot be added to itself or to a view inside it: \(view)")
        let place = max(0, min(index, children.count))
        attach(view, at: place)
    }

    func insert(_ view: UIView, below sibling: UIView) { insert(view, besides: sibling, offset: 0) }

    func insert(_ view: UIView, above sibling: UIView) { insert(view, besides: sibling, offset: 1) }

    private func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.parent === self {
            takeOut(view)
            place(view, at: children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count)
        } else {
            insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (lowView, highView) = (children[low], children[high])
        reorder(highView, to: low)
        reorder(lowView, to: high)
    }

    func moveChild(_ view: UIView, toFront: Bool) {
        guard view.parent === self else { return }
        reorder(view, to: toFront ? children.count - 1 : 0)
    }

    func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }

    func findTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    func leaveSuperview() {
        guard let oldParent = parent else { return }
        withExtendedLifetime((self, oldParent)) {
            oldParent.willRemoveSubview(self)
            move(to: nil) { oldParent.takeOut(self) }
            oldParent.subviewsChanged()
        }
    }

    // MARK: Steps

    private func attach(_ view: UIView, at index: Int) {
        if let oldParent = view.parent { oldParent.willRemoveSubview(view) }
        let oldParent = view.parent
        view.move(to: self) {
            oldParent?.takeOut(view)
            place(view, at: min(index, children.count))
        }
        oldParent?.subviewsChanged()
        didAddSubview(view)
        subviewsChanged()
    }

    private func reorder(_ view: UIView, to index: Int) {
        let target = max(0, min(index, children.count - 1))
        guard let present = children.firstIndex(where: { $0 === view }), present != target else { return }
        takeOut(view)
        place(view, at: target)
    }

    /// Puts the view and its layer in; layers that are no views' stay where they are.
    private func place(_ view: UIView, at index: Int) {
        if index < children.count {
            ownLayer.insertSublayer(view.layer, below: children[index].layer)
        } else {
            ownLayer.addSublayer(view.layer)
        }
        children.insert(view, at: index)
        view.parent = self
    }

    /// Takes the view and its layer out, without a word to anyone.
    private func takeOut(_ view: UIView) {
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: index)
        view.layer.removeFromSuperlayer()
        view.parent = nil
    }

    private func subviewsChanged() {
        ownLayer.sublayersChanged()
    }

    /// Changes the superview with all that follows, in UIKit's order: will (superview, window), the change, did (window, superview).
    private func move(to newParent: UIView?, change: () -> Void) {
        let oldWindow = ownWindow
        let newWindow = newParent?.window
        let oldTint = inheritedTintState
        willMove(toSuperview: newParent)
        if oldWindow !== newWindow { announceWindow(newWindow) }
        constraintHierarchyWillChange()
        change()
        if oldWindow !== newWindow {
            assignWindow(newWindow)
            if oldWindow != nil { touchSystemViewDidLeaveWindow(self) }
        }
        constraintHierarchyDidChange()
        if oldWindow !== newWindow {
            enterWindow(newWindow)
        } else if newWindow != nil, AppearanceRules.areForContainers {
            applyAppearanceInside()
        }
        if newParent != nil { tintMayHaveChanged(from: oldTint) }
        didMoveToSuperview()
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for child in children { child.announceWindow(newWindow) }
    }

    private func assignWindow(_ newWindow: UIWindow?) {
        ownWindow = newWindow
        for child in children { child.assignWindow(newWindow) }
    }

    private func enterWindow(_ newWindow: UIWindow?) {
        // A hook of a view further up may have moved this one again.
        guard ownWindow === newWindow else { return }
        if newWindow == nil {
            if FirstResponder.current === self { FirstResponder.current = nil }
        } else {
            followScreenScale()
            updateKnownTraits()
            AppearanceRules.apply(to: self)
            guard ownWindow === newWindow else { return }
        }
        didMoveToWindow()
        controller?.viewMoved(intoWindow: newWindow != nil)
        for child in children { child.enterWindow(newWindow) }
    }
}
