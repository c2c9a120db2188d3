extension NSValue {
    private static let affineType = "[6d]"

    /// A value that holds `transform`.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var copy = transform
        self.init(bytes: &copy, objCType: NSValue.affineType)
    }

    /// The transform that the value holds; identity if it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        guard String(cString: objCType) == NSValue.affineType else { return .identity }
        var result = CGAffineTransform.identity
        getValue(&result)
        return result
    }
}
