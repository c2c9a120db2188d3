@_spi(SliderKit) import CoreGraphics

extension CAShapeLayer {
    func shapeValue(_ key: String) -> Any?? {
        switch key {
        case "path": return .some(path)
        case "fillColor": return .some(fillColor)
        case "fillRule": return fillRule.rawValue
        case "strokeColor": return .some(strokeColor)
        case "strokeStart": return strokeStart.boxed
        case "strokeEnd": return strokeEnd.boxed
        case "lineWidth": return lineWidth.boxed
        case "miterLimit": return miterLimit.boxed
        case "lineCap": return lineCap.rawValue
        case "lineJoin": return lineJoin.rawValue
        case "lineDashPhase": return lineDashPhase.boxed
        case "lineDashPattern": return .some(lineDashPattern)
        default: return nil
        }
    }

    func setShapeValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "path": path = Coerce.path(value)
        case "fillColor": fillColor = Coerce.color(value)
        case "fillRule": (value as? String).map { fillRule = CAShapeLayerFillRule(rawValue: $0) }
        case "strokeColor": strokeColor = Coerce.color(value)
        case "strokeStart": Coerce.number(value).map { strokeStart = $0 }
        case "strokeEnd": Coerce.number(value).map { strokeEnd = $0 }
        case "lineWidth": Coerce.number(value).map { lineWidth = $0 }
        case "miterLimit": Coerce.number(value).map { miterLimit = $0 }
        case "lineCap": (value as? String).map { lineCap = CAShapeLayerLineCap(rawValue: $0) }
        case "lineJoin": (value as? String).map { lineJoin = CAShapeLayerLineJoin(rawValue: $0) }
        case "lineDashPhase": Coerce.number(value).map { lineDashPhase = $0 }
        case "lineDashPattern":
            lineDashPattern = Coerce.numbers(value)?.map { NSNumber(value: Double($0)) }
        default: return false
        }
        return true
    }
}
