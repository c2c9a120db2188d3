@_spi(SliderKit) import CoreGraphics

/// The remaining rare properties; made on first use.
final class LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    weak var model: CALayer?
    unowned(unsafe) var compositor: Compositor?
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var values: [String: Any] = [:]
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var rasterizationScale: CGFloat = 1
    var timing: LayerTiming?
    var childIndex: ChildIndex?

    /// A copy for a presentation layer.
    func copy() -> LayerExtras {
        let e = LayerExtras()
        e.name = name
        e.actions = actions
        e.style = style
        e.values = values
        e.contentsGravity = contentsGravity
        e.contentsRect = contentsRect
        e.contentsCenter = contentsCenter
        e.magnificationFilter = magnificationFilter
        e.minificationFilter = minificationFilter
        e.rasterizationScale = rasterizationScale
        e.timing = timing
        return e
    }
}
