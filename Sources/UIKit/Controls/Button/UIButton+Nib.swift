extension UIButton {
    /// Takes what a `<button>` element says.
    func decodeButtonNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        take(element.choice("buttonType", Self.nibTypes) ?? .custom)
        if let font = element.child(key: "fontDescription").flatMap(builder.font) { titleLabel?.font = font }
        if let mode = element.choice("lineBreakMode", UILabel.lineBreaks), ownType != .custom || mode != .byTruncatingMiddle {
            titleLabel?.lineBreakMode = mode
        }
        if let insets = element.child(key: "contentEdgeInsets") ?? element.child(key: "contentInsets") {
            contentEdgeInsets = builder.insets(insets)
        }
        if let insets = element.child(key: "titleEdgeInsets") { titleEdgeInsets = builder.insets(insets) }
        if let insets = element.child(key: "imageEdgeInsets") { imageEdgeInsets = builder.insets(insets) }
        if let offset = element.child(key: "titleShadowOffset") ?? element.child(key: "shadowOffset") {
            titleLabel?.shadowOffset = builder.size(offset)
        }
        if let reverses = element.flag("reversesTitleShadowWhenHighlighted") { reversesTitleShadowWhenHighlighted = reverses }
        if let adjusts = element.flag("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
        if let adjusts = element.flag("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
        if let changes = element.flag("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = changes }
        for child in element.children where child.name == "state" { decodeNibState(child, builder) }
        for child in element.children where child.name == "buttonConfiguration" { decodeNibConfiguration(child, builder) }
    }

    private func decodeNibState(_ element: NibElement, _ builder: NibBuilder) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
        ]
        guard let state = states[element["key"] ?? ""] else { return }
        element.use()
        if let title = element["title"] ?? element.child(key: "title")?.text { setTitle(title, for: state) }
        if let image = builder.image("image", of: element) { setImage(image, for: state) }
        if let image = builder.image("backgroundImage", of: element) { setBackgroundImage(image, for: state) }
        if let color = builder.color("titleColor", of: element) { setTitleColor(color, for: state) }
        if let color = builder.color("titleShadowColor", of: element) { setTitleShadowColor(color, for: state) }
        if let symbol = element.child(key: "preferredSymbolConfiguration").flatMap(builder.symbolConfiguration) {
            setPreferredSymbolConfiguration(symbol, forImageIn: state)
        }
    }

    private func decodeNibConfiguration(_ element: NibElement, _ builder: NibBuilder) {
        element.use()
        element.use(attributes: "key")
        var made: Configuration
        switch element["style"] {
        case "filled": made = .filled()
        case "tinted": made = .tinted()
        case "gray": made = .gray()
        default: made = .plain()
        }
        if let title = element["title"] ?? element.child(key: "title")?.text { made.title = title }
        if let subtitle = element["subtitle"] ?? element.child(key: "subtitle")?.text { made.subtitle = subtitle }
        if let image = builder.image("image", of: element) { made.image = image }
        if let size = element.choice("buttonSize", Self.nibSizes) { made.buttonSize = size }
        if let style = element.choice("cornerStyle", Self.nibCorners) { made.cornerStyle = style }
        if let edge = element.choice("imagePlacement", Self.nibEdges) { made.imagePlacement = edge }
        if let alignment = element.choice("titleAlignment", Self.nibTitleAlignments) { made.titleAlignment = alignment }
        if let padding = element.number("imagePadding") { made.imagePadding = padding }
        if let padding = element.number("titlePadding") { made.titlePadding = padding }
        if let mode = element.choice("titleLineBreakMode", UILabel.lineBreaks) { made.titleLineBreakMode = mode }
        if let mode = element.choice("subtitleLineBreakMode", UILabel.lineBreaks) { made.subtitleLineBreakMode = mode }
        if let insets = element.child(key: "contentInsets") {
            made.contentInsets = NSDirectionalEdgeInsets(
                top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
                trailing: insets.number("trailing") ?? 0)
        }
        if let font = element.child(key: "titleFontDescription").flatMap(builder.font) { made.titleFont = font }
        if let font = element.child(key: "fontDescription").flatMap(builder.font) { made.titleFont = font }
        if let symbol = element.child(key: "preferredSymbolConfigurationForImage").flatMap(builder.symbolConfiguration) {
            made.preferredSymbolConfigurationForImage = symbol
        }
        if let color = builder.color("baseForegroundColor", of: element) { made.baseForegroundColor = color }
        if let color = builder.color("baseBackgroundColor", of: element) { made.baseBackgroundColor = color }
        if let background = element.child(key: "background") { decodeNibBackground(background, builder, &made.background) }
        configuration = made
    }

    private func decodeNibBackground(_ element: NibElement, _ builder: NibBuilder, _ background: inout UIBackgroundConfiguration) {
        if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
        if let width = element.number("strokeWidth") { background.strokeWidth = width }
        if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
        if let image = builder.image("image", of: element) { background.image = image }
        if let color = builder.color("backgroundColor", of: element) { background.backgroundColor = color }
        if let color = builder.color("strokeColor", of: element) { background.strokeColor = color }
    }

    private static let nibTypes: [String: ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    private static let nibSizes: [String: Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    private static let nibCorners: [String: Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let nibEdges: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    private static let nibTitleAlignments: [String: Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension NibBuilder {
    /// How symbols are shown: `<preferredSymbolConfiguration configurationType="pointSize" pointSize="20" scale="large" weight="bold"/>`.
    func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
        element.use()
        element.use(attributes: "key", "configurationType", "renderingMode")
        var made = UIImage.SymbolConfiguration(scale: .default)
        if let size = element.number("pointSize") { made = made.applying(UIImage.SymbolConfiguration(pointSize: size)) }
        if let child = element.child(key: "fontDescription"), let font = font(child) {
            made = made.applying(UIImage.SymbolConfiguration(font: font))
        }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        if let scale = element.choice("scale", scales) { made = made.applying(UIImage.SymbolConfiguration(scale: scale)) }
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let weight = element.choice("weight", weights) { made = made.applying(UIImage.SymbolConfiguration(weight: weight)) }
        return made
    }
}
