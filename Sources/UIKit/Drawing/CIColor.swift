/// The components of a colour, as image filters take them. UIKit code uses it to read a colour's components without asking for its space.
public final class CIColor: NSObject, @unchecked Sendable {
    /// Red, 0…1 in sRGB.
    public let red: CGFloat
    /// Green, 0…1 in sRGB.
    public let green: CGFloat
    /// Blue, 0…1 in sRGB.
    public let blue: CGFloat
    /// Opacity, 0…1.
    public let alpha: CGFloat
    /// Red, green, blue and alpha.
    public var components: [CGFloat] { [red, green, blue, alpha] }
    /// How many components there are: 4.
    public var numberOfComponents: Int { 4 }

    /// A colour from components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// The components of a UIKit colour, a dynamic one resolved by the current traits.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
    public override var hash: Int { components.hashValue }
}

extension UIColor {
    /// A colour from an image filter's colour.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
