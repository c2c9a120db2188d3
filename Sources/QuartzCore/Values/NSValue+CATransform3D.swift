@_spi(SliderKit) import CoreGraphics

extension NSValue {
    static let transformType = "[16d]"

    /// Boxes a matrix.
    public convenience init(caTransform3D t: CATransform3D) {
        var copy = t
        self.init(bytes: &copy, objCType: NSValue.transformType)
    }

    /// The boxed matrix; the identity if something else is boxed.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == NSValue.transformType else { return .identity }
        var result = CATransform3D.identity
        getValue(&result)
        return result
    }
}
