import Foundation

/// One colour set: a colour, with a dark variant or without.
struct AssetColorSet {
    private let folder: URL
    private let contents: AssetContents

    init(_ folder: URL, _ contents: AssetContents) {
        self.folder = folder
        self.contents = contents
    }

    /// The colour, which follows the style where there are two.
    var color: UIColor? {
        guard let light = variant(dark: false) else { return nil }
        guard let dark = variant(dark: true) else { return light }
        return UIColor { traits in (traits.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traits) }
    }

    private func variant(dark: Bool) -> UIColor? {
        contents.variants("colors").lazy.filter { variant in
            let (isDark, isOther) = AssetContents.appearance(of: variant)
            return isDark == dark && !isOther
        }.compactMap { ($0["color"] as? [String: Any]).flatMap(made) }.first
    }

    private func made(_ color: [String: Any]) -> UIColor? {
        if let name = color["reference"] as? String { return NibColors.system(name) ?? unread("the system colour \(name) is unknown") }
        guard let parts = color["components"] as? [String: Any] else { return nil }
        let part = { (name: String) in Self.number(parts[name]) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return unread("a component is missing or no number") }
        return color["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func unread(_ message: String) -> UIColor? {
        ResourceProblems.tell("\(message); the colour is left out", file: contents.file)
        return nil
    }

    /// `0x1F`, `31` (of 255) or `0.125`.
    private static func number(_ value: Any?) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        guard let text = value as? String else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") || number == 0 ? CGFloat(number) : CGFloat(number) / 255
    }
}
