@_spi(SliderKit) import CoreGraphics

/// A line of text that the user edits by a keyboard: a hardware keyboard here, so that nothing covers the screen.
///
/// A touch begins editing and puts the caret where it landed; a double tap selects a word, a drag while editing moves the caret. Arrows, Home and
/// End move the caret, with Shift they select, with Option by words; Command and A select everything.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    let storage = NSMutableAttributedString()
    var placeholderStorage: NSAttributedString?
    var plainPlaceholder: String?
    var attributes: [NSAttributedString.Key: Any] = [:]
    var ownTraits = Traits()
    /// In UTF-16 units: where the selection began, and where the caret is.
    var selection = (anchor: 0, head: 0)
    var isInEditing = false
    /// How far the text is moved to the left, in points, so that the caret is seen.
    var scrolled: CGFloat = 0
    var caretBlink: CaretBlink?
    var lastTap: (time: TimeInterval, point: CGPoint)?
    let canvas = TextFieldCanvas()
    let caret = UIView()
    var clearButton: TextFieldClearButton?

    /// A field with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        decodeField(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeField(coder)
    }

    // MARK: Text

    /// What the field holds; never nil. Setting it tells nobody and moves the caret to the end.
    open var text: String? {
        get { storage.string }
        set { setText(newValue.map { NSAttributedString(string: $0, attributes: attributes) }) }
    }
    /// The same with attributes. Those of the first letter become the field's.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: storage) }
        set { setAttributed(newValue) }
    }
    /// What is shown, in gray, while there is no text. Default nil.
    open var placeholder: String? {
        get { plainPlaceholder ?? placeholderStorage?.string }
        set { setPlaceholder(newValue) }
    }
    /// The same with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { drawnPlaceholder }
        set { setPlaceholder(newValue) }
    }
    /// The text's colour. Default `.label`.
    open var textColor: UIColor? {
        get { attributes[.foregroundColor] as? UIColor ?? .label }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }
    /// The text's font. Default the system's in 17 points.
    open var font: UIFont? {
        get { attributes[.font] as? UIFont ?? Self.standardFont }
        set {
            setAttribute(.font, newValue ?? Self.standardFont)
            invalidateIntrinsicContentSize()
        }
    }
    /// Where the text stands across. Default `.natural`: where lines begin.
    open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
    /// What new text looks like. Setting it changes all text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes.merging([.font: font as Any, .foregroundColor: textColor as Any]) { own, _ in own } }
        set { setAttributes(newValue) }
    }
    /// Whether text that is too long is made smaller, down to `minimumFontSize`. Default false.
    open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
    /// The smallest size, in points. Default 0.
    open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }
    /// Whether the font follows the user's text size. Default false.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Looks

    /// What surrounds the text. Default `.none`.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet {
            invalidateIntrinsicContentSize()
            contentChanged()
            setNeedsDisplay()
        }
    }
    /// A picture behind the text; shown with the border styles `.none` only. (choice: with the others the border is drawn) Default nil.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    /// The same while the field is disabled; nil: `background`.
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    /// When the button that takes the text away is shown, if there is text. Default never.
    open var clearButtonMode = UITextField.ViewMode.never { didSet { contentChanged() } }
    /// A view where the text begins. Default nil.
    open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
    /// When it is shown. Default never.
    open var leftViewMode = UITextField.ViewMode.never { didSet { contentChanged() } }
    /// A view where the text ends. Default nil.
    open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
    /// When it is shown, in place of the clear button. Default never.
    open var rightViewMode = UITextField.ViewMode.never { didSet { contentChanged() } }

    // MARK: Editing

    /// Has a say in editing. Held weakly. Default nil.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the user edits the text now.
    open var isEditing: Bool { isInEditing }
    /// Whether the text is taken away when editing begins. Default false.
    open var clearsOnBeginEditing = false
    /// Whether the next text that is inserted takes the place of all. Default false.
    open var clearsOnInsertion = false
    /// Whether there is any text.
    open var hasText: Bool { storage.length > 0 }
    /// Puts text where the caret is, or in place of what is selected, and sends `.editingChanged`. The delegate isn't asked. (choice)
    open func insertText(_ text: String) { insert(text, asking: false) }
    /// Takes away what is selected, or the letter before the caret, and sends `.editingChanged`. The delegate isn't asked. (choice)
    open func deleteBackward() { delete(.backward, byWord: false, asking: false) }
    /// Selects everything, if the field is edited.
    open func selectAll(_ sender: Any?) { select(0, storage.length) }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { finishEditing() }
    open override var canBecomeFocused: Bool { isEnabled && !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedItem === self, !isInEditing { becomeFirstResponder() }
    }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !takeKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        followTouch(touch)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { takeTap(touch) }
    }
    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            if !newValue, isInEditing { endEditing(true) }
            setNeedsDisplay()
            canvas.setNeedsDisplay()
        }
    }

    // MARK: Places

    /// Where the text stands.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, editing: false) }
    /// Where it stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, editing: true) }
    /// Where the placeholder stands. Default: where the text would.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isInEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// Where the border is. Default: around the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the button is that takes the text away.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(bounds) }
    /// Where `leftView` is: at the leading end.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, leading: true) }
    /// Where `rightView` is: at the trailing end.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, leading: false) }
    /// Draws the text into a rectangle of the field.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    /// Draws the placeholder into a rectangle of the field.
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

    open override func draw(_ rect: CGRect) { paintBorder() }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutField()
    }
    open override var intrinsicContentSize: CGSize { fieldSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let changes = newValue.size != super.bounds.size
            super.bounds = newValue
            if changes { setNeedsDisplay() }
        }
    }
    override func controlStateDidChange() {
        super.controlStateDidChange()
        contentChanged()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        canvas.setNeedsDisplay()
    }
    override func inheritedLooksDidChange() {
        super.inheritedLooksDidChange()
        contentChanged()
        setNeedsDisplay()
    }

    // MARK: UITextInputTraits

    /// Which letters the keyboard makes capital. Default sentences.
    open var autocapitalizationType: UITextAutocapitalizationType { get { ownTraits.autocapitalization } set { ownTraits.autocapitalization = newValue } }
    /// Whether the keyboard corrects. Default: as the keyboard does.
    open var autocorrectionType: UITextAutocorrectionType { get { ownTraits.autocorrection } set { ownTraits.autocorrection = newValue } }
    /// Whether spelling is checked. Default: as the keyboard does.
    open var spellCheckingType: UITextSpellCheckingType { get { ownTraits.spellChecking } set { ownTraits.spellChecking = newValue } }
    /// Whether quotation marks are made typographic. Default: as the keyboard does.
    open var smartQuotesType: UITextSmartQuotesType { get { ownTraits.smartQuotes } set { ownTraits.smartQuotes = newValue } }
    /// Whether dashes are made typographic. Default: as the keyboard does.
    open var smartDashesType: UITextSmartDashesType { get { ownTraits.smartDashes } set { ownTraits.smartDashes = newValue } }
    /// Whether spaces are set at pasting. Default: as the keyboard does.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { ownTraits.smartInsertDelete } set { ownTraits.smartInsertDelete = newValue } }
    /// Which keys the keyboard has. Default: all.
    open var keyboardType: UIKeyboardType { get { ownTraits.keyboard } set { ownTraits.keyboard = newValue } }
    /// Whether the keyboard is light or dark. Default: as the interface.
    open var keyboardAppearance: UIKeyboardAppearance { get { ownTraits.appearance } set { ownTraits.appearance = newValue } }
    /// The return key's word. Default: the system's.
    open var returnKeyType: UIReturnKeyType { get { ownTraits.returnKey } set { ownTraits.returnKey = newValue } }
    /// Whether the return key waits for text. Default false.
    open var enablesReturnKeyAutomatically: Bool { get { ownTraits.enablesReturnKey } set { ownTraits.enablesReturnKey = newValue } }
    /// Whether letters are shown as dots. Default false.
    open var isSecureTextEntry: Bool {
        get { ownTraits.isSecure }
        set {
            ownTraits.isSecure = newValue
            contentChanged()
        }
    }
    /// What the text is, for suggestions. Default nil: anything.
    open var textContentType: UITextContentType! { get { ownTraits.contentType } set { ownTraits.contentType = newValue } }

    // MARK: Accessibility

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenValue }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
