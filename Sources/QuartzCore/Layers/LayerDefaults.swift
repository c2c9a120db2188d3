@_spi(SliderKit) import CoreGraphics

/// Defaults of the layer's properties by name, and which of them animate by themselves.
enum LayerDefaults {
    static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// How far a continuous corner reaches along the edge, in radii.
    static let continuousCornerReach: CGFloat = 1.528665

    static let implicitKeys: Set<String> = [
        "position", "bounds", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
        "contentsRect", "contentsCenter", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "opacity",
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    ]

    static func value(forKey key: String) -> Any? {
        switch key {
        case "opacity", "speed", "contentsScale", "rasterizationScale": return NSNumber(value: 1.0)
        case "shadowRadius": return NSNumber(value: 3.0)
        case "shadowOpacity", "cornerRadius", "borderWidth", "zPosition", "anchorPointZ", "timeOffset", "beginTime":
            return NSNumber(value: 0.0)
        case "anchorPoint": return NSValue(point: CGPoint(x: 0.5, y: 0.5))
        case "shadowOffset": return NSValue(size: CGSize(width: 0, height: -3))
        case "contentsRect", "contentsCenter": return NSValue(rect: unitRect)
        case "transform", "sublayerTransform": return NSValue(caTransform3D: .identity)
        case "hidden", "masksToBounds", "opaque": return NSNumber(value: false)
        case "allowsGroupOpacity": return NSNumber(value: true)
        case "shadowColor", "borderColor": return LayerStyle.black
        case "contentsGravity": return CALayerContentsGravity.resize.rawValue
        default: return nil
        }
    }
}
