@_spi(SliderKit) import CoreGraphics

extension CALayer {
    private static let numberKeys = [
        "zPosition", "anchorPointZ", "opacity", "hidden", "masksToBounds", "opaque", "contentsScale", "cornerRadius", "maskedCorners",
        "borderWidth", "shadowOpacity", "shadowRadius", "shouldRasterize", "rasterizationScale", "needsDisplayOnBoundsChange",
    ]
    private static let colorKeys = ["backgroundColor", "borderColor", "shadowColor"]
    private static let geometryKeys: [(key: String, count: Int)] = [
        ("bounds", 4), ("position", 2), ("anchorPoint", 2), ("shadowOffset", 2), ("transform", 16), ("sublayerTransform", 16),
        ("contentsRect", 4), ("contentsCenter", 4),
    ]

    func encodeState(to coder: NSCoder) {
        for key in CALayer.numberKeys {
            if let number = Coerce.number(value(forKey: key)) { coder.encode(Double(number), forKey: key) }
        }
        for key in CALayer.colorKeys {
            if let color = Coerce.color(value(forKey: key)) {
                let c = color.rgba
                CALayer.encode([c.red, c.green, c.blue, c.alpha], to: coder, key)
            } else {
                CALayer.encode([], to: coder, key)
            }
        }
        for (key, _) in CALayer.geometryKeys {
            if let value = value(forKey: key), let vector = AnimatableValue(value) {
                CALayer.encode(vector.numbers, to: coder, key)
            }
        }
        if let name { coder.encode(name, forKey: "name") }
        coder.encode(contentsGravity.rawValue, forKey: "contentsGravity")
        if !_sublayers.isEmpty { coder.encode(_sublayers as NSArray, forKey: "sublayers") }
    }

    func decode(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for key in CALayer.numberKeys where coder.containsValue(forKey: key) {
            setValue(NSNumber(value: coder.decodeDouble(forKey: key)), forKey: key)
        }
        for key in CALayer.colorKeys {
            guard let c = CALayer.decode(coder, key) else { continue }
            setValue(c.count == 4 ? CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]) : nil, forKey: key)
            if c.isEmpty { _ = setBuiltinValue(nil, key) }
        }
        for (key, count) in CALayer.geometryKeys {
            guard let n = CALayer.decode(coder, key), n.count == count else { continue }
            if let value = value(forKey: key), let like = AnimatableValue(value) {
                setValue(like.with(numbers: n)?.boxed, forKey: key)
            }
        }
        if coder.containsValue(forKey: "name") { name = coder.decodeObject(of: NSString.self, forKey: "name") as String? }
        if coder.containsValue(forKey: "contentsGravity"), let gravity = coder.decodeObject(of: NSString.self, forKey: "contentsGravity") {
            contentsGravity = CALayerContentsGravity(rawValue: gravity as String)
        }
        guard coder.containsValue(forKey: "sublayers") else { return }
        let list = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer]
        for layer in list ?? [] { addSublayer(layer) }
    }

    private static func encode(_ numbers: [CGFloat], to coder: NSCoder, _ key: String) {
        coder.encode(numbers.map { String(Double($0)) }.joined(separator: " "), forKey: key)
    }

    private static func decode(_ coder: NSCoder, _ key: String) -> [CGFloat]? {
        guard coder.containsValue(forKey: key), let text = coder.decodeObject(of: NSString.self, forKey: key) else { return nil }
        return (text as String).split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    }
}
