/// A control that does something when it is tapped: a title, an image, or both, on a background.
///
/// What it shows depends on its state; what is not set for a state is what is set for `.normal`. A button with a `configuration` is laid out and
/// coloured by that instead of by its type and edge insets.
@preconcurrency @MainActor
open class UIButton: UIControl {
    var ownType = ButtonType.custom
    var content = ButtonContent()
    var views = ButtonViews()
    var insets = ButtonInsets()
    var ownConfiguration: Configuration?
    var configurationIsDue = false
    /// The key that presses the button now.
    var pressedKey: UIKeyboardHIDUsage?
    /// Whether it was drawn dimmed last: from there it fades back.
    var wasDimmed = false

    // MARK: Making

    /// A button of the custom type, with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// A button from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeButton(coder)
    }

    /// A button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// A button with an action for `.primaryActionTriggered`, whose title and image it shows.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button that looks as a configuration says, with an action whose title and image it shows where the configuration has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// A button of the system's type with an image that sends an action when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = AppearanceProxyMaker.make(self)
        button.take(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
    }

    /// The type that it was made as. Default `.custom`.
    open var buttonType: UIButton.ButtonType { ownType }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state.rawValue] = title } }
    /// Sets a title with attributes for a state; it counts before a plain title of the same state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { $0.attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) } }
    }
    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.buttonTitleColor(state), { ($0 as? UIButton)?.setTitleColor(color, for: state) })
        change { $0.titleColors[state.rawValue] = color }
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.buttonShadowColor(state), { ($0 as? UIButton)?.setTitleShadowColor(color, for: state) })
        change { $0.shadowColors[state.rawValue] = color }
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state.rawValue] = image } }
    /// Sets the image behind title and image for a state, stretched over the background.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.buttonBackgroundImage(state), { ($0 as? UIButton)?.setBackgroundImage(image, for: state) })
        change { $0.backgroundImages[state.rawValue] = image }
    }
    /// Sets how symbols are shown for a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        styled(.buttonSymbol(state), { ($0 as? UIButton)?.setPreferredSymbolConfiguration(configuration, forImageIn: state) })
        change { $0.symbols[state.rawValue] = configuration }
    }

    /// The title for a state, else that for `.normal`.
    open func title(for state: UIControl.State) -> String? { content.find(\.titles, state) }
    /// The title with attributes for a state, else that for `.normal`.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.find(\.attributedTitles, state) }
    /// The title's colour for a state, else that for `.normal`, else the type's.
    open func titleColor(for state: UIControl.State) -> UIColor? { color(for: state) }
    /// The colour of the title's shadow for a state, else that for `.normal`.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.find(\.shadowColors, state) }
    /// The image for a state, else that for `.normal`.
    open func image(for state: UIControl.State) -> UIImage? { content.find(\.images, state) }
    /// The background image for a state, else that for `.normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.find(\.backgroundImages, state) }
    /// How symbols are shown for a state, else for `.normal`.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content.find(\.symbols, state)
    }

    /// The title now.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes now.
    open var currentAttributedTitle: NSAttributedString? { shownAttributedTitle }
    /// The title's colour now.
    open var currentTitleColor: UIColor { color(for: state) }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image now.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// How symbols are shown now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    // MARK: Views

    /// The view of the title, made when it is needed. Its text and colours follow the state; font, lines and shadow offset are yours.
    open var titleLabel: UILabel? {
        let label = views.title ?? makeTitleLabel()
        fillTitle()
        return label
    }
    /// The view of the image, made when it is needed.
    open var imageView: UIImageView? {
        let view = views.image ?? makeImageView()
        fillImage()
        return view
    }
    /// The view of a configuration's subtitle; nil without one.
    open var subtitleLabel: UILabel? {
        fillSubtitle()
        return views.subtitle
    }

    // MARK: Layout

    /// The room around title and image, in points. Default zero, which leaves some room above and below titles.
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set {
            styled(.buttonContentInsets, \UIButton.contentEdgeInsets, newValue)
            setInsets(newValue, \.content)
        }
    }
    /// How the title's rectangle is moved and shrunk after the layout, in points. Does not change the size that fits. Default zero.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { setInsets(newValue, \.title) }
    }
    /// The same for the image.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { setInsets(newValue, \.image) }
    }
    /// Where the background goes. Default: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image go. Default: the bounds less the content's insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title goes.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
    /// Where the image goes.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { contentSize(within: .zero) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfDue()
        layoutParts()
    }
    open override var forFirstBaselineLayout: UIView { views.title ?? self }
    open override var forLastBaselineLayout: UIView { views.subtitle ?? views.title ?? self }

    // MARK: Behaviour

    /// Whether the image is drawn darker while the button is highlighted, where that state has no image of its own. Default true.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// Whether the image is drawn lighter while the button is disabled, where that state has no image of its own. Default true.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    /// Whether the title's shadow changes sides while the button is highlighted. Default false.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }
    /// Whether a tap switches `isSelected` on and off, and tells so by `.valueChanged`. Default false.
    open var changesSelectionAsPrimaryAction = false

    /// Title, image, colours and layout together. Default nil: the button's type and insets count.
    open var configuration: UIButton.Configuration? {
        get { ownConfiguration }
        set { setConfiguration(newValue) }
    }
    /// Whether the configuration's colours follow the button's state. Default true.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    /// Called when the state changed, before the next frame, to change the configuration. Default nil.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Has `updateConfiguration()` called before the next frame.
    open func setNeedsUpdateConfiguration() {
        configurationIsDue = true
        setNeedsLayout()
    }
    /// Changes the configuration for the state. Default: calls the update handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Keys and accessibility

    /// A button can have the focus while it is enabled, shown and takes interaction.
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Space and Return press the button; it acts when they are released, as for a finger.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !beginKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endKey($0, acts: true) }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endKey($0, acts: false) }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    /// What was set, else the titles that are shown.
    open override var accessibilityLabel: String? {
        get { accessibilityBox?.label ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? spokenTraits }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: For UIView and UIControl

    override class var drawsNothing: Bool { self == UIButton.self }
    override func controlStateDidChange() {
        if ownConfiguration != nil || configurationUpdateHandler != nil { configurationIsDue = true }
        setNeedsLayout()
    }
    override func inheritedLooksDidChange() {
        if ownConfiguration != nil { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }
    override func didSendTouchUpInside(with event: UIEvent?) { finishTap(event) }
}
