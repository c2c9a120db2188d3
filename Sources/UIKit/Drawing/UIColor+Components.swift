extension UIColor {
    /// The fixed colour that this one stands for under `traitCollection`; a fixed colour is its own answer.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may answer with a dynamic colour; one that always does so is an error of its author, so stop in the end.
        for _ in 0..<16 {
            guard case .dynamic(let provider) = color.storage else { return color }
            color = provider(traitCollection)
        }
        return UIColor(storage: .white(0, 0))
    }

    /// The storage without dynamic cases, under the current traits.
    var resolvedStorage: Storage {
        guard case .dynamic = storage else { return storage }
        return resolvedColor(with: .current).storage
    }

    /// The Core Graphics colour under the current traits. It does not follow later changes of traits.
    public var cgColor: CGColor {
        switch resolvedStorage {
        case let .white(white, alpha): return CGColor(gray: white, alpha: alpha)
        case let .rgb(red, green, blue, alpha): return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        case .core(let color): return color
        case .dynamic: return CGColor(gray: 0, alpha: 0)
        }
    }

    static func storage(of color: CGColor) -> Storage {
        let components = color.components ?? []
        switch (color.colorSpace?.model, components.count) {
        case (.monochrome, 2): return .white(components[0], components[1])
        case (.rgb, 4) where color.colorSpace?.name == CGColorSpace.sRGB:
            return .rgb(components[0], components[1], components[2], components[3])
        default: return .core(color)
        }
    }

    /// This colour with another alpha, 0 to 1. A dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case let .white(white, _): return UIColor(storage: .white(white, alpha))
        case let .rgb(red, green, blue, _): return UIColor(storage: .rgb(red, green, blue, alpha))
        case .core(let color): return UIColor(storage: .core(color.copy(alpha: alpha) ?? color))
        case .dynamic:
            return UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
        }
    }

    /// Red, green, blue and alpha under the current traits; grays have three equal components.
    var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch resolvedStorage {
        case let .white(white, alpha): return (white, white, white, alpha)
        case let .rgb(red, green, blue, alpha): return (red, green, blue, alpha)
        case .core(let color):
            let sRGB = CGColorSpace(name: CGColorSpace.sRGB).flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }
            guard let components = sRGB?.components, components.count == 4 else { return (0, 0, 0, color.alpha) }
            return (components[0], components[1], components[2], components[3])
        case .dynamic: return (0, 0, 0, 0)
        }
    }

    /// Writes the sRGB components under the current traits; nil pointers are skipped. Always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = rgba
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation, brightness (each 0 to 1) and alpha under the current traits; nil pointers are skipped. Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = rgba
        let hsb = HSBConversion.hsb(red: components.red, green: components.green, blue: components.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the gray level and alpha under the current traits; other colours are reduced to their luminance. Always true.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = rgba
        if case .white(let level, _) = resolvedStorage {
            white?.pointee = level
        } else {
            white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
        }
        alpha?.pointee = components.alpha
        return true
    }

    /// Makes this the fill and stroke colour of the current context, if there is one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context, if there is one.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the stroke colour of the current context, if there is one.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
