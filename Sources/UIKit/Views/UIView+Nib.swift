extension UIView {
    /// Takes what a `<view>` element, or one of a view's subclass, says of any view; subviews are made on the way.
    func decodeNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let rect = element.child(key: "frame") {
            frame = builder.rect(rect)
        } else if let inset = element.child(key: "frameInset") {
            // Distances from the superview, which has no size yet; constraints or the mask make up for those of the far sides.
            frame = CGRect(
                x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: inset.number("width") ?? 0, height: inset.number("height") ?? 0)
            inset.use(attributes: "maxX", "maxY")
        }
        let excluded = NibVariations.excluded(element)
        decodeNibLooks(element, builder)
        decodeNibBehaviour(element)
        decodeNibLayout(element, builder, excluded)
        decodeNibChildren(element, builder, excluded)
        useCanvasElements(element)
    }

    private func decodeNibLooks(_ element: NibElement, _ builder: NibBuilder) {
        if let value = element.choice("contentMode", Self.contentModes) { contentMode = value }
        if let alpha = element.number("alpha") { self.alpha = alpha }
        if let hidden = element.flag("hidden") { isHidden = hidden }
        if let opaque = element.flag("opaque") { isOpaque = opaque }
        if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") { clipsToBounds = clips }
        if let clears = element.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
        if let color = builder.color("backgroundColor", of: element) { backgroundColor = color }
        if let color = builder.color("tintColor", of: element) { tintColor = color }
        if let value = element.choice("semanticContentAttribute", Self.semantics) { semanticContentAttribute = value }
    }

    private func decodeNibBehaviour(_ element: NibElement) {
        if let tag = element.integer("tag") { self.tag = tag }
        if let takes = element.flag("userInteractionEnabled") { isUserInteractionEnabled = takes }
        if let multiple = element.flag("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
        if let exclusive = element.flag("exclusiveTouch") { isExclusiveTouch = exclusive }
        guard let accessibility = element.children.first(where: { $0.name == "accessibility" }) else { return }
        accessibility.use()
        accessibility.use(attributes: "key")
        if let label = accessibility["label"] { accessibilityLabel = label }
        if let hint = accessibility["hint"] { accessibilityHint = hint }
        if let value = accessibility["value"] { accessibilityValue = value }
        if let identifier = accessibility["identifier"] { accessibilityIdentifier = identifier }
        for child in accessibility.children {
            switch (child.name, child.peek("key")) {
            case ("bool", "isElement"):
                child.use()
                isAccessibilityElement = child.flag("value") ?? isAccessibilityElement
                child.use(attributes: "key")
            case ("accessibilityTraits", _): accessibilityTraits = Self.traits(child)
            default: break
            }
        }
    }

    private static func traits(_ element: NibElement) -> UIAccessibilityTraits {
        element.use()
        element.use(attributes: "key")
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
            ("header", .header), ("adjustable", .adjustable), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
            ("searchField", .searchField), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("playsSound", .playsSound),
            ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn),
        ]
        var traits: UIAccessibilityTraits = []
        for (name, trait) in names where element.flag(name) == true { traits.insert(trait) }
        return traits
    }

    private func decodeNibLayout(_ element: NibElement, _ builder: NibBuilder, _ excluded: Set<String>) {
        if let mask = element.child(key: "autoresizingMask") {
            autoresizingMask = Self.mask(mask)
        }
        if let resizes = element.flag("autoresizesSubviews") { autoresizesSubviews = resizes }
        if let translates = element.flag("translatesAutoresizingMaskIntoConstraints") { translatesAutoresizingMaskIntoConstraints = translates }
        let priority = { (name: String) in element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) } }
        if let value = priority("horizontalHuggingPriority") { setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") { setContentCompressionResistancePriority(value, for: .horizontal) }
        if let value = priority("verticalCompressionResistancePriority") { setContentCompressionResistancePriority(value, for: .vertical) }
        if let follows = element.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = follows }
        if let follows = element.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = follows }
        if let margins = element.child(key: "layoutMargins") { layoutMargins = builder.insets(margins) }
        if let margins = element.child(key: "directionalLayoutMargins") {
            let insets = builder.insets(margins)
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: margins.number("leading") ?? insets.left, bottom: insets.bottom,
                trailing: margins.number("trailing") ?? insets.right)
        }
        for constraint in element.list("constraints") {
            builder.keep(constraint: constraint, of: self, isInstalled: !excluded.contains(constraint.peek("id") ?? ""))
        }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guide.use()
            if let id = guide["id"], let known = nibGuide(guide["key"]) { builder.objects[id] = known }
        }
    }

    private func decodeNibChildren(_ element: NibElement, _ builder: NibBuilder, _ excluded: Set<String>) {
        for child in element.list("subviews") {
            guard let made = builder.make(child) else { continue }
            guard let view = made as? UIView else {
                builder.tell("<\(child.name)> is no view and can't be a subview; it is left out", at: child)
                continue
            }
            if !excluded.contains(child.peek("id") ?? "") { addSubview(view) }
        }
        for child in element.list("gestureRecognizers") {
            if let recognizer = builder.make(child) as? UIGestureRecognizer { addGestureRecognizer(recognizer) }
        }
    }

    private func nibGuide(_ key: String?) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    private static let canvasElements: Set<String> = [
        "nil", "point", "animations", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics",
        "simulatedOrientationMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedNavigationBarMetrics",
    ]

    /// What only Interface Builder's canvas shows.
    private func useCanvasElements(_ element: NibElement) {
        element.use(
            attributes: "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
            "restorationIdentifier", "simulatedAppContext", "viewContentMode", "customModuleProvider", "horizontalCompressionResistancePriority")
        for child in element.children where Self.canvasElements.contains(child.name) && !child.isUsed { child.useWhole() }
        if let size = element.children.first(where: { $0.peek("key") == "freeformSize" }) { size.useWhole() }
    }

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static func mask(_ element: NibElement) -> AutoresizingMask {
        let parts: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        var mask: AutoresizingMask = []
        for (name, part) in parts where element.flag(name) == true { mask.insert(part) }
        return mask
    }
}
