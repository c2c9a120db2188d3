extension UIStackView {
    /// Takes what a `<stackView>` element says; its subviews are there already.
    func decodeStackViewNib(_ nib: NibCoder) {
        let element = nib.element
        for view in subviews { addArrangedSubview(view) }
        if element["axis"] == "vertical" { axis = .vertical }
        if let value = element.choice("distribution", Self.distributions) { distribution = value }
        if let value = element.choice("alignment", Self.nibAlignments) { alignment = value }
        if let spacing = element.number("spacing") { self.spacing = spacing }
        if let relative = element.flag("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = relative }
        if let onBaselines = element.flag("baselineRelativeArrangement") { isBaselineRelativeArrangement = onBaselines }
        element.use(attributes: "spacingType")
    }

    private static let distributions: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]

    private static let nibAlignments: [String: Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
