/// What the keys and numbers of old xibs are called in newer ones.
@MainActor
enum OldNibNames {
    /// `IBUISlider` is a `<slider>`.
    static func element(_ className: String) -> String {
        switch className {
        case "IBProxyObject": "placeholder"
        case "IBUIAccessibilityConfiguration": "accessibility"
        default: plain(className)
        }
    }

    /// Without Interface Builder's prefix, and with a small letter at the beginning.
    private static func plain(_ name: String) -> String {
        let bare = name.hasPrefix("IBUI") ? name.dropFirst(4) : name.hasPrefix("IB") ? name.dropFirst(2) : name[...]
        let capitals = bare.prefix { $0.isUppercase }.count
        // `MKMapView` is a `mapView`.
        let rest = name.hasPrefix("IBUI") || capitals < 2 ? bare : bare.dropFirst(capitals - 1)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    static func attribute(_ key: String, of className: String) -> String {
        switch (className, key) {
        case (_, "IBUIAdjustsFontSizeToFit"): "adjustsFontSizeToFit"
        case (_, "IBUISystemItemIdentifier"): "systemItem"
        case ("IBUIViewController", "IBUIView"), ("IBUITableViewController", "IBUIView"): "view"
        default: plain(key)
        }
    }

    /// Keys that say how Interface Builder showed an object, or repeat what the tree of objects says.
    static func isCanvas(_ key: String, of child: NibElement) -> Bool {
        if canvas.contains(key) || key.hasPrefix("IBUISimulated") { return true }
        // A stretched area of nothing and of everything are the same.
        return key == "IBUIContentStretch" && ["{{0, 0}, {0, 0}}", "{{0, 0}, {1, 1}}"].contains(child.text)
    }

    private static let canvas: Set<String> = [
        "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "NSFrameMatrix", "NSFrame", "NSFrameSize",
        "targetRuntimeIdentifier", "IBUIParentViewController", "IBUINavigationBar", "IBUIToolbar", "IBUITabBar", "IBUIAutoshrinkMode",
        "IBUIInterfaceBuilderOrientation",
    ]

    /// Keys whose text is geometry.
    static let geometry: [String: String] = [
        "IBUIShadowOffset": "size", "IBUITitleShadowOffset": "size", "IBUIContentSize": "size", "IBUIContentEdgeInsets": "inset",
        "IBUITitleEdgeInsets": "inset", "IBUIImageEdgeInsets": "inset", "IBUIContentInset": "inset", "IBUIScrollIndicatorInsets": "inset",
    ]

    /// The names for a key's numbers; nil for a key whose number is one.
    static func names(_ key: String, of className: String) -> [String]? { own[className]?[key] ?? common[key] }

    private static let common: [String: [String]] = [
        "IBUIContentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
            "bottomLeft", "bottomRight",
        ],
        "IBUIContentHorizontalAlignment": ["center", "left", "right", "fill"], "IBUIContentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "IBUITextAlignment": ["left", "center", "right", "justified", "natural"],
        "IBUILineBreakMode": ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"],
        "IBUIBaselineAdjustment": ["alignBaselines", "alignCenters", "none"],
        "IBUIIndicatorStyle": ["default", "black", "white"], "IBUIBarStyle": ["default", "black", "blackTranslucent"],
        "IBUIButtonType": ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"],
        "IBUIProgressViewStyle": ["default", "bar"], "IBUIBorderStyle": ["none", "line", "bezel", "roundedRect"],
        "IBUIClearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "IBUIAutocapitalizationType": ["none", "words", "sentences", "allCharacters"], "IBUIAutocorrectionType": ["default", "no", "yes"],
        "IBUIKeyboardAppearance": ["default", "alert"],
        "IBUIKeyboardType": ["default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter"],
        "IBUIReturnKeyType": ["default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall"],
        "IBUISystemItemIdentifier": [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks", "search",
            "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
        ],
    ]

    private static let own: [String: [String: [String]]] = [
        "IBUIActivityIndicatorView": ["IBUIStyle": ["whiteLarge", "white", "gray"]],
        "IBUIBarButtonItem": ["IBUIStyle": ["plain", "bordered", "done"]], "IBUITableView": ["IBUIStyle": ["plain", "grouped"]],
    ]

    /// What a key that is left out means where newer xibs say it, or mean something else by leaving it out.
    static let defaults: [String: [String: String]] = [
        "IBUILabel": ["textAlignment": "left", "lineBreakMode": "tailTruncation", "adjustsFontSizeToFit": "YES", "numberOfLines": "1"],
        "IBUIActivityIndicatorView": ["style": "white", "hidesWhenStopped": "YES"],
    ]

    /// The bits of accessibility traits, from the lowest.
    static let traits = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled", "updatesFrequently", "searchField",
        "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn", "", "header",
    ]
}
