@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    /// A layer of the class's layer class.
    static func makeLayer() -> CALayer {
        _ = TextLayerFonts.install
        _ = ArchiveNames.install
        guard let type = layerClass as? CALayer.Type else {
            fatalError("\(self).layerClass is \(layerClass), which is no subclass of CALayer")
        }
        return type == CALayer.self ? CALayer() : LayerMaker.make(type)
    }

    func setUp(frame: CGRect) {
        ownLayer.viewDelegate = self
        ownLayer.contentsScale = UIScreen.main.scale
        let rect = frame.finite.standardized
        if rect.size != .zero { ownLayer.bounds = CGRect(origin: .zero, size: rect.size) }
        ownLayer.position = CGPoint(x: rect.midX, y: rect.midY)
        if type(of: self) != UIView.self, !Self.drawsNothing {
            flags.insert(.mayDraw)
            ownLayer.setNeedsDisplay()
        }
    }

    /// Clears what points back here. Called by deinit, which is not isolated; all of UIKit runs on one thread.
    nonisolated func detachBeforeDeinit() {
        ownLayer.viewDelegate = nil
        constraintBox?.link.cut()
        for child in children {
            child.parent = nil
            child.forgetWindow()
        }
    }

    nonisolated private func forgetWindow() {
        guard ownWindow != nil else { return }
        ownWindow = nil
        for child in children { child.forgetWindow() }
    }
}

extension CGRect {
    /// The rectangle with zero in the place of what is not a number.
    var finite: CGRect {
        if minX.isFinite, minY.isFinite, width.isFinite, height.isFinite { return self }
        func clean(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(x: clean(origin.x), y: clean(origin.y), width: clean(size.width), height: clean(size.height))
    }

    /// The bounding box of the mapped corners.
    func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(map)
        var low = corners[0]
        var high = corners[0]
        for corner in corners.dropFirst() {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The rectangle that `inset(by:)` makes this one of.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}

extension CGPoint {
    /// The point with zero in the place of what is not a number.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
