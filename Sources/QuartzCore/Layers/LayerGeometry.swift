@_spi(SliderKit) import CoreGraphics

/// The geometry that few layers change; made on first use.
final class LayerGeometry {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform = CATransform3D.identity
    var sublayerTransform = CATransform3D.identity

    func copy() -> LayerGeometry {
        let g = LayerGeometry()
        g.anchorPoint = anchorPoint
        g.anchorPointZ = anchorPointZ
        g.zPosition = zPosition
        g.transform = transform
        g.sublayerTransform = sublayerTransform
        return g
    }
}
