// The names are those that xibs have for the values.

@_spi(SliderKit) extension UIView.ContentMode: InspectableChoice {
    /// In the order of Interface Builder's menu.
    public static var choices: [(name: String, value: UIView.ContentMode)] {
        [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw),
            ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
            ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
        ]
    }
}

@_spi(SliderKit) extension UISemanticContentAttribute: InspectableChoice {
    /// In the order of Interface Builder's menu.
    public static var choices: [(name: String, value: UISemanticContentAttribute)] {
        [
            ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial), ("forceLeftToRight", .forceLeftToRight),
            ("forceRightToLeft", .forceRightToLeft),
        ]
    }
}

@_spi(SliderKit) extension UIControl.ContentHorizontalAlignment: InspectableChoice {
    /// In the order of Interface Builder's buttons.
    public static var choices: [(name: String, value: UIControl.ContentHorizontalAlignment)] {
        [("leading", .leading), ("left", .left), ("center", .center), ("right", .right), ("trailing", .trailing), ("fill", .fill)]
    }
}

@_spi(SliderKit) extension UIControl.ContentVerticalAlignment: InspectableChoice {
    /// In the order of Interface Builder's buttons.
    public static var choices: [(name: String, value: UIControl.ContentVerticalAlignment)] {
        [("top", .top), ("center", .center), ("bottom", .bottom), ("fill", .fill)]
    }
}
