extension UIView {
    /// The view at the top of the tree: the window, if there is one.
    private var top: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? top
        if target === self { return point }
        let (myTop, itsTop) = (top, target.top)
        if myTop === itsTop { return ownLayer.convert(point, to: target.ownLayer) }
        let onScreen = myTop.topPointToScreen(ownLayer.convert(point, to: myTop.ownLayer))
        return itsTop.ownLayer.convert(itsTop.screenPointToTop(onScreen), to: target.ownLayer)
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? top).converted(point, to: self) }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect { rect.mappingCorners { converted($0, to: view) } }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mappingCorners { converted($0, from: view) } }

    func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, to: Optional(view)) }
        return convertToScreen(point)
    }

    func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, from: Optional(view)) }
        return convertFromScreen(point)
    }

    func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect.mappingCorners { converted($0, to: space) } }

    func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect.mappingCorners { converted($0, from: space) } }

    /// A point of this view on the screen.
    func convertToScreen(_ point: CGPoint) -> CGPoint {
        let top = top
        return top.topPointToScreen(ownLayer.convert(point, to: top.ownLayer))
    }

    /// A point of the screen in this view.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        let top = top
        return top.ownLayer.convert(top.screenPointToTop(point), to: ownLayer)
    }

    private func topPointToScreen(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - ownLayer.bounds.minX + ownLayer.frame.minX, y: point.y - ownLayer.bounds.minY + ownLayer.frame.minY)
    }

    private func screenPointToTop(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + ownLayer.bounds.minX - ownLayer.frame.minX, y: point.y + ownLayer.bounds.minY - ownLayer.frame.minY)
    }
}
