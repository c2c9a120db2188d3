/// Makes a colour from another one, for configurations.
public struct UIConfigurationColorTransformer {
    /// What it does.
    public let transform: (UIColor) -> UIColor
    private let identity: Identity

    private final class Identity {}

    /// Makes one from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// The colour that it makes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    static func areSame(_ left: Self?, _ right: Self?) -> Bool { left?.identity === right?.identity }
}
