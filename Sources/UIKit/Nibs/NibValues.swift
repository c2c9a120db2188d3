@_spi(SliderKit) import CoreGraphics

/// Turns elements into the values that properties take.
extension NibBuilder {
    // MARK: Geometry

    func rect(_ element: NibElement) -> CGRect {
        CGRect(
            x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: max(element.number("width") ?? 0, 0),
            height: max(element.number("height") ?? 0, 0))
    }

    func size(_ element: NibElement) -> CGSize { CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0) }
    func point(_ element: NibElement) -> CGPoint { CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0) }

    func insets(_ element: NibElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: element.number("minY") ?? element.number("top") ?? 0, left: element.number("minX") ?? element.number("left") ?? 0,
            bottom: element.number("maxY") ?? element.number("bottom") ?? 0, right: element.number("maxX") ?? element.number("right") ?? 0)
    }

    // MARK: Colours

    /// The colour of a child for a key; nil where there is none.
    func color(_ key: String, of element: NibElement) -> UIColor? { element.child(key: key).flatMap(color) }

    func color(_ element: NibElement) -> UIColor? {
        element.use()
        element.use(attributes: "key", "cocoaTouchSystemColor", "colorSpace", "customColorSpace")
        if element.name == "nil" { return nil }
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element.peek("cocoaTouchSystemColor"), let color = NibColors.system(name) {
            element.use(attributes: "red", "green", "blue", "alpha", "white")
            return color
        }
        if let name = element["name"] { return namedColor(name, element) }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
            if let name = element.peek("systemColor") { tell("there is no system colour \(name); the colour is left out", at: element) }
            return nil
        }
        return element.peek("customColorSpace") == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
        if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        if let stored = document.resourceColor(named: name) { return color(stored) }
        tell("there is no colour named \(name); add it to the asset catalogue, or correct the name", at: element)
        return nil
    }

    // MARK: Images and fonts

    /// The image that an attribute names; nil, and told, where there is none.
    func image(_ attribute: String, of element: NibElement) -> UIImage? {
        guard let name = element[attribute] else { return nil }
        let isSymbol = element["catalog"] == "system"
        let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil {
            tell(
                isSymbol
                    ? "there is no stand-in for the symbol \(name); the image is left out"
                    : "there is no image named \(name); add it to the project, or correct the name", at: element)
        }
        return image
    }

    func font(_ element: NibElement) -> UIFont? {
        element.use()
        element.use(attributes: "key", "family", "weight", "type")
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.number("pointSize") ?? UIFont.systemFontSize
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            tell("there is no font \(name); the system font takes its place", at: element)
            return .systemFont(ofSize: size)
        }
        switch element.peek("type") {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: NibFonts.weight(element.peek("weight")))
        }
    }
}

/// The names of fonts' weights in nibs.
enum NibFonts {
    static func weight(_ name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }
}
