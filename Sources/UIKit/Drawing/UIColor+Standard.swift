// The colours that have been there since the first iOS. One object each, so that comparing and passing them costs nothing.
extension UIColor {
    /// White 0, opaque.
    public class var black: UIColor { Fixed.black }
    /// White 1.0 / 3, opaque.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// White 2.0 / 3, opaque.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// White 1, opaque.
    public class var white: UIColor { Fixed.white }
    /// White 0.5, opaque.
    public class var gray: UIColor { Fixed.gray }
    /// Red 1, green 0, blue 0, opaque.
    public class var red: UIColor { Fixed.red }
    /// Red 0, green 1, blue 0, opaque.
    public class var green: UIColor { Fixed.green }
    /// Red 0, green 0, blue 1, opaque.
    public class var blue: UIColor { Fixed.blue }
    /// Red 0, green 1, blue 1, opaque.
    public class var cyan: UIColor { Fixed.cyan }
    /// Red 1, green 1, blue 0, opaque.
    public class var yellow: UIColor { Fixed.yellow }
    /// Red 1, green 0, blue 1, opaque.
    public class var magenta: UIColor { Fixed.magenta }
    /// Red 1, green 0.5, blue 0, opaque.
    public class var orange: UIColor { Fixed.orange }
    /// Red 0.5, green 0, blue 0.5, opaque.
    public class var purple: UIColor { Fixed.purple }
    /// Red 0.6, green 0.4, blue 0.2, opaque.
    public class var brown: UIColor { Fixed.brown }
    /// White 0, transparent.
    public class var clear: UIColor { Fixed.clear }
    /// Text on a dark background: white 1, alpha 0.6.
    public class var lightText: UIColor { Fixed.lightText }
    /// Text on a light background: black.
    public class var darkText: UIColor { Fixed.darkText }
}

private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
}
