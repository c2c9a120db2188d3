@_spi(SliderKit) import CoreGraphics

// On Apple's systems numbers and geometry travel through `Any` as NSNumber and NSValue and come out as Swift values
// (`layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`). Linux bridges Double and Int but not these.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSNumber

    /// The object that holds this value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the value out of its object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the value out of an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Takes the value out of an object; nil gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}

extension NSValue {
    func holds(_ prefix: String) -> Bool { !(self is NSNumber) && String(cString: objCType).hasPrefix(prefix) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue

    /// The object that holds this value.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// Takes the value out of its object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.holds("{CGPoint") ? source.pointValue : nil
    }

    /// Takes the value out of an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.holds("{CGPoint") else { return false }
        result = source.pointValue
        return true
    }

    /// Takes the value out of an object; nil gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue

    /// The object that holds this value.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// Takes the value out of its object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.holds("{CGSize") ? source.sizeValue : nil
    }

    /// Takes the value out of an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.holds("{CGSize") else { return false }
        result = source.sizeValue
        return true
    }

    /// Takes the value out of an object; nil gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue

    /// The object that holds this value.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Takes the value out of its object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.holds("{CGRect") ? source.rectValue : nil
    }

    /// Takes the value out of an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.holds("{CGRect") else { return false }
        result = source.rectValue
        return true
    }

    /// Takes the value out of an object; nil gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CATransform3D: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSValue

    /// The object that holds this value.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    /// Takes the value out of its object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.holds("[16d]") ? source.caTransform3DValue : nil
    }

    /// Takes the value out of an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
        guard source.holds("[16d]") else { return false }
        result = source.caTransform3DValue
        return true
    }

    /// Takes the value out of an object; nil gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D { source?.caTransform3DValue ?? .identity }
}
