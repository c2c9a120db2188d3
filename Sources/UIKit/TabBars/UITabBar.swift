@_spi(SliderKit) import QuartzCore

/// A bar of items at the bottom of the screen, of which one is selected: 49 points high above the safe area, 32 where the screen is low.
///
/// It has the classic look, whichever look sliders have. (choice)
@preconcurrency @MainActor
open class UITabBar: UIView {
    var itemList: [UITabBarItem] = []
    var buttons: [TabBarButton] = []
    var chosen: UITabBarItem?
    let backdrop = CALayer()
    let line = CALayer()
    /// Asked about a tap before the delegate hears of it.
    var onTap: ((UITabBarItem) -> Bool)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTabBar()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabBar()
        if let nib = coder as? NibCoder { decodeTabBarNib(nib) }
    }

    /// One of zero size.
    public convenience init(_: Never...) { self.init(frame: .zero) }

    /// Whom to tell of taps; held weakly. The bar of a tab bar controller has the controller.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, from the leading side. Default nil.
    open var items: [UITabBarItem]? {
        get { itemList.isEmpty ? nil : itemList }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the items; animated, the new ones fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }
    /// The selected item. Default nil. Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        get { chosen }
        set { choose(newValue) }
    }
    /// Light or dark. Default `.default`: as the traits.
    open var barStyle = UIBarStyle.default {
        didSet {
            styled(.barStyle, \UITabBar.barStyle, barStyle)
            lookChanged()
        }
    }
    /// The colour of the bar itself. Default nil: of the style.
    open var barTintColor: UIColor? {
        didSet {
            styled(.barTintColor, \UITabBar.barTintColor, barTintColor)
            lookChanged()
        }
    }
    /// The colour of the items that are not selected. Default nil: gray. The selected one has the tint.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            styled(.unselectedTint, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            lookChanged()
        }
    }
    /// Whether what is behind shines through. Default true: the standard colour is then 0.97 opaque.
    open var isTranslucent = true {
        didSet {
            styled(.isTranslucent, \UITabBar.isTranslucent, isTranslucent)
            lookChanged()
        }
    }
    /// A picture in the bar's colour's place, stretched. Default nil.
    open var backgroundImage: UIImage? {
        didSet {
            styled(.tabBackgroundImage, \UITabBar.backgroundImage, backgroundImage)
            lookChanged()
        }
    }
    /// The picture in the line's place above the bar, if there is a `backgroundImage` too. An empty image hides the line. Default nil.
    open var shadowImage: UIImage? {
        didSet {
            styled(.shadowImage, \UITabBar.shadowImage, shadowImage)
            lookChanged()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTabBar()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: itemHeight + (window?.safeAreaInsets.bottom ?? 0))
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: itemHeight) }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookChanged()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookChanged()
    }
}
