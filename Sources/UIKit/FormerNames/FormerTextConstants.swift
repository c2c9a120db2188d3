// Constants of text, layout and windows before Swift 4.2 gathered them in the types that they belong to.

/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// A weight of letters.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

/// A priority of constraints.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required
/// A priority of constraints.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// A priority of constraints.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// A priority of constraints.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// A level of windows.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
/// A level of windows.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
/// A level of windows.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// A key of text attributes.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

extension NSUnderlineStyle {
    /// No line.
    @available(*, deprecated, message: "Use []")
    public static var styleNone: NSUnderlineStyle { [] }
    /// A single line.
    @available(*, deprecated, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
}

extension NSNotification.Name {
    /// `UIContentSizeCategory.didChangeNotification`.
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
}
