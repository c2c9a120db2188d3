/// A trait by its type, as `registerForTraitChanges` takes it.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nobody specified one.
    static var defaultValue: Value { get }
}

/// Some trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
/// Phone, tablet, …
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: CGFloat { 0 }
}
/// How much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// How much room there is down.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// Whether the user asked for stronger contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// What the trait is where nobody sets it.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

extension UITraitCollection {
    /// Whether a trait has different values in the two; false for traits that are not the system's.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        let (a, b) = (values, other.values)
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): return a.userInterfaceStyle != b.userInterfaceStyle
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): return a.userInterfaceIdiom != b.userInterfaceIdiom
        case ObjectIdentifier(UITraitLayoutDirection.self): return a.layoutDirection != b.layoutDirection
        case ObjectIdentifier(UITraitDisplayScale.self): return a.displayScale != b.displayScale
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): return a.horizontalSizeClass != b.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): return a.verticalSizeClass != b.verticalSizeClass
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            return a.preferredContentSizeCategory != b.preferredContentSizeCategory
        case ObjectIdentifier(UITraitAccessibilityContrast.self): return a.accessibilityContrast != b.accessibilityContrast
        default: return false
        }
    }
}
