/// The bar on top of a navigation controller: title in the middle, buttons at both ends. 44 points high below the status bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    var itemStack: [UINavigationItem] = []
    var content: NavigationBarContent?
    /// Where taps on the back button go.
    var onBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        (coder as? NibCoder).map(decodeItemsNib)
    }

    /// One of zero size.
    public convenience init(_: Never...) { self.init(frame: .zero) }

    /// Light or dark. Default `.default`: as the traits.
    open var barStyle = UIBarStyle.default {
        didSet {
            styled(.barStyle, \UINavigationBar.barStyle, barStyle)
            lookChanged()
        }
    }
    /// The colour of the bar itself. Default nil: of the style.
    open var barTintColor: UIColor? {
        didSet {
            styled(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
            lookChanged()
        }
    }
    /// Whether what is behind shines through. Default true: the standard colour is then 0.97 opaque.
    open var isTranslucent = true {
        didSet {
            styled(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
            lookChanged()
        }
    }
    /// How the title is drawn. Default nil: semibold 17 in the label colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            styled(.titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
            itemsChanged()
        }
    }
    /// The picture in the line's place beneath the bar. An empty image hides the line. Default nil.
    open var shadowImage: UIImage? {
        didSet {
            styled(.shadowImage, \UINavigationBar.shadowImage, shadowImage)
            lookChanged()
        }
    }
    /// The items, root first; the last one is shown.
    open var items: [UINavigationItem]? {
        get { itemStack.isEmpty ? nil : itemStack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }
    /// The item beneath it, which names the back button.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }
    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }
    /// Shows an item above the others.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { replaceItems(itemStack + [item], animated: animated) }
    /// Takes the top item off.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = itemStack.last else { return nil }
        replaceItems(Array(itemStack.dropLast()), animated: animated)
        return top
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UINavigationBar.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height) }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsChanged()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookChanged()
    }
    /// The height without the status bar's part, in points (classic look).
    static let height: CGFloat = 44
}

/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
