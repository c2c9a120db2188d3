extension UITraitCollection.Values {
    /// These values, replaced by those that the other specifies.
    func merging(_ other: Self) -> Self {
        var result = self
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.displayScale > 0 { result.displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            result.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
        if other.sliderLook != nil { result.sliderLook = other.sliderLook }
        return result
    }
}

extension UITraitCollection {
    /// The traits outside any view: the screen's.
    static var fallback: UITraitCollection {
        // Colours and fonts are values that other threads may ask about, where no screen may be touched: they see a plain phone (choice).
        isOnMainActor ? onMainThread(()) { UIScreen.main.traitCollection } : elsewhere
    }

    /// The main queue's work runs on another thread than the main one once a program has called `dispatchMain()`, as test runners do.
    private static var isOnMainActor: Bool { MainQueueMark.isMain }

    private static let elsewhere: UITraitCollection = {
        var values = Values()
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.displayScale = 2
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        return UITraitCollection(values)
    }()

    nonisolated(unsafe) private static var lastPhone: (size: CGSize, scale: CGFloat, traits: UITraitCollection)?

    /// The traits of a phone upright or on its side, in light style and with the default text size.
    @_spi(SliderKit)
    public static func phone(size: CGSize, scale: CGFloat) -> UITraitCollection {
        if let last = lastPhone, last.size == size, last.scale == scale { return last.traits }
        var values = Values()
        let isPad = min(size.width, size.height) >= 700
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = isPad ? .pad : .phone
        values.layoutDirection = .leftToRight
        values.displayScale = scale
        // On its side a phone is wide only if it is one of the large ones.
        values.horizontalSizeClass = isPad || size.width > size.height && size.height >= 414 ? .regular : .compact
        values.verticalSizeClass = isPad || size.height >= size.width ? .regular : .compact
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        let traits = UITraitCollection(values)
        lastPhone = (size, scale, traits)
        return traits
    }
}
