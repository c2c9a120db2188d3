// The colours that follow the interface style. Values: iOS 13 to 18; in the current look the blue of iOS 26 (light: measured).
extension UIColor {
    /// The tint colour of the view that it is used in; the system's blue where no view is known.
    public class var tintColor: UIColor { Adaptive.tint }
    /// The system's red.
    public class var systemRed: UIColor { Adaptive.systemRed }
    /// The system's green.
    public class var systemGreen: UIColor { Adaptive.systemGreen }
    /// The system's blue, the default tint.
    public class var systemBlue: UIColor { Adaptive.systemBlue }
    /// The system's orange.
    public class var systemOrange: UIColor { Adaptive.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { Adaptive.systemYellow }
    /// The system's pink.
    public class var systemPink: UIColor { Adaptive.systemPink }
    /// The system's purple.
    public class var systemPurple: UIColor { Adaptive.systemPurple }
    /// The system's teal (iOS 15 and later values).
    public class var systemTeal: UIColor { Adaptive.systemTeal }
    /// The system's indigo.
    public class var systemIndigo: UIColor { Adaptive.systemIndigo }
    /// The system's brown.
    public class var systemBrown: UIColor { Adaptive.systemBrown }
    /// The system's mint.
    public class var systemMint: UIColor { Adaptive.systemMint }
    /// The system's cyan.
    public class var systemCyan: UIColor { Adaptive.systemCyan }
    /// The system's base gray.
    public class var systemGray: UIColor { Adaptive.systemGray }
    /// The second of six grays, from the base towards the background.
    public class var systemGray2: UIColor { Adaptive.systemGray2 }
    /// The third of six grays.
    public class var systemGray3: UIColor { Adaptive.systemGray3 }
    /// The fourth of six grays.
    public class var systemGray4: UIColor { Adaptive.systemGray4 }
    /// The fifth of six grays.
    public class var systemGray5: UIColor { Adaptive.systemGray5 }
    /// The last of six grays, nearest to the background.
    public class var systemGray6: UIColor { Adaptive.systemGray6 }
    /// Text of first rank.
    public class var label: UIColor { Adaptive.label }
    /// Text of second rank.
    public class var secondaryLabel: UIColor { Adaptive.secondaryLabel }
    /// Text of third rank.
    public class var tertiaryLabel: UIColor { Adaptive.tertiaryLabel }
    /// Text of fourth rank.
    public class var quaternaryLabel: UIColor { Adaptive.quaternaryLabel }
    /// Text that is a link.
    public class var link: UIColor { Adaptive.link }
    /// Text that stands for a value not yet entered.
    public class var placeholderText: UIColor { Adaptive.placeholderText }
    /// Thin lines that let content below shine through.
    public class var separator: UIColor { Adaptive.separator }
    /// Thin lines that hide what is below.
    public class var opaqueSeparator: UIColor { Adaptive.opaqueSeparator }
    /// The main background.
    public class var systemBackground: UIColor { Adaptive.systemBackground }
    /// Content layered on the main background.
    public class var secondarySystemBackground: UIColor { Adaptive.secondarySystemBackground }
    /// Content layered on the secondary background.
    public class var tertiarySystemBackground: UIColor { Adaptive.tertiarySystemBackground }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { Adaptive.systemGroupedBackground }
    /// Content layered on the main grouped background.
    public class var secondarySystemGroupedBackground: UIColor { Adaptive.secondarySystemGroupedBackground }
    /// Content layered on the secondary grouped background.
    public class var tertiarySystemGroupedBackground: UIColor { Adaptive.tertiarySystemGroupedBackground }
    /// The older name of `systemGroupedBackground`.
    public class var groupTableViewBackground: UIColor { Adaptive.groupTableViewBackground }
    /// A fill of thin and small shapes, such as a slider's track.
    public class var systemFill: UIColor { Adaptive.systemFill }
    /// A fill of middle-sized shapes, such as a switch's background.
    public class var secondarySystemFill: UIColor { Adaptive.secondarySystemFill }
    /// A fill of large shapes, such as input fields.
    public class var tertiarySystemFill: UIColor { Adaptive.tertiarySystemFill }
    /// A fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { Adaptive.quaternarySystemFill }
}

extension UIColor {
    /// The system colour of a name as archives have it: `systemRedColor`.
    static func ofCatalog(_ name: String) -> UIColor? { Adaptive.byName[name] }
}

private enum Adaptive {
    static let tint = UIColor(
        storage: .dynamic { traits in TintContext.color.resolvedColor(with: traits) }, catalogName: "tintColor")
    static let systemRed = pair("systemRedColor", light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    static let systemGreen = pair("systemGreenColor", light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    static let classicBlue = pair("classicBlueColor", light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    static let currentBlue = pair("currentBlueColor", light: (0, 136, 255, 1), dark: (0, 145, 255, 1))
    static let systemBlue = UIColor { traits in
        ((traits.values.sliderLook ?? SliderLook.chosen) == .classic ? classicBlue : currentBlue).resolvedColor(with: traits)
    }
    static let systemOrange = pair("systemOrangeColor", light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    static let systemYellow = pair("systemYellowColor", light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    static let systemPink = pair("systemPinkColor", light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    static let systemPurple = pair("systemPurpleColor", light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    static let systemTeal = pair("systemTealColor", light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    static let systemIndigo = pair("systemIndigoColor", light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    static let systemBrown = pair("systemBrownColor", light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    static let systemMint = pair("systemMintColor", light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    static let systemCyan = pair("systemCyanColor", light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    static let systemGray = pair("systemGrayColor", light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    static let systemGray2 = pair("systemGray2Color", light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    static let systemGray3 = pair("systemGray3Color", light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    static let systemGray4 = pair("systemGray4Color", light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    static let systemGray5 = pair("systemGray5Color", light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    static let systemGray6 = pair("systemGray6Color", light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let label = pair("labelColor", light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let secondaryLabel = pair("secondaryLabelColor", light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    static let tertiaryLabel = pair("tertiaryLabelColor", light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let quaternaryLabel = pair("quaternaryLabelColor", light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
    static let link = pair("linkColor", light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    static let placeholderText = pair("placeholderTextColor", light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let separator = pair("separatorColor", light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    static let opaqueSeparator = pair("opaqueSeparatorColor", light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    static let systemBackground = pair("systemBackgroundColor", light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    static let secondarySystemBackground = pair("secondarySystemBackgroundColor", light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemBackground = pair("tertiarySystemBackgroundColor", light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
    static let systemGroupedBackground = pair("systemGroupedBackgroundColor", light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
    static let secondarySystemGroupedBackground = pair("secondarySystemGroupedBackgroundColor", light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemGroupedBackground = pair("tertiarySystemGroupedBackgroundColor", light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
    static let groupTableViewBackground = pair("groupTableViewBackgroundColor", light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
    static let systemFill = pair("systemFillColor", light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    static let secondarySystemFill = pair("secondarySystemFillColor", light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    static let tertiarySystemFill = pair("tertiarySystemFillColor", light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    static let quaternarySystemFill = pair("quaternarySystemFillColor", light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))

    /// All of them, by name.
    static let byName: [String: UIColor] = {
        let all = [
            tint, systemRed, systemGreen, classicBlue, currentBlue, systemOrange, systemYellow, systemPink,
            systemPurple, systemTeal, systemIndigo, systemBrown, systemMint, systemCyan, systemGray, systemGray2,
            systemGray3, systemGray4, systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel,
            link, placeholderText, separator, opaqueSeparator, systemBackground, secondarySystemBackground,
            tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
            tertiarySystemGroupedBackground, groupTableViewBackground, systemFill, secondarySystemFill,
            tertiarySystemFill, quaternarySystemFill,
        ]
        return Dictionary(all.map { ($0.catalogName ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// Components as bytes and alpha 0 to 1.
    typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    static func pair(_ name: String, light: Bytes, dark: Bytes) -> UIColor {
        let light = color(light), dark = color(dark)
        return UIColor(storage: .dynamic { traits in traits.userInterfaceStyle == .dark ? dark : light }, catalogName: name)
    }

    static func color(_ bytes: Bytes) -> UIColor {
        UIColor(red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: bytes.alpha)
    }
}
