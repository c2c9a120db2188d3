/// What a button shows in each state, by the states' raw values.
struct ButtonContent {
    var titles: [UInt: String] = [:]
    var attributedTitles: [UInt: NSAttributedString] = [:]
    var titleColors: [UInt: UIColor] = [:]
    var shadowColors: [UInt: UIColor] = [:]
    var images: [UInt: UIImage] = [:]
    var backgroundImages: [UInt: UIImage] = [:]
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]

    /// What is set for exactly that state; the focus alone makes no other state (choice).
    func exact<Value>(_ values: KeyPath<ButtonContent, [UInt: Value]>, _ state: UIControl.State) -> Value? {
        let values = self[keyPath: values]
        return values[state.rawValue] ?? values[state.subtracting(.focused).rawValue]
    }

    func find<Value>(_ values: KeyPath<ButtonContent, [UInt: Value]>, _ state: UIControl.State) -> Value? {
        exact(values, state) ?? self[keyPath: values][0]
    }
}

/// The views of a button's parts, each made when it is needed.
struct ButtonViews {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var background: UIImageView?
    var plate: ButtonPlate?
    /// The image that was asked for last, and what it became.
    var treated: (source: UIImage, treatment: ButtonPictures.Treatment, tint: UIColor, isTemplate: Bool, result: UIImage)?
    var treatedBackground: (source: UIImage, treatment: ButtonPictures.Treatment, tint: UIColor, isTemplate: Bool, result: UIImage)?
    /// The shadow's offset as the label's owner set it, while it is reversed.
    var shadowOffset: CGSize?
}

/// A button's three edge insets.
struct ButtonInsets {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
}
